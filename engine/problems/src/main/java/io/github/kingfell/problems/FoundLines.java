package io.github.kingfell.problems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines that a {@link LineSearch} has found, up to a number. */
final class FoundLines {
    private final int most;
    private final List<int[]> lines = new ArrayList<>();
    private boolean full;
    private @Nullable FoundLines part;

    FoundLines(int most) {
        this.most = most;
    }

    /**
     * Returns the list for parts of which these lines are made: where too many parts are, lines may be missing here.
     */
    FoundLines part() {
        part = new FoundLines(most);
        return part;
    }

    /** Forgets the lines, but not that there were too many. */
    void clear() {
        lines.clear();
    }

    /** Keeps the first plies of a path, unless there is no more room. */
    void keep(int[] path, int plies) {
        if (lines.size() == most) {
            full = true;
        } else {
            lines.add(Arrays.copyOf(path, plies));
        }
    }

    /** Returns whether there may be more lines than were kept. */
    boolean isFull() {
        return full || part != null && part.isFull();
    }

    List<int[]> all() {
        return List.copyOf(lines);
    }
}
