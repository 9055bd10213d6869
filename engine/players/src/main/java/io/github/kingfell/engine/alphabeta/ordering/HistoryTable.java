package io.github.kingfell.engine.alphabeta.ordering;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * History heuristic: how often quiet moves caused cutoffs, by colour, from and to (Schaeffer 1989), and as an answer to
 * the move one or two plies before. Values stay within plus and minus {@link #LIMIT}, because every bonus also pulls
 * towards zero in proportion ("gravity": chessprogramming wiki, "History Heuristic").
 */
@Hot
public final class HistoryTable {
    /** The greatest absolute value of one table. */
    public static final int LIMIT = 16_000;

    /** Number of pairs of piece and target square, the index of a previous move. */
    static final int PIECE_SQUARES = 16 * 64;

    private static final int LARGEST_BONUS = 1_688;
    private static final int BONUS_BY_DEPTH = 16;
    private static final int BONUS = 81;

    // Weights of the three tables, in parts of the whole.
    private static final int WHOLE = 64;
    private static final int BUTTERFLY = 59;
    private static final int ANSWERS = 67;
    private static final int FOLLOW_UPS = 64;

    private final short[] butterfly = new short[2 * 64 * 64];
    private final short[] answers = new short[PIECE_SQUARES * PIECE_SQUARES];
    private final short[] followUps = new short[PIECE_SQUARES * PIECE_SQUARES];

    public void clear() {
        Arrays.fill(butterfly, (short) 0);
        Arrays.fill(answers, (short) 0);
        Arrays.fill(followUps, (short) 0);
    }

    /** Returns the index of piece and target square of a move not yet made, below {@link #PIECE_SQUARES}. */
    public static int pieceSquare(Position position, int move) {
        return position.pieceAt(Move.from(move)) << 6 | Move.to(move);
    }

    /** Returns the bonus for a cutoff by a search of this depth. */
    static int bonus(int depth) {
        return Math.min(LARGEST_BONUS, (BONUS_BY_DEPTH * depth + BONUS) * depth);
    }

    /**
     * Returns the history of a quiet move.
     *
     * @param pieceSquare piece and target of the move
     * @param before piece and target of the opponent's last move
     * @param beforeThat piece and target of the own move before it
     * @return the three tables together, within plus and minus 3 {@link #LIMIT}
     */
    public int get(int color, int move, int pieceSquare, int before, int beforeThat) {
        int sum = BUTTERFLY * butterfly[index(color, move)]
                + ANSWERS * answers[before * PIECE_SQUARES + pieceSquare]
                + FOLLOW_UPS * followUps[beforeThat * PIECE_SQUARES + pieceSquare];
        return sum / WHOLE;
    }

    public void add(int color, int move, int pieceSquare, int before, int beforeThat, int bonus) {
        gravitate(butterfly, index(color, move), bonus, LIMIT);
        gravitate(answers, before * PIECE_SQUARES + pieceSquare, bonus, LIMIT);
        gravitate(followUps, beforeThat * PIECE_SQUARES + pieceSquare, bonus, LIMIT);
    }

    /** Adds a bonus to an entry and pulls the entry towards zero, so that it stays within plus and minus the limit. */
    static void gravitate(short[] table, int index, int bonus, int limit) {
        table[index] += (short) (bonus - table[index] * Math.abs(bonus) / limit);
    }

    private static int index(int color, int move) {
        return color << 12 | Move.to(move) << 6 | Move.from(move);
    }
}
