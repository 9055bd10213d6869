package io.github.kingfell.lab.promises;

import io.github.kingfell.book.kbnk.Promises;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes the promises of KBNK. The least promises that trees of a given depth can keep are found from below: each class
 * promises what its worst position needs so far, until no promise rises any more.
 *
 * <p>The least promises for trees of nine moves are expensive to keep, because many trees must be that deep. Those for
 * eight moves exceed fifty. So the search for cheap promises begins between the two. It changes the promise of one
 * class at a time, by a move or two, when all promises can still be kept and the trees that keep them are less work. It
 * ends when no such change is left.
 */
public final class PromiseMaker {
    private static final List<String> HEAD = List.of(
            "# Moves to mate that the amended book promises in KBNK, White to move, by stage (1 to 6), progress in "
                    + "the stage (stage 2:",
            "# dcent; stage 3: the count of the additions to better; stage 5: dedge) and a distance (stage 2: white "
                    + "king to knight, at",
            "# most 3; stage 3: king to king, at most 4; stage 6: knight to black king, at most 4).",
            "# Made by: kingfell endgame promises KBNK",
            "# Columns: stage, progress, distance, moves");

    /** The limit of the fifty-move rule. */
    private static final int MOST = 50;

    /**
     * Start of the search, in percent of the way from the least promises for the deepest trees to those for shallower
     * trees.
     */
    private static final int PERCENT = 45;

    private static final int[] STEPS = {-2, -1, 1, 2};

    private final PromiseGraph graph;
    private final Consumer<String> progress;

    private PromiseMaker(Consumer<String> progress) {
        this.progress = progress;
        progress.accept("listing positions");
        graph = new PromiseGraph();
    }

    /**
     * Returns the lines of the resource.
     *
     * @param progress is told how far the work has come
     */
    public static List<String> lines(Consumer<String> progress) {
        PromiseMaker maker = new PromiseMaker(progress);
        return maker.lines(maker.easy());
    }

    /**
     * Returns the lines of a resource with the shipped promises, and with the figures just computed for them.
     *
     * @param progress is told how far the work has come
     */
    static List<String> shown(Consumer<String> progress) {
        PromiseMaker maker = new PromiseMaker(progress);
        Promises shipped = Promises.shipped();
        return maker.lines(
                maker.graph.classes().stream().mapToInt(shipped::ofClass).toArray());
    }

    private List<String> lines(int[] promises) {
        progress.accept("counting trees");
        List<String> table = new ArrayList<>();
        for (int i = 0; i < promises.length; i++) {
            table.add(Promises.line(graph.classes().get(i)) + " " + promises[i]);
        }
        Collections.sort(table);
        long[] depths = graph.depths(promises, Double.MAX_VALUE);
        StringBuilder byDepth = new StringBuilder("# Of positions by depth of the shallowest tree, from 1:");
        for (int depth = 1; depth <= PromiseGraph.DEEPEST; depth++) {
            byDepth.append(' ').append(depths[depth]);
        }
        List<String> lines = new ArrayList<>(HEAD);
        lines.add("# Won positions, up to symmetry: " + graph.wonPositions() + ". With a tree that keeps the promise: "
                + Arrays.stream(depths).sum() + ". Largest promise: "
                + Arrays.stream(promises).max().orElse(0) + ".");
        lines.add(byDepth.toString());
        lines.addAll(table);
        return lines;
    }

    private int[] easy() {
        int[] least = least(graph.farthest(), PromiseGraph.DEEPEST);
        int[] shallow = least(graph.farthest(), PromiseGraph.DEEPEST - 1);
        int[] between = new int[least.length];
        for (int i = 0; i < between.length; i++) {
            between[i] = least[i] + (shallow[i] - least[i]) * PERCENT / 100;
        }
        return climbed(least(between, PromiseGraph.DEEPEST));
    }

    /** Returns the least promises, no less than those given, that trees of a depth keep. */
    private int[] least(int[] start, int depth) {
        int[] promises = start.clone();
        boolean raised = true;
        for (int round = 1; raised; round++) {
            progress.accept("promises kept by trees of depth " + depth + ", round " + round);
            int[] needed = graph.needed(promises, depth);
            raised = false;
            for (int i = 0; i < promises.length; i++) {
                raised |= needed[i] > promises[i];
                promises[i] = Math.max(needed[i], promises[i]);
            }
        }
        return promises;
    }

    /** Improves promises by steps of one class until no step makes them less work to keep. */
    private int[] climbed(int[] start) {
        int[] promises = start.clone();
        double work = PromiseGraph.work(graph.depths(promises, Double.MAX_VALUE));
        // The last improving step; when every class has been tried since, none is left.
        int last = 0;
        for (int tried = 0; tried - last < promises.length; tried++) {
            int i = tried % promises.length;
            for (int step : STEPS) {
                promises[i] += step;
                double less = promises[i] < 1 || promises[i] > MOST ? work : workBelow(promises, work);
                if (less < work) {
                    work = less;
                    last = tried;
                    progress.accept("easier promises, class " + i + ", work " + Math.round(work));
                } else {
                    promises[i] -= step;
                }
            }
        }
        return promises;
    }

    /** Returns the work to keep the promises, or the bound when it is exceeded or they cannot be kept. */
    private double workBelow(int[] promises, double most) {
        long[] depths = graph.depths(promises, most);
        return Arrays.stream(depths).sum() == graph.wonPositions() ? Math.min(most, PromiseGraph.work(depths)) : most;
    }
}
