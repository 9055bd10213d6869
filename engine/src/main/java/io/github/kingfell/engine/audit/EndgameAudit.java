package io.github.kingfell.engine.audit;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.Endgame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Huberman's theorem (1968, chapter 7) put to the test: from every head the book finds a tree, trees follow each other to
 * mate whatever Black plays, and neither side's moves undo what was reached. The heads are the positions with White,
 * the strong side, to move and to win, those that differ by a symmetry counted once.
 */
public final class EndgameAudit {
    private static final int FIFTY = 50;

    private final Endgame endgame;
    private final Truth truth;
    private final Heads heads;
    private final RuleCheck rules;
    private final TreeCensus census;
    private final Guarantees guarantees;
    private final int[] followed;
    private final boolean exhaustive;

    /** Hears how far the work has come. */
    @FunctionalInterface
    public interface Progress {
        void at(int done, int total, String what);
    }

    private EndgameAudit(Endgame endgame, Truth truth, boolean exhaustive, int[] followed, Heads heads) {
        this.endgame = endgame;
        this.truth = truth;
        this.heads = heads;
        this.exhaustive = exhaustive;
        this.followed = followed;
        rules = new RuleCheck(endgame);
        census = new TreeCensus(endgame);
        guarantees = new Guarantees(endgame, heads, truth, endgame.treeLimits(), census);
    }

    /** Judges the ending over all heads. */
    public static EndgameAudit exhaustive(Endgame endgame, Truth truth, Progress progress) {
        Heads heads = new Heads(endgame);
        EndgameAudit audit = new EndgameAudit(endgame, truth, true, won(heads, truth, progress), heads);
        audit.run(progress);
        return audit;
    }

    /** Judges the ending over some heads and all that follow from them. */
    public static EndgameAudit sample(Endgame endgame, Truth truth, int size, long seed, Progress progress) {
        Heads heads = new Heads(endgame);
        int[] sample = drawn(heads, truth, size, new Random(seed));
        EndgameAudit audit = new EndgameAudit(endgame, truth, false, sample, heads);
        audit.run(progress);
        return audit;
    }

    private static int[] won(Heads heads, Truth truth, Progress progress) {
        int[] won = new int[1024];
        int count = 0;
        for (int number = 0; number < heads.size(); number++) {
            if (isWon(heads, truth, number)) {
                if (count == won.length) {
                    won = Arrays.copyOf(won, 2 * count);
                }
                won[count++] = number;
            }
            if ((number & 0xFFF) == 0) {
                progress.at(number, heads.size(), "listing heads");
            }
        }
        return Arrays.copyOf(won, count);
    }

    private static int[] drawn(Heads heads, Truth truth, int size, Random random) {
        int[] drawn = new int[size];
        int count = 0;
        while (count < size) {
            int number = random.nextInt(heads.size());
            if (isWon(heads, truth, number)) {
                drawn[count++] = number;
            }
        }
        return drawn;
    }

    private static boolean isWon(Heads heads, Truth truth, int number) {
        Position p = heads.position(number, Color.WHITE);
        return p != null && truth.plies(p) > 0 && heads.canonical(number) == number;
    }

    private void run(Progress progress) {
        for (int i = 0; i < followed.length; i++) {
            rules.head(position(followed[i]));
            guarantees.follow(followed[i]);
            progress.at(i, followed.length, "following " + census.trees() + " trees");
        }
        if (exhaustive) {
            for (int number = 0; number < heads.size(); number++) {
                Position q = heads.position(number, Color.BLACK);
                if (q != null && heads.canonical(number) == number) {
                    rules.afterWhite(q);
                }
                if ((number & 0xFFF) == 0) {
                    progress.at(number, heads.size(), "rule 3.7");
                }
            }
        }
    }

    private Position position(int number) {
        Position p = heads.position(number, Color.WHITE);
        if (p == null) {
            throw new IllegalStateException("no position " + number);
        }
        return p;
    }

    /** Heads from which no bound of the moves to mate was found. */
    public int unbounded() {
        int unbounded = 0;
        for (int head : followed) {
            unbounded += guarantees.of(head) == Guarantees.UNBOUNDED ? 1 : 0;
        }
        return unbounded;
    }

    /** True when every head followed is mated within fifty moves against every defence and no rule was broken. */
    public boolean isClean() {
        boolean mates = census.failures() == 0 && guarantees.circles() == 0 && rules.exclusive.broken() == 0;
        for (int head : followed) {
            mates &= guarantees.of(head) <= FIFTY;
        }
        return mates;
    }

    /** The report, as Markdown. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("# " + endgame.material() + ", " + endgame.name() + ": the book against the truth");
        lines.add("");
        lines.add(followed.length + (exhaustive ? " heads, all up to symmetry" : " heads, drawn at random") + "; "
                + census.trees() + " trees grown from them and from what follows.");
        lines.add("");
        lines.addAll(rules.exclusive.lines());
        lines.add("");
        if (exhaustive) {
            lines.addAll(rules.kept.lines());
            lines.add("");
        }
        lines.addAll(census.lines());
        lines.add("");
        lines.add("Trees that lead back to a head before them: " + guarantees.circles() + ".");
        if (guarantees.circles() > 0) {
            lines.add("");
            guarantees.circleExamples().forEach(example -> lines.add("- " + example));
            lines.add("");
        }
        lines.add("Heads without a bound of the moves to mate: " + unbounded() + " of " + followed.length + ".");
        lines.add("");
        lines.addAll(quality());
        return lines;
    }

    private List<String> quality() {
        Lengths any = new Lengths("any defence");
        Lengths best = new Lengths("the defence of longest true distance");
        Lengths distance = new Lengths("true distance");
        for (int head : followed) {
            if (guarantees.of(head) != Guarantees.UNBOUNDED) {
                any.add(guarantees.of(head));
                best.add(guarantees.againstBest(head));
                distance.add((truth.plies(position(head)) + 1) / 2);
            }
        }
        return List.of(
                "| moves to mate, heads with a bound | mean | worst | mean / true mean |",
                "|---|---|---|---|",
                distance.line(distance),
                best.line(distance),
                any.line(distance));
    }

    /** Mean and largest of some lengths. */
    private static final class Lengths {
        private final String what;
        private long sum;
        private int count;
        private int largest;

        Lengths(String what) {
            this.what = what;
        }

        void add(int length) {
            sum += length;
            count++;
            largest = Math.max(largest, length);
        }

        double mean() {
            return count == 0 ? 0 : (double) sum / count;
        }

        String line(Lengths against) {
            double ratio = against.mean() == 0 ? 0 : mean() / against.mean();
            return String.format(Locale.ROOT, "| %s | %.2f | %d | %.2f |", what, mean(), largest, ratio);
        }
    }

    @Override
    public String toString() {
        return endgame.material();
    }
}
