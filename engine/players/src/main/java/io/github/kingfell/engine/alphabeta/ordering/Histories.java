package io.github.kingfell.engine.alphabeta.ordering;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Everything learned from cutoffs: killers by ply, countermoves, and the history of quiet moves and captures. Position
 * arguments are the position of the node at the given ply.
 */
@Hot
public final class Histories {
    private static final int PLIES = Value.MAX_PLY + 2;

    /** The most failed moves remembered at a node. They lose history when another move cuts off. */
    private static final int MOST_TRIED = 64;

    // In percent of the cutoff bonus: the loss of failed moves, and the gain of a move that led to a node that failed
    // low.
    private static final int MALUS_PERCENT = 117;
    private static final int LEADING_MOVE_PERCENT = 70;

    private final PlayedMoves played;
    private final int[] killers = new int[2 * PLIES];
    private final int[] countermoves = new int[HistoryTable.PIECE_SQUARES];
    private final int[] tried = new int[PLIES * MOST_TRIED];
    private final HistoryTable quiets = new HistoryTable();
    private final CaptureHistory captures = new CaptureHistory();

    public Histories(PlayedMoves played) {
        this.played = played;
    }

    public void clear() {
        quiets.clear();
        captures.clear();
        clearKillers();
        Arrays.fill(countermoves, Move.NONE);
    }

    public void clearKillers() {
        Arrays.fill(killers, Move.NONE);
    }

    public void clearKillers(int ply) {
        killers[2 * ply] = Move.NONE;
        killers[2 * ply + 1] = Move.NONE;
    }

    /**
     * Returns a killer move.
     *
     * @param slot 0 for the later of the two, 1 for the other
     */
    public int killer(int ply, int slot) {
        return killers[2 * ply + slot];
    }

    public boolean isKiller(int ply, int move) {
        return move == killers[2 * ply] || move == killers[2 * ply + 1];
    }

    /** Returns the quiet move that last cut off after the same move of the opponent. */
    int countermove(int ply) {
        return countermoves[played.pieceSquare(ply - 1)];
    }

    /** Returns the history of a quiet move, within plus and minus 3 {@link HistoryTable#LIMIT}. */
    public int ofQuiet(Position position, int ply, int move) {
        int pieceSquare = HistoryTable.pieceSquare(position, move);
        return quiets.get(
                position.sideToMove(), move, pieceSquare, played.pieceSquare(ply - 1), played.pieceSquare(ply - 2));
    }

    /** Returns the history of a capture or promotion, within plus and minus {@link HistoryTable#LIMIT}. */
    public int ofCapture(Position position, int move) {
        return captures.get(position, move);
    }

    /** Records a move that did not cut off. */
    public void setTried(int ply, int index, int move) {
        if (index < MOST_TRIED) {
            tried[ply * MOST_TRIED + index] = move;
        }
    }

    /**
     * Rewards a move that cut off: it gains history, and the moves tried before it lose some. A quiet move becomes a
     * killer and the countermove to the last move. Quiet moves lose nothing when a capture cuts off.
     *
     * @param count number of moves recorded by {@link #setTried}
     */
    public void reward(Position position, int ply, int move, int depth, int count) {
        int bonus = HistoryTable.bonus(depth);
        int malus = bonus * MALUS_PERCENT / 100;
        boolean quiet = !MovePicker.isNoisy(position, move);
        if (quiet) {
            if (killers[2 * ply] != move) {
                killers[2 * ply + 1] = killers[2 * ply];
                killers[2 * ply] = move;
            }
            countermoves[played.pieceSquare(ply - 1)] = move;
        }
        add(position, ply, move, bonus);
        for (int i = 0; i < Math.min(count, MOST_TRIED); i++) {
            int other = tried[ply * MOST_TRIED + i];
            if (quiet || MovePicker.isNoisy(position, other)) {
                add(position, ply, other, -malus);
            }
        }
    }

    /** Rewards the quiet move that led to a node failing low: it gains a part of the cutoff bonus. */
    public void rewardLeadingMove(Position position, int ply, int depth) {
        int move = played.quietMove(ply - 1);
        if (move != Move.NONE) {
            int bonus = HistoryTable.bonus(depth) * LEADING_MOVE_PERCENT / 100;
            int before = played.pieceSquare(ply - 2);
            int beforeThat = played.pieceSquare(ply - 3);
            quiets.add(position.sideToMove() ^ 1, move, played.pieceSquare(ply - 1), before, beforeThat, bonus);
        }
    }

    private void add(Position position, int ply, int move, int bonus) {
        if (MovePicker.isNoisy(position, move)) {
            captures.add(position, move, bonus);
        } else {
            int pieceSquare = HistoryTable.pieceSquare(position, move);
            int before = played.pieceSquare(ply - 1);
            quiets.add(position.sideToMove(), move, pieceSquare, before, played.pieceSquare(ply - 2), bonus);
        }
    }
}
