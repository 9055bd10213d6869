package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.Orientation;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import org.jspecify.annotations.Nullable;

/**
 * All legal positions of a material with our side, White, to move and not yet mated or stalemated. They are counted up
 * to symmetry and indexed by the number that {@link Orientation} gives them.
 */
final class AdvicePositions {
    /** Each piece takes six bits; with more pieces the arrays indexed by number would be too large. */
    static final int MOST_PIECES = 4;

    private static final int SQUARE_BITS = 6;
    private static final int SQUARE = (1 << SQUARE_BITS) - 1;

    private final int[] pieces;

    /** Receives each position. */
    @FunctionalInterface
    interface Visitor {
        /** @param number from 0 to {@link #size} */
        void visit(int number, Position x);
    }

    /** @param material our pieces, then theirs, at most four */
    AdvicePositions(String material) {
        pieces = pieces(material);
        if (pieces.length > MOST_PIECES) {
            throw new IllegalArgumentException("more than four men: " + material);
        }
    }

    /**
     * Returns the pieces in the order used for numbering: kings, our pieces, their pieces, each group from the pawn up.
     */
    private static int[] pieces(String material) {
        int[] pieces = new int[material.length()];
        pieces[0] = Piece.of(Color.WHITE, Piece.KING);
        pieces[1] = Piece.of(Color.BLACK, Piece.KING);
        int count = 2;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            int second = material.indexOf('K', 1);
            String letters = color == Color.WHITE ? material.substring(1, second) : material.substring(second + 1);
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                for (char letter : letters.toCharArray()) {
                    if (Piece.fromSymbol(letter) == kind) {
                        pieces[count++] = Piece.of(color, kind);
                    }
                }
            }
        }
        return pieces;
    }

    /** Exclusive upper bound of the numbers. */
    int size() {
        return 1 << SQUARE_BITS * pieces.length;
    }

    void forEach(Visitor visitor, EndgameAudit.Progress progress) {
        for (int number = 0; number < size(); number++) {
            if ((number & 0xFFF) == 0) {
                progress.at(number, size(), "asking for advice");
            }
            Position x = position(number);
            if (x != null && Orientation.isCanonical(x) && new MoveGenerator(x).count(x) > 0) {
                visitor.visit(number, x);
            }
        }
    }

    /** Returns the FEN of a visited position. */
    String fen(int number) {
        Position x = position(number);
        if (x == null) {
            throw new IllegalArgumentException("no position " + number);
        }
        return Fen.format(x);
    }

    /** Returns the position of a number with our side to move; null when there is none. */
    private @Nullable Position position(int number) {
        PositionBuilder builder = new PositionBuilder();
        long occupied = 0;
        for (int piece = 0; piece < pieces.length; piece++) {
            int square = number >>> SQUARE_BITS * (pieces.length - 1 - piece) & SQUARE;
            // Most numbers have adjacent kings or two pieces on one square; no position needs to be built for them.
            boolean outside = piece == 0 && Square.file(square) > 3;
            if (outside || (occupied >>> square & 1) != 0) {
                return null;
            }
            occupied |= 1L << square;
            builder.put(square, pieces[piece]);
        }
        try {
            Position x = builder.build();
            return Orientation.number(x) == number ? x : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }
}
