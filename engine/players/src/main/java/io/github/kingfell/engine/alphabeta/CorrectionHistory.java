package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * By how much searches have found the static evaluation to be wrong: by the side to move and the pawns, and by the side to
 * move and where each side's other men stand (chessprogramming wiki, "Static Evaluation Correction History"). What the
 * evaluation does not understand lasts as long as these do.
 */
@Hot
final class CorrectionHistory {
    /** Greatest absolute value of an entry, and what it stands for in centipawns. */
    private static final int LIMIT = 1_024;

    private static final int MOST_CENTIPAWNS = 49;

    private static final int INDEX_BITS = 14;
    private static final int LARGEST_BONUS = LIMIT / 4;
    private static final int RATE = 18;
    private static final int PARTS = 128;

    private final short[] byPawns = new short[2 << INDEX_BITS];
    private final short[] byWhiteMen = new short[2 << INDEX_BITS];
    private final short[] byBlackMen = new short[2 << INDEX_BITS];

    void clear() {
        Arrays.fill(byPawns, (short) 0);
        Arrays.fill(byWhiteMen, (short) 0);
        Arrays.fill(byBlackMen, (short) 0);
    }

    /** Centipawns to add to the evaluation for the side to move. */
    int correction(Position position) {
        int sum = byPawns[pawnIndex(position)]
                + byWhiteMen[menIndex(position, Color.WHITE)]
                + byBlackMen[menIndex(position, Color.BLACK)];
        return sum * MOST_CENTIPAWNS / LIMIT;
    }

    /** A search of this depth found the position to be worth more than the evaluation, by a difference in centipawns. */
    void learn(Position position, int depth, int difference) {
        int bonus = Math.max(-LARGEST_BONUS, Math.min(LARGEST_BONUS, difference * depth * RATE / PARTS));
        HistoryTable.gravitate(byPawns, pawnIndex(position), bonus, LIMIT);
        HistoryTable.gravitate(byWhiteMen, menIndex(position, Color.WHITE), bonus, LIMIT);
        HistoryTable.gravitate(byBlackMen, menIndex(position, Color.BLACK), bonus, LIMIT);
    }

    private static int pawnIndex(Position position) {
        return index(position, mixed(position.men(Color.WHITE, Piece.PAWN)) ^ position.men(Color.BLACK, Piece.PAWN));
    }

    private static int menIndex(Position position, int color) {
        long men = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            men = mixed(men ^ position.men(color, kind));
        }
        return index(position, men);
    }

    private static long mixed(long value) {
        long product = value * 0x9E3779B97F4A7C15L;
        return product ^ product >>> 32;
    }

    private static int index(Position position, long men) {
        return position.sideToMove() << INDEX_BITS | (int) (men * 0xD6E8FEB86659FD93L >>> 64 - INDEX_BITS);
    }
}
