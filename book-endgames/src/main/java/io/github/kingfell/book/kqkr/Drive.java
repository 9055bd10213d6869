package io.github.kingfell.book.kqkr;

import io.github.kingfell.rules.board.Bitboard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The promises of the drive: within how many moves the rook is taken, by where the kings stand, whether the rook stands
 * next to his king, whether he cuts the white king off, whether he attacks king or queen, and how far the queen is. The
 * numbers come from a resource, which {@code kingfell endgame promises KQKR} fits to the game graph of this ending:
 * they are found by computation, not by an argument.
 */
public final class Drive {
    /** Moves of White in the deepest tree that the promises need. */
    public static final int DEEPEST = 8;

    /** Of what may be lost to checks, and of what nothing is promised for. */
    public static final int NEVER = 99;

    /** How many checks in a row are looked at: with fewer, some positions that are won count as lost. */
    private static final int CHECKS = 6;

    private static final String RESOURCE = "drive.txt";

    private Drive() {}

    /** Read when the first position is asked about. */
    private static final class Shipped {
        static final byte[] MOVES = read();
    }

    /** What is promised in p, {@link #NEVER} where no branch may end. */
    static int ofWhite(int wk, int queen, int bk, int rook) {
        if (QueenAgainstRook.rookFalls(wk, queen, bk, rook)) {
            return 1;
        }
        return isSafe(wk, queen, bk, rook) ? ofSituation(wk, queen, bk, rook) : NEVER;
    }

    /** What is promised at the head of a tree in p, where the rook does not fall at once. */
    static int ofSituation(int wk, int queen, int bk, int rook) {
        return Shipped.MOVES[KingsAndRook.index(wk, queen, bk, rook)];
    }

    /**
     * What is promised after q whatever Black replies. A value above {@code enough} may be too small, but not below
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
     * which the next one is not given; it may be won all the same. Without check nothing more is looked at.
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

    /** @param checks that may still come; negative when the replies need not be looked at */
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

    /** True when the position can be counted on, as the end of a branch. */
    public static boolean isSafe(int wk, int queen, int bk, int rook) {
        return isSafe(wk, queen, bk, rook, CHECKS);
    }

    private static byte[] read() {
        byte[] moves = new byte[KingsAndRook.SIZE];
        Arrays.fill(moves, (byte) NEVER);
        try (InputStream in = Drive.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + RESOURCE);
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            reader.lines().filter(line -> !line.startsWith("#")).forEach(line -> KingsAndRook.read(line, moves));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
        return moves;
    }
}
