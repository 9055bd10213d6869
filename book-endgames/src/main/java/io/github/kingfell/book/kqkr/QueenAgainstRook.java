package io.github.kingfell.book.kqkr;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Judges KQKR after Black's moves: the modification of Huberman 1968, chapter 8, for a defender with many moves. The
 * value of a q is the least value of its p, and most black moves lose at once; the lines of the pieces then decide a p.
 * White has the queen. Works on squares, without a board and without allocation.
 */
public final class QueenAgainstRook {
    static final int DISASTER = 0;
    static final int ROOK_SAFE = 1;
    static final int ROOK_FALLS = 2;

    private QueenAgainstRook() {}

    /** True while both pieces are on the board. */
    static boolean holds(Position x) {
        return x.pieces(Color.WHITE, Piece.QUEEN) != 0 && x.pieces(Color.BLACK, Piece.ROOK) != 0;
    }

    /** The stage of a position with both pieces, mates excepted. */
    static int stage(Position x) {
        int wk = x.king(Color.WHITE);
        int bk = x.king(Color.BLACK);
        int queen = Bitboard.first(x.pieces(Color.WHITE, Piece.QUEEN));
        int rook = Bitboard.first(x.pieces(Color.BLACK, Piece.ROOK));
        if (x.sideToMove() == Color.WHITE) {
            return rookFalls(wk, queen, bk, rook) ? ROOK_FALLS : ROOK_SAFE;
        }
        return afterBlack(wk, queen, bk, rook);
    }

    /** The least stage that Black can reach; without a move it is stalemate, because mate has been tested before. */
    private static int afterBlack(int wk, int queen, int bk, int rook) {
        long steps = kingReplies(wk, queen, bk, rook);
        long moves = rookReplies(wk, queen, bk, rook);
        if ((steps | moves) == 0 || Bitboard.contains(steps | moves, queen)) {
            return DISASTER;
        }
        boolean falls = true;
        for (; steps != 0 && falls; steps = Bitboard.rest(steps)) {
            falls = rookFalls(wk, queen, Bitboard.first(steps), rook);
        }
        for (; moves != 0 && falls; moves = Bitboard.rest(moves)) {
            falls = rookFalls(wk, queen, bk, Bitboard.first(moves));
        }
        return falls ? ROOK_FALLS : ROOK_SAFE;
    }

    /** True when Black, to move, can capture the queen, or is stalemated. */
    public static boolean isLost(int wk, int queen, int bk, int rook) {
        long moves = kingReplies(wk, queen, bk, rook) | rookReplies(wk, queen, bk, rook);
        return moves == 0 ? !isInCheck(wk, queen, bk, rook) : Bitboard.contains(moves, queen);
    }

    /** True when the queen attacks the black king. */
    public static boolean isInCheck(int wk, int queen, int bk, int rook) {
        return Bitboard.contains(Attacks.queen(queen, Bitboard.of(wk) | Bitboard.of(rook)), bk);
    }

    /** The squares to which the black king may go. */
    public static long kingReplies(int wk, int queen, int bk, int rook) {
        long others = Bitboard.of(wk) | Bitboard.of(rook);
        long guarded = Attacks.king(wk) | Attacks.queen(queen, others);
        return Attacks.king(bk) & ~guarded & ~Bitboard.of(rook);
    }

    /** The squares to which the rook may go. */
    public static long rookReplies(int wk, int queen, int bk, int rook) {
        long kings = Bitboard.of(wk) | Bitboard.of(bk);
        long legal = 0;
        long moves = Attacks.rook(rook, kings | Bitboard.of(queen)) & ~kings;
        for (; moves != 0; moves = Bitboard.rest(moves)) {
            int to = Bitboard.first(moves);
            if (to == queen || !Bitboard.contains(Attacks.queen(queen, kings | Bitboard.of(to)), bk)) {
                legal |= Bitboard.of(to);
            }
        }
        return legal;
    }

    /** The squares to which the queen may go, captures excepted. */
    public static long queenMoves(int wk, int queen, int bk, int rook) {
        long others = Bitboard.of(wk) | Bitboard.of(bk) | Bitboard.of(rook);
        long legal = 0;
        for (long moves = Attacks.queen(queen, others) & ~others; moves != 0; moves = Bitboard.rest(moves)) {
            int to = Bitboard.first(moves);
            if (!KingsAndRook.isCheck(wk, to, bk, rook)) {
                legal |= Bitboard.of(to);
            }
        }
        return legal;
    }

    /** The squares to which the white king may go, captures excepted. */
    public static long kingMoves(int wk, int queen, int bk, int rook) {
        long guarded = Attacks.king(bk) | Attacks.rook(rook, Bitboard.of(queen) | Bitboard.of(bk));
        return Attacks.king(wk) & ~guarded & ~Bitboard.of(queen) & ~Bitboard.of(rook);
    }

    /** True when White can capture the rook, and neither loses the queen for it nor stalemates. */
    public static boolean rookFalls(int wk, int queen, int bk, int rook) {
        boolean guarded = Bitboard.contains(Attacks.king(bk), rook);
        long kings = Bitboard.of(wk) | Bitboard.of(bk);
        if (Bitboard.contains(Attacks.king(wk), rook) && !guarded && hasMove(rook, queen, bk)) {
            return true;
        }
        boolean byQueen = Bitboard.contains(Attacks.queen(queen, kings | Bitboard.of(rook)), rook);
        boolean safe = !guarded || Bitboard.contains(Attacks.king(wk), rook);
        return byQueen && safe && hasMove(wk, rook, bk);
    }

    /** True when the bare king can move, or is in check, so that it is no stalemate. */
    private static boolean hasMove(int wk, int queen, int bk) {
        long guarded = Attacks.king(wk) | Attacks.queen(queen, Bitboard.of(wk));
        return Bitboard.contains(guarded, bk) || (Attacks.king(bk) & ~guarded & ~Bitboard.of(queen)) != 0;
    }
}
