package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.IllegalPositionException;
import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.PositionBuilder;
import io.github.kingfell.engine.board.Square;

/**
 * The board as an endgame wants to see it: the strong side is White. A Black strong side is mapped by flipping ranks and
 * colours; an endgame may ask for mirrored files as well. This is the only place that knows. Each view is its own
 * inverse.
 */
public final class Perspective {
    private static final int FLIP_RANKS = 56;
    private static final int MIRROR_FILES = 7;

    private final int squareMask;
    private final int colorMask;

    private Perspective(int squareMask, int colorMask) {
        this.squareMask = squareMask;
        this.colorMask = colorMask;
    }

    /** The view on a position of the endgame's material, strong side as given. */
    static Perspective of(Endgame endgame, Position position, int strongSide) {
        Perspective upright = new Perspective(strongSide == Color.BLACK ? FLIP_RANKS : 0, strongSide);
        return endgame.mirrorsFiles(upright.apply(position))
                ? new Perspective(upright.squareMask ^ MIRROR_FILES, strongSide)
                : upright;
    }

    /**
     * The position in this view, without game history. Castling rights are dropped: the strong side does without, and a
     * bare king has none.
     */
    public Position apply(Position position) {
        PositionBuilder view = new PositionBuilder();
        for (int square = 0; square < 64; square++) {
            int man = position.pieceAt(square);
            if (man != Piece.NONE) {
                view.put(square ^ squareMask, Piece.of(Piece.color(man) ^ colorMask, Piece.kind(man)));
            }
        }
        int passed = position.enPassant();
        view.sideToMove(position.sideToMove() ^ colorMask)
                .enPassant(passed == Square.NONE ? passed : passed ^ squareMask);
        try {
            return view.build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException("a legal position stays legal when it is turned", e);
        }
    }

    /** A move, other than castling, into this view or back. */
    public int apply(int move) {
        return Move.of(Move.from(move) ^ squareMask, Move.to(move) ^ squareMask, Move.kind(move));
    }

    /** A move of this view, other than castling, on the board. */
    public int toBoard(int move) {
        return apply(move);
    }

    /** A set of squares of this view, on the board. */
    public long squaresOnBoard(long set) {
        long image = 0;
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            image |= Bitboard.of(Move.from(toBoard(Move.of(square, square, Move.NORMAL))));
        }
        return image;
    }
}
