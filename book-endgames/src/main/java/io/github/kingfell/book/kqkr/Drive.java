package io.github.kingfell.book.kqkr;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;

/**
 * The promises of the drive: the number of moves within which the rook is won. A promise depends on the squares of the
 * kings, whether the rook stands next to his king, whether he cuts the white king off, whether he attacks king or
 * queen, and how far the queen is. The numbers come from a resource, which {@code kingfell endgame promises KQKR} fits
 * to the game graph of this ending: they are computed, not derived by an argument.
 */
public final class Drive {
    /** White's moves in the deepest tree that the promises need. */
    public static final int DEEPEST = 8;

    /** The promise of a position that may be lost to checks, or for which nothing is promised. */
    public static final int NEVER = 99;

    /** The number of consecutive checks examined: with fewer, some won positions count as lost. */
    private static final int CHECKS = 6;

    private static final String RESOURCE = "drive.txt";

    private Drive() {}

    /** Reads the resource when the first position is evaluated. */
    private static final class Shipped {
        static final byte[] MOVES = read();
    }

    /** The promise in p, {@link #NEVER} where no branch may end. */
    static int ofWhite(int wk, int queen, int bk, int rook) {
        if (QueenAgainstRook.rookFalls(wk, queen, bk, rook)) {
            return 1;
        }
        return isSafe(wk, queen, bk, rook) ? ofSituation(wk, queen, bk, rook) : NEVER;
    }

    /** The promise at the head of a tree in p, where the rook does not fall at once. */
    static int ofSituation(int wk, int queen, int bk, int rook) {
        return Shipped.MOVES[KingsAndRook.index(wk, queen, bk, rook)];
    }

    /**
     * The promise after q, whatever Black replies. A value above {@code enough} may be too small, but not below
     * {@code enough}.
     */
    static int ofBlack(int wk, int queen, int bk, int rook, int enough) {
        long steps = QueenAgainstRook.kingReplies(wk, queen, bk, rook);
        long moves = QueenAgainstRook.rookReplies(wk, queen, bk, rook);
        if ((steps | moves) == 0) {
            return QueenAgainstRook.isInCheck(wk, queen, bk, rook) ? 0 : NEVER;
        }
        if (Bitboard.contains(steps | moves, queen)) {
            return NEVER;
        }
        int most = 1;
        for (; steps != 0 && most <= enough && most < NEVER; steps = Bitboard.rest(steps)) {
            most = Math.max(most, ofWhite(wk, queen, Bitboard.first(steps), rook));
        }
        for (; moves != 0 && most <= enough && most < NEVER; moves = Bitboard.rest(moves)) {
            most = Math.max(most, ofWhite(wk, queen, bk, Bitboard.first(moves)));
        }
        return most;
    }

    /**
     * True when White, to move, keeps the queen without stalemate, and has an answer to this number of checks after
     * which no further check is given. A position for which it is false may still be won. Without a check no further
     * moves are examined.
     */
    static boolean isSafe(int wk, int queen, int bk, int rook, int checks) {
        boolean inCheck = KingsAndRook.isCheck(wk, queen, bk, rook);
        if (!inCheck && !KingsAndRook.isQueenAttacked(wk, queen, bk, rook)) {
            return true;
        }
        if (inCheck && checks == 0) {
            return false;
        }
        int left = inCheck ? checks - 1 : -1;
        for (long to = QueenAgainstRook.queenMoves(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            if (isSafeAfter(wk, Bitboard.first(to), bk, rook, left)) {
                return true;
            }
        }
        for (long to = QueenAgainstRook.kingMoves(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            if (isSafeAfter(Bitboard.first(to), queen, bk, rook, left)) {
                return true;
            }
        }
        return false;
    }

    /** @param checks the number of checks that may still come; negative when the replies need not be examined */
    private static boolean isSafeAfter(int wk, int queen, int bk, int rook, int checks) {
        if (QueenAgainstRook.isLost(wk, queen, bk, rook)) {
            return false;
        }
        if (checks < 0) {
            return true;
        }
        for (long to = QueenAgainstRook.kingReplies(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            if (!fallsOrIsSafe(wk, queen, Bitboard.first(to), rook, checks)) {
                return false;
            }
        }
        for (long to = QueenAgainstRook.rookReplies(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            if (!fallsOrIsSafe(wk, queen, bk, Bitboard.first(to), checks)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fallsOrIsSafe(int wk, int queen, int bk, int rook, int checks) {
        return QueenAgainstRook.rookFalls(wk, queen, bk, rook) || isSafe(wk, queen, bk, rook, checks);
    }

    /** True when the position is reliable as the end of a branch. */
    public static boolean isSafe(int wk, int queen, int bk, int rook) {
        return isSafe(wk, queen, bk, rook, CHECKS);
    }

    private static byte[] read() {
        byte[] moves = new byte[KingsAndRook.SIZE];
        Arrays.fill(moves, (byte) NEVER);
        ShippedText.data(Drive.class, RESOURCE).forEach(line -> KingsAndRook.read(line, moves));
        return moves;
    }
}
