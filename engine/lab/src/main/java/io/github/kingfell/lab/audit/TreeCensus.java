package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/** Statistics of trees: is a tree found from every root position, how deep is it, and what does it cost? */
final class TreeCensus {
    private static final int DEEPEST = 32;
    private static final int EXAMPLES = 5;
    private static final double MICROS_PER_MILLI = 1000;

    /** By stage of the root position and depth of the tree. */
    private final int[][] found;

    private final int[] nothing;
    private final int[] undecided;
    private int failuresElsewhere;
    private final List<String> examples = new ArrayList<>();
    private final int[] examplesOf;
    private final int[] examined;
    private final int[] micros;

    /** Counts all trees; the order in which they were grown does not matter. */
    TreeCensus(Endgame endgame, RootPositions roots, GrownTrees trees) {
        int stages = endgame.stages().highest() + 1;
        found = new int[stages][DEEPEST];
        nothing = new int[stages];
        undecided = new int[stages];
        examplesOf = new int[stages];
        examined = new int[trees.size()];
        micros = new int[trees.size()];
        int[] records = IntStream.range(0, trees.size())
                .boxed()
                .sorted(Comparator.comparingInt(trees::number))
                .mapToInt(record -> record)
                .toArray();
        ReadTree tree = new ReadTree(roots, trees);
        for (int record : records) {
            examined[record] = trees.examined(record);
            micros[record] = trees.micros(record);
            Position root = roots.position(trees.number(record), Color.WHITE);
            if (!roots.isOwn(trees.number(record))) {
                failuresElsewhere += trees.result(record) == Growth.Result.FOUND ? 0 : 1;
            } else if (root != null) {
                count(endgame, root, trees.result(record), () -> {
                    tree.read(record);
                    return tree.deepest();
                });
            }
        }
    }

    private void count(Endgame endgame, Position root, Growth.Result result, IntSupplier depth) {
        int stage = Standing.stage(endgame.standing(root));
        switch (result) {
            case FOUND -> found[stage][Math.min(DEEPEST - 1, depth.getAsInt())]++;
            case NOTHING_BETTER -> nothing[stage]++;
            case LIMIT_REACHED -> undecided[stage]++;
        }
        if (result != Growth.Result.FOUND && examplesOf[stage]++ < EXAMPLES) {
            String what = result == Growth.Result.NOTHING_BETTER ? "every move is worse" : "undecided";
            examples.add("stage " + stage + ", " + what + ": `" + Fen.format(root) + "`");
        }
    }

    int trees() {
        return examined.length;
    }

    /** Returns how many root positions have no tree. */
    int failures() {
        return Arrays.stream(nothing).sum() + Arrays.stream(undecided).sum() + failuresElsewhere;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("| stage | root positions | tree of depth 1, 2, 3, ... | every move worse | undecided |");
        lines.add("|---|---|---|---|---|");
        for (int stage = 0; stage < found.length; stage++) {
            int roots = Arrays.stream(found[stage]).sum() + nothing[stage] + undecided[stage];
            if (roots > 0) {
                lines.add("| " + stage + " | " + roots + " | " + depths(found[stage]) + " | " + nothing[stage] + " | "
                        + undecided[stage] + " |");
            }
        }
        lines.add("");
        lines.add(cost());
        if (!examples.isEmpty()) {
            lines.add("");
            lines.add("Root positions without a tree, for example:");
            lines.add("");
            examples.forEach(example -> lines.add("- " + example));
        }
        return lines;
    }

    private static String depths(int[] byDepth) {
        int deepest = byDepth.length - 1;
        while (deepest > 1 && byDepth[deepest] == 0) {
            deepest--;
        }
        StringBuilder text = new StringBuilder();
        for (int depth = 1; depth <= deepest; depth++) {
            text.append(depth == 1 ? "" : ", ").append(byDepth[depth]);
        }
        return text.toString();
    }

    private String cost() {
        int[] sorted = examined.clone();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "Positions examined for a tree: mean %.0f, half of the trees at most %d, 99 %% at most %d, largest %d.",
                Arrays.stream(sorted).average().orElse(0),
                quantile(sorted, 50),
                quantile(sorted, 99),
                quantile(sorted, 100));
    }

    /** Returns the wall-clock time of the trees on the machine that grew them. */
    String time() {
        int[] sorted = micros.clone();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "Time for a tree on this machine: mean %.2f ms, 99 %% at most %.2f ms, longest %.0f ms; %.0f s in all.",
                Arrays.stream(sorted).average().orElse(0) / MICROS_PER_MILLI,
                quantile(sorted, 99) / MICROS_PER_MILLI,
                quantile(sorted, 100) / MICROS_PER_MILLI,
                Arrays.stream(sorted).asLongStream().sum() / MICROS_PER_MILLI / 1000);
    }

    private static int quantile(int[] sorted, int percent) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, (long) sorted.length * percent / 100)];
    }
}
