package io.github.kingfell.rules.testkit;

import java.util.Arrays;

/**
 * The true distance to mate of every KRK position, by retrograde analysis straight from the rules. It shares no code
 * with the engine, so that it can serve as an oracle. A placement is {@code wk * 4096 + r * 64 + bk}.
 */
public final class KrkDistances {
    public static final int UNKNOWN = -1;

    /** Moves to mate with White to move, {@link #UNKNOWN} when illegal or not won. */
    public final byte[] white = new byte[64 * 64 * 64];

    /**
     * Moves still to come with Black to move, 0 when mated; {@link #UNKNOWN} when illegal, drawn, or the rook falls.
     */
    public final byte[] black = new byte[64 * 64 * 64];

    public KrkDistances() {
        Arrays.fill(white, (byte) UNKNOWN);
        Arrays.fill(black, (byte) UNKNOWN);
        for (int placement = 0; placement < black.length; placement++) {
            if (isLegal(placement) && replies(placement).length == 0 && isCheck(placement)) {
                black[placement] = 0;
            }
        }
        for (int moves = 1, changed = 1; changed > 0; moves++) {
            changed = whiteWinsIn(moves) + blackLosesIn(moves);
        }
    }

    /** Plies to mate: odd with White to move, even with Black to move; negative when there is no mate. */
    public int plies(int placement, boolean whiteToMove) {
        int moves = whiteToMove ? white[placement] : black[placement];
        return moves == UNKNOWN ? -1 : whiteToMove ? 2 * moves - 1 : 2 * moves;
    }

    private int whiteWinsIn(int moves) {
        int changed = 0;
        for (int placement = 0; placement < white.length; placement++) {
            if (white[placement] == UNKNOWN && isLegalWithWhiteToMove(placement)) {
                for (int next : whiteMoves(placement)) {
                    if (black[next] != UNKNOWN && black[next] < moves) {
                        white[placement] = (byte) moves;
                        changed++;
                        break;
                    }
                }
            }
        }
        return changed;
    }

    private int blackLosesIn(int moves) {
        int changed = 0;
        for (int placement = 0; placement < black.length; placement++) {
            if (black[placement] == UNKNOWN && isLegal(placement)) {
                int[] replies = replies(placement);
                boolean lost = replies.length > 0;
                for (int reply : replies) {
                    lost &= r(reply) != bk(reply) && white[reply] != UNKNOWN;
                }
                if (lost) {
                    black[placement] = (byte) moves;
                    changed++;
                }
            }
        }
        return changed;
    }

    public static int of(int wk, int r, int bk) {
        return wk << 12 | r << 6 | bk;
    }

    public static int wk(int placement) {
        return placement >> 12;
    }

    public static int r(int placement) {
        return placement >> 6 & 63;
    }

    public static int bk(int placement) {
        return placement & 63;
    }

    /** Three different squares and kings apart: legal with Black to move. */
    public static boolean isLegal(int placement) {
        int wk = wk(placement);
        int r = r(placement);
        int bk = bk(placement);
        return wk != r && wk != bk && r != bk && !adjacent(wk, bk);
    }

    public static boolean isLegalWithWhiteToMove(int placement) {
        return isLegal(placement) && !isCheck(placement);
    }

    public static boolean isCheck(int placement) {
        return rookAttacks(r(placement), bk(placement), wk(placement), 64);
    }

    /** All legal black moves as placements; after a capture of the rook, r and bk are the same square. */
    public static int[] replies(int placement) {
        int[] found = new int[8];
        int count = 0;
        int wk = wk(placement);
        int r = r(placement);
        int bk = bk(placement);
        for (int to = 0; to < 64; to++) {
            // The rook looks through the square the king leaves, and does not attack its own.
            boolean safe = !adjacent(to, wk) && to != wk && (to == r || !rookAttacks(r, to, wk, 64));
            if (adjacent(bk, to) && safe) {
                found[count++] = of(wk, r, to);
            }
        }
        return Arrays.copyOf(found, count);
    }

    public static int[] whiteMoves(int placement) {
        int[] found = new int[22];
        int count = 0;
        int wk = wk(placement);
        int r = r(placement);
        int bk = bk(placement);
        for (int to = 0; to < 64; to++) {
            if (adjacent(wk, to) && to != r && !adjacent(to, bk)) {
                found[count++] = of(to, r, bk);
            }
            if (to != r && to != wk && to != bk && rookAttacks(r, to, wk, bk)) {
                found[count++] = of(wk, to, bk);
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** True when the two share a line and neither blocker stands between. */
    private static boolean rookAttacks(int r, int target, int blocker, int otherBlocker) {
        int fileStep = Integer.signum((target & 7) - (r & 7));
        int rankStep = Integer.signum((target >> 3) - (r >> 3));
        if (r == target || fileStep != 0 && rankStep != 0) {
            return false;
        }
        for (int square = r + fileStep + 8 * rankStep; square != target; square += fileStep + 8 * rankStep) {
            if (square == blocker || square == otherBlocker) {
                return false;
            }
        }
        return true;
    }

    private static boolean adjacent(int a, int b) {
        return a != b && Math.abs((a & 7) - (b & 7)) <= 1 && Math.abs((a >> 3) - (b >> 3)) <= 1;
    }
}
