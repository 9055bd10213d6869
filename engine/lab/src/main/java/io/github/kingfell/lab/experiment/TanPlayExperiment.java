package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.tan.Mirror;
import io.github.kingfell.classics.tan.Tan;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.lab.kppkb.Contestant;
import io.github.kingfell.lab.kppkb.KppkbVerdicts;
import io.github.kingfell.lab.kppkb.Sample;
import io.github.kingfell.lab.kppkb.SearchContestant;
import io.github.kingfell.lab.kppkb.WholeGame;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Plays whole games of Tan's program for two pawns against a bishop (1973) against alpha-beta, either side, either
 * colour. The paper gives no figures; its aim is a program that never throws a win or a draw away.
 */
public final class TanPlayExperiment implements Experiment {
    /** Differs from the seed of the other experiment with this ending, 1974, and from that of the tuning, 1973. */
    private static final long SEED = 1975;

    private static final int SIZE = 200;

    /** Nodes per move of alpha-beta. */
    private static final int SEARCH_NODES = 2_000;

    private final int size;

    public TanPlayExperiment() {
        this(SIZE);
    }

    /** @param size number of games to win, and as many to hold */
    TanPlayExperiment(int size) {
        this.size = size;
    }

    /**
     * The games of one contestant.
     *
     * @param won games with a win to keep
     * @param drawn games with a draw to hold
     */
    record Score(String contestant, List<WholeGame> won, List<WholeGame> drawn) {}

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "tan-play",
                "S. T. Tan, \"A knowledge based program to play chess end-games\"",
                1973,
                "five minutes",
                1);
    }

    @Override
    public List<String> inputs() {
        return Tan.networkLines();
    }

    /** Returns the situations per move; the paper gives no number, this is ours. */
    @Override
    public int publishedNodes() {
        return Tan.BUDGET;
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        return report(measure(nodes, progress), nodes);
    }

    /** Measures Tan's program, and alpha-beta in its place, against the same opponent. */
    List<Score> measure(int budget, Consumer<String> progress) {
        KppkbVerdicts truth = new KppkbVerdicts(progress);
        Sample sample = new Sample(truth, SEED, size);
        List<Score> scores = new ArrayList<>();
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            SearchContestant.prepare(engine);
            SearchLimits limits = SearchLimits.builder().nodes(SEARCH_NODES).build();
            Contestant search = new SearchContestant(engine, "alpha-beta", limits);
            for (Contestant contestant : List.of(new TanThenSearch(new Tan(), budget, search), search)) {
                List<WholeGame> won = games(sample.won(), contestant, search, truth);
                progress.accept(contestant.name() + ": games to win played");
                List<WholeGame> drawn = games(sample.drawn(), contestant, search, truth);
                progress.accept(contestant.name() + ": games to hold played");
                scores.add(new Score(contestant.name(), won, drawn));
            }
        }
        return scores;
    }

    /** Plays the games, every second one with the colours exchanged. */
    private static List<WholeGame> games(
            List<Position> starts, Contestant contestant, Contestant opponent, KppkbVerdicts truth) {
        List<WholeGame> games = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            Position start = i % 2 == 0 ? starts.get(i) : Mirror.of(starts.get(i));
            games.add(WholeGame.play(start, contestant, opponent, truth));
        }
        return games;
    }

    private Report report(List<Score> scores, int budget) {
        List<String> head = List.of("", "reached", "without a slip", "slips");
        return Report.titled("Two pawns against a bishop: whole games of Tan's program")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d games that the side with the pawns, to move, should win, and %d that the side with the "
                                + "bishop, to move, should hold; in each the first move can throw the result away. "
                                + "Random placements, seed %d, every second one with the colours exchanged. The "
                                + "opponent is alpha-beta with %,d nodes a move. Tan's program examines at most %,d "
                                + "situations for a move; after a capture or a promotion, alpha-beta of %,d nodes "
                                + "plays on for it to the end of the game by the rules.",
                        size,
                        size,
                        SEED,
                        SEARCH_NODES,
                        budget,
                        SEARCH_NODES))
                .paragraph(
                        "\"reached\": the program mated the opponent, or was not mated. \"without a slip\": while the "
                                + "material was two pawns against a bishop, no move gave the win or the draw away by "
                                + "the exact verdict. \"slips\": the moves in all games that did; the opponent may "
                                + "have given the result back. The fifty-move rule counts for the games, not for the "
                                + "verdicts.")
                .section("Wins for the side with the pawns")
                .table(
                        head,
                        scores.stream()
                                .map(score -> row(
                                        score.contestant(), score.won(), game -> game.reached() == WholeGame.End.WON))
                                .toList())
                .section("Draws for the side with the bishop")
                .table(
                        head,
                        scores.stream()
                                .map(score -> row(
                                        score.contestant(),
                                        score.drawn(),
                                        game -> game.reached() != WholeGame.End.LOST))
                                .toList())
                .build();
    }

    private static List<String> row(String name, List<WholeGame> games, Predicate<WholeGame> reached) {
        long clean = games.stream().filter(game -> game.slips() == 0).count();
        int slips = games.stream().mapToInt(WholeGame::slips).sum();
        return List.of(
                name,
                Long.toString(games.stream().filter(reached).count()),
                Long.toString(clean),
                Integer.toString(slips));
    }

    /** Tan's program followed by a search, as in the player, but with a successor that is the same in every run. */
    private record TanThenSearch(Tan tan, int budget, Contestant search) implements Contestant {
        @Override
        public String name() {
            return "Tan's program";
        }

        @Override
        public int move(Position position) {
            return Tan.accepts(position) ? tan.decide(position, budget).move() : search.move(position);
        }
    }
}
