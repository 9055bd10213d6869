package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.lab.audit.GrownTrees.Grown;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Grows the trees of some root positions and of all root positions that follow from them, on several threads. */
final class TreeGrower {
    /** Number of root positions that one thread takes at a time. */
    private static final int SLICE = 8;

    /** Number of slices between two journal entries, and between two progress calls. */
    private static final int SLICES = 64;

    private final RootPositions roots;
    private final GrownTrees trees;
    private final EndgameAudit.RunOptions options;
    private final ReadTree open;

    /** Each thread keeps one tree object per ending, because its arrays have already grown to the size needed. */
    private final ThreadLocal<Map<Endgame, ForcingTree>> forest = ThreadLocal.withInitial(HashMap::new);

    TreeGrower(RootPositions roots, GrownTrees trees, EndgameAudit.RunOptions options) {
        this.roots = roots;
        this.trees = trees;
        this.options = options;
        open = new ReadTree(roots, trees);
    }

    /**
     * Grows the missing trees in waves: first those of the given root positions, then those of the root positions that
     * Black can reach at the ends of these trees.
     */
    void follow(int[] from) throws IOException {
        ForkJoinPool pool = new ForkJoinPool(options.threads());
        try {
            boolean[] seen = new boolean[roots.size()];
            int[] wave = unseen(Arrays.stream(from), seen);
            for (int number = 1; wave.length > 0; number++) {
                grow(number, wave, pool);
                wave = unseen(Arrays.stream(wave).flatMap(this::following), seen);
            }
        } finally {
            pool.shutdown();
        }
    }

    private static int[] unseen(IntStream numbers, boolean[] seen) {
        return numbers.filter(number -> {
                    boolean first = !seen[number];
                    seen[number] = true;
                    return first;
                })
                .toArray();
    }

    private void grow(int number, int[] wave, ForkJoinPool pool) throws IOException {
        int[] missing = Arrays.stream(wave).filter(root -> !trees.has(root)).toArray();
        int step = SLICE * SLICES;
        for (int from = 0; from < missing.length; from += step) {
            int[] batch = Arrays.copyOfRange(missing, from, Math.min(missing.length, from + step));
            // Progress is reported before the work: the trees of one wave lead to those of the next, and the number of
            // waves is not known.
            options.progress()
                    .at(from, missing.length, "growing trees, wave " + number + ", " + trees.size() + " so far");
            List<Grown> grown = pool.submit(() -> IntStream.range(0, (batch.length + SLICE - 1) / SLICE)
                            .parallel()
                            .mapToObj(slice -> Arrays.stream(
                                            batch, slice * SLICE, Math.min(batch.length, (slice + 1) * SLICE))
                                    .mapToObj(this::grown)
                                    .toList())
                            .flatMap(List::stream)
                            .toList())
                    .join();
            grown.forEach(trees::add);
            if (options.journal() != null) {
                options.journal().append(grown);
            }
        }
    }

    /** Grows the tree of one root position anew. */
    Grown grown(int root) {
        Position p = roots.placements().withWhiteToMove(root);
        Endgame endgame = roots.endgame(root);
        ForcingTree growing = forest.get().computeIfAbsent(endgame, of -> new ForcingTree(of, Fen.start()));
        long begun = System.nanoTime();
        Growth.Result result = growing.grow(p, endgame.treeRules().limits(), SearchControl.unlimited());
        int micros = (int) Math.min(Integer.MAX_VALUE, (System.nanoTime() - begun) / 1000);
        byte[] code = result == Growth.Result.FOUND ? TreeCode.of(growing) : new byte[0];
        return new Grown(root, result, growing.examined(), micros, code);
    }

    /** Returns the root positions after the ends of a tree. */
    private IntStream following(int root) {
        open.read(trees.record(root));
        int[] next = IntStream.range(0, open.replies)
                .filter(reply -> open.answer[reply] == ReadTree.NONE && open.after[reply] != ReadTree.NONE)
                .map(reply -> roots.canonical(open.after[reply]))
                .toArray();
        return Arrays.stream(next);
    }
}
