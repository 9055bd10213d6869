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
 * Tests Huberman's theorem (1968, chapter 7): the book finds a tree from every root position, the trees follow each
 * other to mate whatever Black plays, and no move of either side undoes what was reached. The root positions are those
 * with White, the strong side, to move and to win; positions that differ by a symmetry count once.
 */
public final class EndgameAudit {
    private static final int FIFTY = 50;
    private static final int EXAMPLES = 5;

    private final Endgame endgame;
    private final ExactDistances truth;
    private final RootPositions roots;
    private final RuleCheck rules;
    private final GrownTrees trees;
    private final TreeCensus census;
    private final Guarantees guarantees;

    /** Own root positions. */
    private final int[] followed;

    /** Root positions of the solved endings into which this one leads; its own lengths depend on them. */
    private final int[] elsewhere;

    private final boolean exhaustive;

    /** Is told how far the work has come. */
    @FunctionalInterface
    public interface Progress {
        void at(int done, int total, String what);
    }

    /**
     * Selects the root positions to follow.
     *
     * @param roots number drawn at random, 0 for all
     */
    public record Scope(int roots, long seed) {
        public static final Scope ALL = new Scope(0, 0);
    }

    /**
     * Sets how the work is done.
     *
     * @param threads number of threads that grow trees
     * @param journal keeps the trees and supplies those of an earlier run, or null
     */
    public record RunOptions(int threads, @Nullable TreeJournal journal, Progress progress) {}

    private EndgameAudit(
            Endgame endgame,
            ExactDistances truth,
            boolean exhaustive,
            int[] won,
            RootPositions roots,
            GrownTrees trees) {
        this.endgame = endgame;
        this.truth = truth;
        this.roots = roots;
        this.trees = trees;
        this.exhaustive = exhaustive;
        followed = Arrays.stream(won).filter(roots::isOwn).toArray();
        elsewhere = Arrays.stream(won).filter(root -> !roots.isOwn(root)).toArray();
        rules = new RuleCheck(endgame);
        census = new TreeCensus(endgame, roots, trees);
        guarantees = new Guarantees(roots, trees, truth);
    }

    /**
     * Audits the ending.
     *
     * @throws IOException when the journal cannot be read or written, or belongs to another ending or edition
     */
    public static EndgameAudit judge(Endgame endgame, ExactDistances truth, Scope scope, RunOptions options)
            throws IOException {
        RootPositions roots = new RootPositions(endgame);
        int[] won = scope.roots() == 0
                ? won(roots, truth, options.progress())
                : drawn(roots, truth, scope.roots(), new Random(scope.seed()));
        GrownTrees trees = new GrownTrees(roots.size());
        TreeGrower grower = new TreeGrower(roots, trees, options);
        if (options.journal() != null) {
            options.journal().resume(trees, grower);
        }
        grower.follow(won);
        EndgameAudit audit = new EndgameAudit(endgame, truth, scope.roots() == 0, won, roots, trees);
        audit.run(options.progress());
        return audit;
    }

    private static int[] won(RootPositions roots, ExactDistances truth, Progress progress) {
        int[] won = new int[1024];
        int count = 0;
        for (int number = 0; number < roots.size(); number++) {
            if (isWon(roots, truth, number)) {
                if (count == won.length) {
                    won = Arrays.copyOf(won, 2 * count);
                }
                won[count++] = number;
            }
            if ((number & 0xFFF) == 0) {
                progress.at(number, roots.size(), "listing root positions");
            }
        }
        return Arrays.copyOf(won, count);
    }

    private static int[] drawn(RootPositions roots, ExactDistances truth, int size, Random random) {
        int[] drawn = new int[size];
        int count = 0;
        while (count < size) {
            int number = random.nextInt(roots.size());
            if (roots.isOwn(number) && isWon(roots, truth, number)) {
                drawn[count++] = number;
            }
        }
        return drawn;
    }

    private static boolean isWon(RootPositions roots, ExactDistances truth, int number) {
        if (roots.canonical(number) != number) {
            return false;
        }
        Position p = roots.position(number, Color.WHITE);
        return p != null && truth.plies(p) > 0;
    }

