package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.engine.advice.Decision;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Follows an advice table that should win, from every won position to mate. A position has no bound when the play can
 * be led in a circle or out of the win.
 */
final class AdvisedWins {
    private static final int EXAMPLES = 5;
    private static final int FIFTY = 50;

    private static final int UNKNOWN = 0;
    private static final int SPOILT = -1;

    private final AdviceTable table;
    private final ExactDistances truth;
    private final AdvicePositions positions;
    private final AdvisedPlay play;
    private final AdviceCensus census = new AdviceCensus(List.of());
    private final Lengths distances = new Lengths("true distance");

    /** The numbers of the won positions. */
    private int[] roots = new int[1024];

    private int count;

    /** By number: moves to mate at most, {@link #UNKNOWN} or {@link #SPOILT}. */
    private final int[] bounds;

    /** By number: {@link AdvisedPlay#next}. */
    private final int[][] next;

    AdvisedWins(AdviceTable table, ExactDistances truth) {
        this.table = table;
        this.truth = truth;
        positions = new AdvicePositions(table.material());
        play = new AdvisedPlay(table, truth);
        bounds = new int[positions.size()];
        next = new int[positions.size()][];
    }

    AdviceAudit judge(EndgameAudit.Progress progress) {
        positions.forEach(this::visit, progress);
        settle();
        return report();
    }

    private void visit(int number, Position x) {
        if (!play.isOpen(x)) {
            return;
        }
        Decision decision = play.from(x);
        next[number] = play.next();
        bounds[number] = play.isSpoilt() ? SPOILT : UNKNOWN;
        census.count(decision, 1, play.isSpoilt(), new boolean[0]);
        if (count == roots.length) {
            roots = Arrays.copyOf(roots, 2 * count);
        }
        roots[count++] = number;
        distances.add((truth.plies(x) + 1) / 2.0);
    }

    /**
     * Computes the bounds backwards from mate. The positions left at the end lead in circles or to spoilt positions.
     */
    private void settle() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < count; i++) {
                if (bounds[roots[i]] == UNKNOWN) {
                    bounds[roots[i]] = bound(next[roots[i]]);
                    changed |= bounds[roots[i]] != UNKNOWN;
                }
            }
        }
    }

    private int bound(int[] pairs) {
        int longest = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            boolean over = pairs[i] == AdvisedPlay.OVER;
            if (!over && bounds[pairs[i]] <= UNKNOWN) {
                return UNKNOWN;
            }
            longest = Math.max(longest, pairs[i + 1] + (over ? 0 : bounds[pairs[i]]));
        }
        return longest;
    }

    private AdviceAudit report() {
        Lengths lengths = new Lengths("any defence");
        int longest = 0;
        List<String> longestGames = new ArrayList<>();
        List<String> spoilt = new ArrayList<>();
        List<String> unbounded = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int bound = bounds[roots[i]];
            String example = "- " + positions.fen(roots[i]);
            if (bound == SPOILT) {
                spoilt.add(example);
            } else if (bound == UNKNOWN) {
                unbounded.add(example);
            } else {
                lengths.add(bound);
                if (bound > longest) {
                    longestGames.clear();
                    longest = bound;
                }
                if (bound == longest) {
                    longestGames.add(example);
                }
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add("# " + table.name() + ", " + table.title() + ": the advice table beside exact distances");
        lines.add("");
        lines.add(count + " positions, all up to symmetry in which our side is to move and wins; each is followed to "
                + "mate against every defence. Deepest look ahead: " + play.deepest() + " plies.");
        lines.add("");
        lines.addAll(census.lines());
        lines.add("");
        lines.add("| moves to mate | mean | worst | mean / true mean |");
        lines.add("|---|---|---|---|");
        lines.add(distances.line(distances));
        lines.add(lengths.line(distances));
        lines.add("");
        add(lines, "Positions in which the advice gives the win away", spoilt);
        add(
                lines,
                "Positions from which the defence can repeat positions, or reach one of the positions above",
                unbounded);
        add(lines, "Positions of the longest games", longestGames);
        return new AdviceAudit(spoilt.isEmpty() && unbounded.isEmpty() && longest <= FIFTY, lines);
    }

    private static void add(List<String> lines, String what, List<String> all) {
        lines.add(what + ": " + all.size() + ".");
        lines.add("");
        if (!all.isEmpty()) {
            lines.addAll(all.subList(0, Math.min(EXAMPLES, all.size())));
            lines.add("");
        }
    }
}
