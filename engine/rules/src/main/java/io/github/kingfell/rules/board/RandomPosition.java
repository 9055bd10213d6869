package io.github.kingfell.rules.board;

import java.util.Random;

/** Positions of a material with its pieces on random squares, for samples and games. */
public final class RandomPosition {
    private RandomPosition() {}

    /**
     * Returns a random legal position with a move to make. The same state of {@code random} gives the same position.
     *
     * @param material as {@link MaterialKey}; there must be such a position
     */
    public static Position draw(long material, int sideToMove, Random random) {
        while (true) {
            PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
            for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                    int count = kind == Piece.KING ? 1 : MaterialKey.count(material, color, kind);
                    for (int i = 0; i < count; i++) {
                        builder.put(emptySquare(builder, random), Piece.of(color, kind));
                    }
                }
            }
            try {
                Position position = builder.build();
                if (new MoveGenerator(position).count(position) > 0) {
                    return position;
                }
            } catch (IllegalPositionException e) {
                // Illegal: try again.
            }
        }
    }

    private static int emptySquare(PositionBuilder builder, Random random) {
        int square = random.nextInt(64);
        return builder.pieceAt(square) == Piece.NONE ? square : emptySquare(builder, random);
    }
}
