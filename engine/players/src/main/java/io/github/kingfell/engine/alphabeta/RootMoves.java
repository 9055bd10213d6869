package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveList;

/** The root moves in the order of the last iteration, each with its value and line. Reused between searches. */
@Hot
final class RootMoves {
    private static final int CAPACITY = 512;

    private final int[] moves = new int[CAPACITY];
    private final int[] values = new int[CAPACITY];
    private final int[] previous = new int[CAPACITY];
    private final int[][] lines = new int[CAPACITY][];
    private final long[] efforts = new long[CAPACITY];
    private int size;

    void set(MoveList list) {
        size = list.size();
        for (int i = 0; i < size; i++) {
            moves[i] = list.get(i);
            values[i] = -Value.INFINITE;
            previous[i] = 0;
            efforts[i] = 0;
            lines[i] = new int[] {moves[i]};
        }
    }

    int size() {
        return size;
    }

    int move(int index) {
        return moves[index];
    }

    int value(int index) {
        return values[index];
    }

    /** Returns the nodes spent on the move in this search. */
    long effort(int index) {
        return efforts[index];
    }

    void addEffort(int index, long nodes) {
        efforts[index] += nodes;
    }

    /** Returns the move's value in the last complete iteration. */
    int previousValue(int index) {
        return previous[index];
    }

    /** Begins an iteration: the present values become the previous ones. */
    void beginIteration() {
        System.arraycopy(values, 0, previous, 0, size);
    }

    /** Returns the line, beginning with the move itself. */
    int[] line(int index) {
        return lines[index];
    }

    void setValue(int index, int value) {
        values[index] = value;
    }

    /**
     * Sets a move's value and line.
     *
     * @param line beginning with the move itself
     */
    void set(int index, int value, int[] line) {
        values[index] = value;
        lines[index] = line;
    }

    /** Moves a root move forward to an index; the moves between shift back by one. */
    void bringForward(int from, int to) {
        int move = moves[from];
        int value = values[from];
        int before = previous[from];
        int[] line = lines[from];
        long effort = efforts[from];
        for (int i = from; i > to; i--) {
            moves[i] = moves[i - 1];
            values[i] = values[i - 1];
            previous[i] = previous[i - 1];
            lines[i] = lines[i - 1];
            efforts[i] = efforts[i - 1];
        }
        moves[to] = move;
        values[to] = value;
        previous[to] = before;
        lines[to] = line;
        efforts[to] = effort;
    }

    /** Sorts by falling value from {@code first} up to, but without, {@code end}; the sort is stable. */
    void sort(int first, int end) {
        for (int i = first + 1; i < end; i++) {
            int to = i;
            while (to > first && values[to - 1] < values[i]) {
                to--;
            }
            bringForward(i, to);
        }
    }
}
