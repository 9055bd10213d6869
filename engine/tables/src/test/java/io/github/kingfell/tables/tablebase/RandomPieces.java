package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.tables.index.Signature;
import java.util.Optional;
import java.util.Random;

/** Pieces of one material on random squares, and the same as a position. */
final class RandomPieces {
    final PlacedPieces pieces;
    private final Random random;

    RandomPieces(String material, long seed) {
        pieces = new PlacedPieces(new Signature(MaterialKey.strongerWhite(MaterialKey.parse(material))));
        random = new Random(seed);
    }

    /** Puts every piece on a square of its own, pawns on the second to the seventh rank. */
    void place() {
        place(0, 64);
    }

    /** Puts all pieces on the fourth and fifth rank, where they stand in each other's way. */
    void placeInACrowd() {
        place(24, 16);
    }

    private void place(int first, int count) {
        for (int piece = 0; piece < pieces.squares.length; piece++) {
            do {
                pieces.squares[piece] = first + random.nextInt(count);
            } while (isTaken(piece) || pieces.signature.isPawn(piece) && (pieces.squares[piece] >> 3) % 7 == 0);
        }
    }

    private boolean isTaken(int piece) {
        for (int other = 0; other < piece; other++) {
            if (pieces.squares[other] == pieces.squares[piece]) {
                return true;
            }
        }
        return false;
    }

    /** Returns the position; empty when it is illegal. A captured piece is left out. */
    Optional<Position> position(int sideToMove) {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int piece = 0; piece < pieces.squares.length; piece++) {
            if (pieces.squares[piece] != Signature.NONE) {
                builder.put(
                        pieces.squares[piece], Piece.of(pieces.signature.colors[piece], pieces.signature.kinds[piece]));
            }
        }
        try {
            return Optional.of(builder.build());
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }
}
