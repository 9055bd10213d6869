package io.github.kingfell.engine.audit;

import io.github.kingfell.engine.forcing.Endgame;
import io.github.kingfell.engine.forcing.ForcingTree;
import io.github.kingfell.engine.forcing.Standing;
import io.github.kingfell.engine.notation.Fen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Progress: is a tree found from every head, how deep is it, and what does it cost? */
final class TreeCensus implements Guarantees.HeadListener {
    private static final int DEEPEST = 32;
    private static final int EXAMPLES = 5;

    /** By stage of the head and depth of the tree. */
    private final int[][] found;

    private final int[] nothing;
    private final int[] undecided;
    private final List<String> examples = new ArrayList<>();
    private final int[] examplesOf;
    private int[] examined = new int[1024];
    private int trees;

    TreeCensus(Endgame endgame) {
        int stages = endgame.stages().highest() + 1;
        found = new int[stages][DEEPEST];
        nothing = new int[stages];
        undecided = new int[stages];
        examplesOf = new int[stages];
    }

    @Override
    public void grown(int head, ForcingTree.Result result, ForcingTree tree) {
        if (trees == examined.length) {
            examined = Arrays.copyOf(examined, 2 * trees);
        }
        examined[trees++] = tree.examined();
        int stage = Standing.stage(tree.headStanding());
        switch (result) {
            case FOUND -> found[stage][Math.min(DEEPEST - 1, tree.depth(tree.root()))]++;
            case NOTHING_BETTER -> nothing[stage]++;
            case LIMIT_REACHED -> undecided[stage]++;
        }
        if (result != ForcingTree.Result.FOUND && examplesOf[stage]++ < EXAMPLES) {
            String what = result == ForcingTree.Result.NOTHING_BETTER ? "every move is worse" : "undecided";
            examples.add("stage " + stage + ", " + what + ": `" + Fen.format(tree.head()) + "`");
        }
    }

    int trees() {
        return trees;
    }

    /** Heads without a tree. */
    int failures() {
        return Arrays.stream(nothing).sum() + Arrays.stream(undecided).sum();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("| stage | heads | tree of depth 1, 2, 3, ... | every move worse | undecided |");
        lines.add("|---|---|---|---|---|");
        for (int stage = 0; stage < found.length; stage++) {
            int heads = Arrays.stream(found[stage]).sum() + nothing[stage] + undecided[stage];
            if (heads > 0) {
                lines.add("| " + stage + " | " + heads + " | " + depths(found[stage]) + " | " + nothing[stage] + " | "
                        + undecided[stage] + " |");
            }
        }
        lines.add("");
        lines.add(cost());
        if (!examples.isEmpty()) {
            lines.add("");
            lines.add("Heads without a tree, for example:");
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
        int[] sorted = Arrays.copyOf(examined, trees);
        Arrays.sort(sorted);
        double mean = Arrays.stream(sorted).average().orElse(0);
        return String.format(
                Locale.ROOT,
                "Positions examined for a tree: mean %.0f, half of the trees at most %d, 99 %% at most %d, largest %d.",
                mean,
                quantile(sorted, 50),
                quantile(sorted, 99),
                quantile(sorted, 100));
    }

    private static int quantile(int[] sorted, int percent) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, (long) sorted.length * percent / 100)];
    }
}