    private void run(Progress progress) {
        for (int i = 0; i < followed.length; i++) {
            rules.root(position(followed[i]));
            guarantees.follow(followed[i]);
            if ((i & 0xFF) == 0) {
                progress.at(i, followed.length, "following " + census.trees() + " trees");
            }
        }
        for (int root : elsewhere) {
            guarantees.follow(root);
        }
        if (exhaustive) {
            for (int number = 0; number < roots.size(); number++) {
                Position q = roots.isOwn(number) && roots.canonical(number) == number
                        ? roots.position(number, Color.BLACK)
                        : null;
                if (q != null) {
                    rules.afterWhite(q);
                }
                if ((number & 0xFFF) == 0) {
                    progress.at(number, roots.size(), "rule 3.7");
                }
            }
        }
    }

    private int[] won() {
        return IntStream.concat(Arrays.stream(followed), Arrays.stream(elsewhere))
                .toArray();
    }

    private Position position(int number) {
        return roots.placements().withWhiteToMove(number);
    }

    /** Returns how many root positions have no bound on the moves to mate. */
    public int unbounded() {
        int unbounded = 0;
        for (int root : won()) {
            unbounded += guarantees.of(root) == Guarantees.UNBOUNDED ? 1 : 0;
        }
        return unbounded;
    }

    /**
     * Returns true when every root position followed is mated within fifty moves against every defence and no rule was
     * broken.
     */
    public boolean isClean() {
        boolean mates = census.failures() == 0 && guarantees.circles() == 0 && rules.exclusive.broken() == 0;
        for (int root : won()) {
            mates &= guarantees.of(root) <= FIFTY;
        }
        return mates;
    }

    /** The report, as Markdown. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("# " + endgame.material() + ", " + endgame.name() + ": the book beside exact distances");
        lines.add("");
        lines.add(followed.length
                + (exhaustive ? " root positions, all up to symmetry" : " root positions, chosen at random") + "; "
                + census.trees() + " trees grown from them and from the positions that follow.");
        lines.add("");
        lines.addAll(rules.exclusive.lines());
        lines.add("");
        if (exhaustive) {
            lines.addAll(rules.kept.lines());
            lines.add("");
        }
        lines.addAll(census.lines());
        lines.add("");
        lines.add("Trees that lead back to a root position before them: " + guarantees.circles() + ".");
        if (guarantees.circles() > 0) {
            lines.add("");
            guarantees.circleExamples().forEach(example -> lines.add("- " + example));
            lines.add("");
        }
        lines.addAll(
                named("Root positions without a bound on the moves to mate", bound -> bound == Guarantees.UNBOUNDED));
        lines.addAll(named(
                "Root positions with a bound of more than fifty moves",
                bound -> bound > FIFTY && bound != Guarantees.UNBOUNDED));
        lines.add("");
        lines.addAll(quality());
        return lines;
    }

    /** Lists how many root positions have such a bound, with examples. */
    private List<String> named(String what, IntPredicate bound) {
        int[] such = Arrays.stream(followed)
                .filter(root -> bound.test(guarantees.of(root)))
                .toArray();
        List<String> lines = new ArrayList<>();
        lines.add(what + ": " + such.length + " of " + followed.length + ".");
        if (such.length > 0) {
            lines.add("");
            Arrays.stream(such).limit(EXAMPLES).forEach(root -> lines.add("- `" + Fen.format(position(root)) + "`"));
            lines.add("");
        }
        return lines;
    }

    /** Returns the cost of the trees as a line of the report; it differs from run to run. */
    public String time() {
        return census.time();
    }

    /** Returns how many moves longer than necessary the book takes, by true distance to mate. */
    public List<ExtraMoves> excess() {
        return ExtraMoves.of(followed, guarantees, this::distance);
    }

    /** Returns the strategy from all root positions with a bound, in a form that can be checked. */
    public Automaton certificate() {
        return new StrategyWriter(roots, trees, guarantees).write(exhaustive && unbounded() == 0);
    }

    private int distance(int root) {
        return (truth.plies(position(root)) + 1) / 2;
    }

    private List<String> quality() {
        Lengths any = new Lengths("any defence");
        Lengths byLot = new Lengths("the longest defence, with a random choice of equal replies");
        Lengths best = new Lengths("the longest defence, with the worst of equal replies for the book");
        Lengths distance = new Lengths("true distance");
        for (int root : followed) {
            if (guarantees.of(root) != Guarantees.UNBOUNDED) {
                any.add(guarantees.of(root));
                byLot.add(guarantees.byLot(root));
                best.add(guarantees.againstBest(root));
                distance.add(distance(root));
            }
        }
        return List.of(
                "| moves to mate, root positions with a bound | mean | worst | mean / true mean |",
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
