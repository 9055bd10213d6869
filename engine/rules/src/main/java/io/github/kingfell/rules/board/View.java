package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * A view of the board: turned by a {@link Symmetry}, and with the colours exchanged when the side of interest is Black.
 * It lets code treat a given side as White. Immutable.
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

    /** Returns this view turned further by a {@link Symmetry}. This view must not exchange files with ranks. */
    public View then(int turn) {
        // Both change squares by xor; the exchange of files with ranks comes last.
        return new View(symmetry ^ turn, colorMask);
    }

    /** Returns the position in this view, without game history, clocks and castling rights. */
    public Position apply(Position position) {
        PositionBuilder view = new PositionBuilder();
        for (int square = 0; square < 64; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                view.put(Symmetry.apply(symmetry, square), Piece.of(Piece.color(piece) ^ colorMask, Piece.kind(piece)));
            }
        }
        int passed = position.enPassant();
        view.sideToMove(position.sideToMove() ^ colorMask)
                .enPassant(passed == Square.NONE ? passed : Symmetry.apply(symmetry, passed));
        try {
            return view.build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException("a legal position must stay legal after a symmetry", e);
        }
    }

    /** Turns a move of the board, other than castling, into this view. */
    public int apply(int move) {
        return Symmetry.applyToMove(symmetry, move);
    }

    /** Turns a move of this view, other than castling, back to the board. */
    public int toBoard(int move) {
        return Symmetry.applyToMove(Symmetry.inverse(symmetry), move);
    }

    /** Turns a set of squares of this view back to the board. */
    public long squaresOnBoard(long set) {
        long image = 0;
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            image |= Bitboard.of(Symmetry.apply(Symmetry.inverse(symmetry), square));
        }
        return image;
    }
}
