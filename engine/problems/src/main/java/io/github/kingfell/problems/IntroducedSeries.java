package io.github.kingfell.problems;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.List;

/** A series after moves in a row of the other side, of which only the last may give check. */
final class IntroducedSeries implements LineSearch {
    private final Position position;
    private final int most;
    private final LineSearch series;
    private final PolledNodes nodes;
    private final FoundLines lines;
    private int[] intro = {};

    /**
     * @param position searched in place, also by the series
     * @param moves before the series
     * @param nodes those of the series
     * @param lines others than those of the series
     */
    IntroducedSeries(Position position, int moves, LineSearch series, PolledNodes nodes, FoundLines lines) {
        this.position = position;
        most = moves;
        this.series = series;
        this.nodes = nodes;
        this.lines = lines;
    }

    @Override
    public List<int[]> lines(int plies) {
        return lines(most, plies);
    }

    /** Returns the lines after so many moves before the series. */
    List<int[]> lines(int moves, int plies) {
        intro = new int[moves];
        lines.clear();
        search(0, plies);
        return lines.all();
    }

    private void search(int made, int plies) {
        for (int move : MoveList.legal(position).toArray()) {
            if (nodes.isStopped() || lines.isFull()) {
                return;
            }
            intro[made] = move;
            position.make(move);
            if (made + 1 == intro.length) {
                series.lines(plies).forEach(this::keep);
            } else if (!position.inCheck()) {
                position.makeNull();
                search(made + 1, plies);
                position.unmakeNull();
            }
            position.unmake(move);
        }
    }

    private void keep(int[] line) {
        int[] whole = Arrays.copyOf(intro, intro.length + line.length);
        System.arraycopy(line, 0, whole, intro.length, line.length);
        lines.keep(whole, whole.length);
    }
}
