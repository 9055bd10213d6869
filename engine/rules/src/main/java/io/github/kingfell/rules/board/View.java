package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * The board turned by a {@link Symmetry}, and with the colours exchanged when so asked: a position seen by somebody who
 * wants a given side to be White. Immutable.
 */
@Hot
public final class View {
    /** The board as it is. */
    public static final View UPRIGHT = new View(Symmetry.IDENTITY, Color.WHITE);

    private final int symmetry;
    private final int colorMask;

    private View(int symmetry, int colorMask) {
        this.symmetry = symmetry;
        this.colorMask = colorMask;
    }

    /** The view in which a colour, {@link Color#WHITE} or {@link Color#BLACK}, is White and plays up the board. */
    public static View of(int color) {
        return color == Color.WHITE ? UPRIGHT : new View(Symmetry.RANKS, Color.BLACK);
    }

    /** This view turned further, by a {@link Symmetry}. This one must not exchange files with ranks. */
    public View then(int turn) {
        // Both change squares by xor; what exchanges files and ranks comes last.
        return new View(symmetry ^ turn, colorMask);
    }

    /** The position in this view, without game history, clocks and castling rights. */
    public Position apply(Position position) {
        PositionBuilder view = new PositionBuilder();
        for (int square = 0; square < 64; square++) {
            int man = position.pieceAt(square);
            if (man != Piece.NONE) {
                view.put(Symmetry.apply(symmetry, square), Piece.of(Piece.color(man) ^ colorMask, Piece.kind(man)));
            }
        }
        int passed = position.enPassant();
        view.sideToMove(position.sideToMove() ^ colorMask)
                .enPassant(passed == Square.NONE ? passed : Symmetry.apply(symmetry, passed));
        try {
            return view.build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException("a legal position stays legal when it is turned", e);
        }
    }

    /** A move of the board, other than castling, in this view. */
    public int apply(int move) {
        return Symmetry.applyToMove(symmetry, move);
    }

    /** A move of this view, other than castling, on the board. */
    public int toBoard(int move) {
        return Symmetry.applyToMove(Symmetry.inverse(symmetry), move);
    }

    /** A set of squares of this view, on the board. */
    public long squaresOnBoard(long set) {
        long image = 0;
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            image |= Bitboard.of(Symmetry.apply(Symmetry.inverse(symmetry), square));
        }
        return image;
    }
}
