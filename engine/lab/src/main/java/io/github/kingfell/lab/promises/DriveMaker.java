package io.github.kingfell.lab.promises;

import io.github.kingfell.book.kqkr.Drive;
import io.github.kingfell.book.kqkr.KingsAndRook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes the resource of {@link Drive}: the least promises that trees of at most eight moves keep. The search starts
 * with the moves that the farthest position of each situation needs. A tree keeps a promise when its moves plus the
 * promise at its end do not exceed that promise.
 */
public final class DriveMaker {
    private static final int DEEPEST = Drive.DEEPEST;
    private static final byte NEVER = Drive.NEVER;

    private final DriveGraph graph = new DriveGraph();
    private final Consumer<String> progress;

    /**
     * By number: moves until the rook is captured by the best tree, moves promised at the end of a branch, and the same
     * after q.
     */
    private final byte[] tree = new byte[DriveGraph.SIZE];

    private final byte[] ends = new byte[DriveGraph.SIZE];
    private final byte[] endsAfter = new byte[DriveGraph.SIZE];
    private final byte[] treeAfter = new byte[DriveGraph.SIZE];
    private final int[] situation = new int[DriveGraph.SIZE];

    /** The positions p that are won. */
    private final int[] won;

    private final byte[] promised = new byte[KingsAndRook.SIZE];

    private DriveMaker(Consumer<String> progress) {
        this.progress = progress;
        progress.accept("finding won positions");
        Arrays.fill(ends, NEVER);
        findEnds();
        byte[] before;
        do {
            before = tree.clone();
            deepen();
        } while (!Arrays.equals(before, tree));
        won = Arrays.stream(graph.whites).filter(p -> tree[p] < NEVER).toArray();
        for (int p : won) {
            situation[p] = DriveGraph.situation(p);
        }
        raise();
    }

    /**
     * Returns the lines of the resource.
     *
     * @param progress is told how far the work has come
     */
    public static List<String> lines(Consumer<String> progress) {
        progress.accept("listing positions");
        DriveMaker maker = new DriveMaker(progress);
        boolean raised = true;
        for (int round = 1; raised; round++) {
            progress.accept("promises kept by trees, round " + round);
            maker.begin();
            for (int depth = 1; depth <= DEEPEST; depth++) {
                maker.deepen();
            }
            raised = maker.raise();
        }
        return maker.lines();
    }

    private List<String> lines() {
        progress.accept("counting trees");
        begin();
        StringBuilder depths = new StringBuilder();
        long before = 0;
        for (int depth = 1; depth <= DEEPEST; depth++) {
            deepen();
            long kept = Arrays.stream(won)
                    .filter(p -> tree[p] <= promised[situation[p]])
                    .count();
            depths.append(' ').append(kept - before);
            before = kept;
        }
        int situations = 0;
        int largest = 0;
        for (byte moves : promised) {
            situations += moves > 0 ? 1 : 0;
            largest = Math.max(largest, moves);
        }
        List<String> lines = new ArrayList<>();
        lines.add("# KQKR, White to move, the rook cannot be taken at once: the promised moves until it is taken, by "
                + "situation.");
        lines.add("# Fitted to the game graph. Made by: kingfell endgame promises KQKR");
        lines.add("# Situations: " + situations + ". Won positions: " + won.length
                + " (black king in a triangle). With a tree that keeps the promise: " + before + ". Largest promise: "
                + largest
                + ".");
        lines.add("# Of positions by depth of the shallowest tree, from 1:" + depths);
        lines.addAll(KingsAndRook.COLUMNS);
        lines.addAll(KingsAndRook.lines(promised));
        return lines;
    }

    /** Sets what is promised now as the ends of branches; trees have depth zero at first. */
    private void begin() {
        for (int p : won) {
            ends[p] = graph.safe[p] ? promised[situation[p]] : NEVER;
        }
        findEnds();
    }

    private void findEnds() {
        for (int q : graph.blacks) {
            endsAfter[q] = most(q, ends);
        }
        Arrays.fill(tree, NEVER);
    }

    private void deepen() {
        for (int q : graph.blacks) {
            treeAfter[q] = (byte) Math.min(endsAfter[q], most(q, tree));
        }
        for (int p : graph.whites) {
            int least = NEVER;
            for (int i = graph.whiteMoves.from(p); i < graph.whiteMoves.end(p); i++) {
                least = Math.min(least, treeAfter[graph.whiteMoves.to(i)]);
            }
            tree[p] = (byte) Math.min(NEVER, 1 + least);
        }
    }

    /** Returns the maximum over the replies to q; it is one move when the rook falls, and zero after mate. */
    private byte most(int q, byte[] moves) {
        int most = graph.mate[q] ? 0 : 1;
        for (int i = graph.blackMoves.from(q); i < graph.blackMoves.end(q); i++) {
            most = Math.max(most, moves[graph.blackMoves.to(i)]);
        }
        return (byte) most;
    }

    /** Raises promises to what the trees need; returns false when no promise rises. */
    private boolean raise() {
        boolean raised = false;
        for (int p : won) {
            if (tree[p] > promised[situation[p]]) {
                promised[situation[p]] = tree[p];
                raised = true;
            }
        }
        return raised;
    }
}
