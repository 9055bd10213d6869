package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Correction history: the error of the static evaluation, learned during the search. An error of the evaluation lasts
 * as long as the pawn structure and the placement of the pieces that cause it. So the error is modelled as the sum of
 * three estimates, one for the pawns and one for the other pieces of each colour, each kept by side to move. An
 * observation distributes the remaining error among the three by the delta rule (B. Widrow, M. E. Hoff, "Adaptive
 * switching circuits", 1960): each moves by a fraction of it.
 *
 * <p>The fraction grows with the depth of the search, because a deeper search is more reliable. Large errors are
 * bounded (P. J. Huber, "Robust estimation of a location parameter", 1964): they come from tactics rather than from
 * misjudgement. The fraction and the bound are those that predicted the next searches best
 * ({@code docs/lab-notes/four-passages.md}).
 */
@Hot
final class CorrectionHistory {
    /** Estimates are stored in units of 1/256 centipawn. */
    private static final int PARTS = 256;

    /** The largest absolute value of one estimate, in parts. */
    private static final int MOST = 96 * PARTS;

    /** The largest error that counts, in centipawns. */
    private static final int MOST_MISS = 100;

    /** An estimate moves by this many parts of the error, times depth / (depth + {@link #HALF_TRUST}). */
    private static final int FASTEST = PARTS / 16;

    /** The depth in plies at which a search gets half of the full weight. */
    private static final int HALF_TRUST = 4;

    private static final int INDEX_BITS = 14;

    private final short[] byPawns = new short[2 << INDEX_BITS];
    private final short[] byWhitePieces = new short[2 << INDEX_BITS];
    private final short[] byBlackPieces = new short[2 << INDEX_BITS];

    void clear() {
        Arrays.fill(byPawns, (short) 0);
        Arrays.fill(byWhitePieces, (short) 0);
        Arrays.fill(byBlackPieces, (short) 0);
    }

    /** Returns the centipawns to add to the evaluation for the side to move. */
    int correction(Position position) {
        int sum = byPawns[pawnIndex(position)]
                + byWhitePieces[piecesIndex(position, Color.WHITE)]
                + byBlackPieces[piecesIndex(position, Color.BLACK)];
        return sum / PARTS;
    }

    /**
     * Learns from a search.
     *
     * @param depth of the search in plies, 1 or more
     * @param miss value found less the corrected evaluation, in centipawns
     */
    void learn(Position position, int depth, int miss) {
        int counted = Math.max(-MOST_MISS, Math.min(MOST_MISS, miss));
        int step = counted * FASTEST * depth / (depth + HALF_TRUST);
        move(byPawns, pawnIndex(position), step);
        move(byWhitePieces, piecesIndex(position, Color.WHITE), step);
        move(byBlackPieces, piecesIndex(position, Color.BLACK), step);
    }

    private static void move(short[] estimates, int index, int step) {
        estimates[index] = (short) Math.max(-MOST, Math.min(MOST, estimates[index] + step));
    }

    private static int pawnIndex(Position position) {
        return index(
                position, mixed(position.pieces(Color.WHITE, Piece.PAWN)) ^ position.pieces(Color.BLACK, Piece.PAWN));
    }

    private static int piecesIndex(Position position, int color) {
        long hash = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            hash = mixed(hash ^ position.pieces(color, kind));
        }
        return index(position, hash);
    }

    private static long mixed(long value) {
        long product = value * 0x9E3779B97F4A7C15L;
        return product ^ product >>> 32;
    }

    private static int index(Position position, long hash) {
        return position.sideToMove() << INDEX_BITS | (int) (hash * 0xD6E8FEB86659FD93L >>> 64 - INDEX_BITS);
    }
}
