package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.notation.Fen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Huberman's theorem (1968, chapter 7) put to the test: from every head the book finds a tree, trees follow each other to
 * mate whatever Black plays, and neither side's moves undo what was reached. The heads are the positions with White,
 * the strong side, to move and to win, those that differ by a symmetry counted once.
 */
public final class EndgameAudit {
    private static final int FIFTY = 50;
    private static final int EXAMPLES = 5;

    private final Endgame endgame;
    private final ExactDistances truth;
    private final RootPositions heads;
    private final RuleCheck rules;
    private final GrownTrees trees;
    private final TreeCensus census;
    private final Guarantees guarantees;

    /** Own heads. */
    private final int[] followed;

    /** RootPositions of the solved endings into which this one leads: what its own lengths rest on. */
    private final int[] elsewhere;

    private final boolean exhaustive;

    /** Hears how far the work has come. */
    @FunctionalInterface
    public interface Progress {
        void at(int done, int total, String what);
    }

    /**
     * Which heads are followed.
     *
     * @param heads drawn at random, 0 for all
     */
    public record Scope(int heads, long seed) {
        public static final Scope ALL = new Scope(0, 0);
    }

    /**
     * How the work is done.
     *
     * @param threads that grow trees
     * @param journal that keeps the trees and gives those of an earlier run, or null
     */
    public record RunOptions(int threads, @Nullable TreeJournal journal, Progress progress) {}

    private EndgameAudit(
            Endgame endgame,
            ExactDistances truth,
            boolean exhaustive,
            int[] won,
            RootPositions heads,
            GrownTrees trees) {
        this.endgame = endgame;
        this.truth = truth;
        this.heads = heads;
        this.trees = trees;
        this.exhaustive = exhaustive;
        followed = Arrays.stream(won).filter(heads::isOwn).toArray();
        elsewhere = Arrays.stream(won).filter(head -> !heads.isOwn(head)).toArray();
        rules = new RuleCheck(endgame);
        census = new TreeCensus(endgame, heads, trees);
        guarantees = new Guarantees(heads, trees, truth);
    }

    /**
     * Judges the ending.
     *
     * @throws IOException when the journal cannot be read or written, or belongs to something else
     */
    public static EndgameAudit judge(Endgame endgame, ExactDistances truth, Scope scope, RunOptions options)
            throws IOException {
        RootPositions heads = new RootPositions(endgame);
        int[] won = scope.heads() == 0
                ? won(heads, truth, options.progress())
                : drawn(heads, truth, scope.heads(), new Random(scope.seed()));
        GrownTrees trees = new GrownTrees(heads.size());
        TreeGrower grower = new TreeGrower(heads, trees, options);
        if (options.journal() != null) {
            options.journal().resume(trees, grower);
        }
        grower.follow(won);
        EndgameAudit audit = new EndgameAudit(endgame, truth, scope.heads() == 0, won, heads, trees);
        audit.run(options.progress());
        return audit;
    }

    private static int[] won(RootPositions heads, ExactDistances truth, Progress progress) {
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

    private static int[] drawn(RootPositions heads, ExactDistances truth, int size, Random random) {
        int[] drawn = new int[size];
        int count = 0;
        while (count < size) {
            int number = random.nextInt(heads.size());
            if (heads.isOwn(number) && isWon(heads, truth, number)) {
                drawn[count++] = number;
            }
        }
        return drawn;
    }

    private static boolean isWon(RootPositions heads, ExactDistances truth, int number) {
        if (heads.canonical(number) != number) {
            return false;
        }
        Position p = heads.position(number, Color.WHITE);
        return p != null && truth.plies(p) > 0;
    }

    private void run(Progress progress) {
        for (int i = 0; i < followed.length; i++) {
            rules.head(position(followed[i]));
            guarantees.follow(followed[i]);
            if ((i & 0xFF) == 0) {
                progress.at(i, followed.length, "following " + census.trees() + " trees");
            }
        }
        for (int head : elsewhere) {
            guarantees.follow(head);
        }
        if (exhaustive) {
            for (int number = 0; number < heads.size(); number++) {
                Position q = heads.isOwn(number) && heads.canonical(number) == number
                        ? heads.position(number, Color.BLACK)
                        : null;
                if (q != null) {
                    rules.afterWhite(q);
                }
                if ((number & 0xFFF) == 0) {
                    progress.at(number, heads.size(), "rule 3.7");
                }
            }
        }
    }

    private int[] won() {
        return IntStream.concat(Arrays.stream(followed), Arrays.stream(elsewhere))
                .toArray();
    }

    private Position position(int number) {
        return heads.placements().head(number);
    }

    /** RootPositions from which no bound of the moves to mate was found. */
    public int unbounded() {
        int unbounded = 0;
        for (int head : won()) {
            unbounded += guarantees.of(head) == Guarantees.UNBOUNDED ? 1 : 0;
        }
        return unbounded;
    }

    /** True when every head followed is mated within fifty moves against every defence and no rule was broken. */
    public boolean isClean() {
        boolean mates = census.failures() == 0 && guarantees.circles() == 0 && rules.exclusive.broken() == 0;
        for (int head : won()) {
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
        lines.addAll(
                named("RootPositions without a bound of the moves to mate", bound -> bound == Guarantees.UNBOUNDED));
        lines.addAll(named(
                "RootPositions with a bound of more than fifty moves",
                bound -> bound > FIFTY && bound != Guarantees.UNBOUNDED));
        lines.add("");
        lines.addAll(quality());
        return lines;
    }

    /** How many heads have such a bound, with examples. */
    private List<String> named(String what, IntPredicate bound) {
        int[] such = Arrays.stream(followed)
                .filter(head -> bound.test(guarantees.of(head)))
                .toArray();
        List<String> lines = new ArrayList<>();
        lines.add(what + ": " + such.length + " of " + followed.length + ".");
        if (such.length > 0) {
            lines.add("");
            Arrays.stream(such).limit(EXAMPLES).forEach(head -> lines.add("- `" + Fen.format(position(head)) + "`"));
            lines.add("");
        }
        return lines;
    }

    /** What the trees cost, as a line of the report; it differs from run to run. */
    public String time() {
        return census.time();
    }

    /** How much longer than necessary the book takes, by true distance. */
    public List<ExtraMoves> excess() {
        return ExtraMoves.of(followed, guarantees, this::distance);
    }

    /** The strategy from all heads with a bound, written down so that it can be checked. */
    public Automaton certificate() {
        return new StrategyWriter(heads, trees, guarantees).write(exhaustive && unbounded() == 0);
    }

    private int distance(int head) {
        return (truth.plies(position(head)) + 1) / 2;
    }

    private List<String> quality() {
        Lengths any = new Lengths("any defence");
        Lengths byLot = new Lengths("the defence of longest true distance, lots drawn among equal replies");
        Lengths best = new Lengths("the same, of equal replies the worst for the book");
        Lengths distance = new Lengths("true distance");
        for (int head : followed) {
            if (guarantees.of(head) != Guarantees.UNBOUNDED) {
                any.add(guarantees.of(head));
                byLot.add(guarantees.byLot(head));
                best.add(guarantees.againstBest(head));
                distance.add(distance(head));
            }
        }
        return List.of(
                "| moves to mate, heads with a bound | mean | worst | mean / true mean |",
                "|---|---|---|---|",
                distance.line(distance),
                byLot.line(distance),
                best.line(distance),
                any.line(distance));
    }

    @Override
    public String toString() {
        return endgame.material();
    }
}
