package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.bell.Level;
import io.github.kingfell.classics.bell.LevelCount;
import io.github.kingfell.classics.bell.Refutations;
import io.github.kingfell.classics.bell.Reordering;
import io.github.kingfell.classics.bell.TwoMoveSolution;
import io.github.kingfell.classics.bell.TwoMoveSolver;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.notation.Epd;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Bell's experiment on refutations (1973), over mates in two: how often is the reply that refutes a first move the one
 * that refuted the previous first move, and how much does it save to try the pieces that succeeded last first?
 */
public final class BellRefutationExperiment implements Experiment {
    private static final List<Suite> SUITES =
            List.of(Suite.PROBLEM_BELL, Suite.PROBLEM_COMPOSED, Suite.PROBLEM_TWO_MOVERS, Suite.MATE_WAC_80);

    private static final int LIMIT = 10_000_000;

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "bell-refutation",
                "A. G. Bell, in \"Computer Chess\" (Atlas Computer Laboratory)",
                1973,
                "ten seconds",
                1);
    }

    /** Returns the limit of moves made per problem; the limit is ours, far more than any problem takes. */
    @Override
    public int publishedNodes() {
        return LIMIT;
    }

    @Override
    public List<String> inputs() {
        return SUITES.stream().flatMap(suite -> suite.lines().stream()).toList();
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        Group composed = new Group("composed problems");
        Group games = new Group("ends of games");
        List<String> leftOut = new ArrayList<>();
        for (Suite suite : SUITES) {
            for (Epd line : SuitePositions.of(suite)) {
                if (line.mateLength() == 2 || line.text("c9").equals("#2")) {
                    boolean game = suite == Suite.MATE_WAC_80 || line.text("c1").equals("game");
                    if (!(game ? games : composed).add(line, nodes)) {
                        leftOut.add(line.id());
                    }
                }
            }
            progress.accept(suite.title() + " done");
        }
        return report(composed, games, leftOut);
    }

    private static Report report(Group composed, Group games, List<String> leftOut) {
        Group all = new Group("all");
        all.add(composed);
        all.add(games);
        List<Group> groups = List.of(composed, games, all);
        List<List<String>> refuters = new ArrayList<>();
        refuters.add(List.of("published (1973)", "", "", "60 %", "75 %"));
        groups.forEach(group -> refuters.add(group.refutationRow()));
        List<List<String>> costs =
                groups.stream().flatMap(group -> group.costRows().stream()).toList();
        return Report.titled("Bell's refutations: the piece that refuted last refutes again")
                .paragraph("Mates in two, solved with all keys. \"compared\" counts first moves that were refuted and "
                        + "had a refuted one before them in the same problem; \"same move\" and \"same piece\" count "
                        + "those that Black refuted with the reply, or the piece, that refuted the move before. "
                        + "Pieces are tried from the last square of the board to the first, as in 1972.")
                .section("Replies and pieces that refute")
                .table(List.of("", "problems", "compared", "same move", "same piece"), refuters)
                .section("What reordering saves")
                .paragraph("With reordering each turn has its own order of pieces. The piece that succeeded last is "
                        + "listed first; \"alone\": the other pieces are listed only if it fails, which is Bell's "
                        + "method. The piece that takes the king, in the test for check or at the third move, comes "
                        + "first at the third move. \"played\" are moves made on the board, \"listed\" moves written "
                        + "into lists; \"saved\" compares with no reordering. Bell gives seconds of an ICL 1906A for "
                        + "a mate in two, 30 and about 6, and claims 60 % saved by reordering Black's first move "
                        + "alone, 93 % at most by reordering all.")
                .table(
                        List.of("", "reordering", "played", "listed", "saved", "listed but for the check", "saved"),
                        costs)
                .section("Number of moves by turn, all problems")
                .paragraph("The test for check lists all of White's moves after nearly every second White move, "
                        + "because few of these give check. No order of pieces can shorten a list in which no piece "
                        + "takes the king.")
                .table(List.of("move", "listed", "first", "alone", "played", "first", "alone"), all.turnRows())
                .section("Left out")
                .paragraph("Problems whose key the program cannot find, because it lacks castling and en passant, and "
                        + "problems that take more moves than the limit.")
                .list(leftOut, "none")
                .build();
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.1f %%", whole == 0 ? 0 : 100.0 * part / whole);
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Problems of one kind, solved with each reordering. */
    private static final class Group {
        private final String name;
        private int problems;
        private Refutations refutations = Refutations.NONE;
        private final Map<Reordering, Cost> costs = new EnumMap<>(Reordering.class);

        Group(String name) {
            this.name = name;
            for (Reordering reordering : Reordering.values()) {
                costs.put(reordering, Cost.NONE);
            }
        }

        /** Returns false when the problem is left out. */
        boolean add(Epd line, int limit) {
            TwoMoveSolution plain = new TwoMoveSolver(line.position(), Reordering.NONE).solve();
            if (plain.keys().isEmpty() || plain.played() > limit) {
                return false;
            }
            problems++;
            refutations = refutations.plus(Refutations.of(plain.refutations()));
            costs.replaceAll(
                    (reordering, cost) -> cost.plus(Cost.of(new TwoMoveSolver(line.position(), reordering).solve())));
            return true;
        }

        void add(Group other) {
            problems += other.problems;
            refutations = refutations.plus(other.refutations);
            costs.replaceAll((reordering, cost) -> cost.plus(other.cost(reordering)));
        }

        private Cost cost(Reordering reordering) {
            return costs.getOrDefault(reordering, Cost.NONE);
        }

        List<String> refutationRow() {
            return List.of(
                    name,
                    count(problems),
                    count(refutations.compared()),
                    percent(refutations.sameMove(), refutations.compared()),
                    percent(refutations.samePiece(), refutations.compared()));
        }

        List<List<String>> costRows() {
            Cost plain = cost(Reordering.NONE);
            List<List<String>> rows = new ArrayList<>();
            costs.forEach((reordering, cost) -> rows.add(List.of(
                    name,
                    reordering.name().toLowerCase(Locale.ROOT),
                    count(cost.allPlayed()),
                    count(cost.allListed()),
                    percent(plain.allListed() - cost.allListed(), plain.allListed()),
                    count(cost.listedButForTheCheck()),
                    percent(
                            plain.listedButForTheCheck() - cost.listedButForTheCheck(),
                            plain.listedButForTheCheck()))));
            return rows;
        }

        List<List<String>> turnRows() {
            List<List<String>> rows = new ArrayList<>();
            for (Level level : Level.values()) {
                List<String> row = new ArrayList<>(List.of(level.word()));
                costs.values().forEach(cost -> row.add(count(cost.listed(level))));
                costs.values().forEach(cost -> row.add(count(cost.played(level))));
                rows.add(row);
            }
            return rows;
        }
    }

    /** Costs of solving, by level. */
    private record Cost(Map<Level, Long> listed, Map<Level, Long> played) {
        static final Cost NONE = new Cost(Map.of(), Map.of());

        static Cost of(TwoMoveSolution solution) {
            Map<Level, Long> listed = new EnumMap<>(Level.class);
            Map<Level, Long> played = new EnumMap<>(Level.class);
            for (LevelCount count : solution.counts()) {
                listed.put(count.level(), count.listed());
                played.put(count.level(), count.played());
            }
            return new Cost(listed, played);
        }

        Cost plus(Cost other) {
            Map<Level, Long> listedSum = new EnumMap<>(Level.class);
            Map<Level, Long> playedSum = new EnumMap<>(Level.class);
            for (Level level : Level.values()) {
                listedSum.put(level, listed(level) + other.listed(level));
                playedSum.put(level, played(level) + other.played(level));
            }
            return new Cost(listedSum, playedSum);
        }

        long listed(Level level) {
            return listed.getOrDefault(level, 0L);
        }

        long played(Level level) {
            return played.getOrDefault(level, 0L);
        }

        long allListed() {
            return listed.values().stream().mapToLong(Long::longValue).sum();
        }

        long allPlayed() {
            return played.values().stream().mapToLong(Long::longValue).sum();
        }

        long listedButForTheCheck() {
            return allListed() - listed(Level.CHECK);
        }
    }
}
