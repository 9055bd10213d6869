package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;

/** The triangular PV table: the principal variation from each ply on. */
@Hot
final class PvTable {
    private static final int PLIES = Value.MAX_PLY + 2;

    private final int[][] lines = new int[PLIES][PLIES];
    private final int[] lengths = new int[PLIES];

    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** Sets the line of a ply to the move followed by the line of the next ply. */
    void extend(int ply, int move) {
        int[] line = lines[ply];
        int length = lengths[ply + 1];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lengths[ply] = length + 1;
    }

    /** Returns a new array: the move followed by the line of a ply. */
    int[] lineAfter(int move, int ply) {
        int length = lengths[ply];
        int[] line = new int[length + 1];
        line[0] = move;
        System.arraycopy(lines[ply], 0, line, 1, length);
        return line;
    }
}
