package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.tan.Tan;
import io.github.kingfell.classics.tan.TanDecision;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.lab.kppkb.Contestant;
import io.github.kingfell.lab.kppkb.GameValue;
import io.github.kingfell.lab.kppkb.KppkbVerdicts;
import io.github.kingfell.lab.kppkb.Playout;
import io.github.kingfell.lab.kppkb.Sample;
import io.github.kingfell.lab.kppkb.SearchContestant;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchLimits;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Compares Tan's program for two pawns against a bishop (1973) with alpha-beta of a few plies: how often does each keep
 * a win, or a draw, that it has? The paper gives no figures; its aim is a program that never throws anything away.
 */
public final class KppkbExperiment implements Experiment {
    /** Differs from the seed with which the network was tuned, 1973. */
    private static final long SEED = 1974;

    private static final int SIZE = 250;
    private static final int[] DEPTHS = {4, 8};

    private final int size;

    public KppkbExperiment() {
        this(SIZE);
    }

    /** @param size number of positions to win, and as many to hold */
    KppkbExperiment(int size) {
        this.size = size;
    }

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "kppkb", "S. T. Tan, \"A knowledge based program to play chess end-games\"", 1973, "two minutes", 1);
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
        KppkbVerdicts truth = new KppkbVerdicts(progress);
        Sample sample = new Sample(truth, SEED, size);
        progress.accept(sample.tried() + " positions tried, " + sample.undecided() + " undecided");
        List<List<String>> wins = new ArrayList<>();
        List<List<String>> draws = new ArrayList<>();
        TanContestant tan = new TanContestant(nodes);
        measure(tan, truth, sample, wins, draws, progress);
        long situations = tan.moves == 0 ? 0 : tan.situations / tan.moves;
        for (int depth : DEPTHS) {
            try (Engine engine = new Engine(EndgameBook.EMPTY)) {
                SearchContestant.prepare(engine);
                measure(
                        new SearchContestant(
                                engine,
                                "alpha-beta, depth " + depth,
                                SearchLimits.builder().depth(depth).build()),
                        truth,
                        sample,
                        wins,
                        draws,
                        progress);
            }
        }
        return report(sample, nodes, situations, wins, draws);
    }

    /**
     * @param nodes most situations for a move of Tan's program
     * @param situations their mean
     */
    private Report report(
            Sample sample, int nodes, long situations, List<List<String>> wins, List<List<String>> draws) {
        List<String> head = List.of("", "move", "game", "lost", "stuck", "open");
        return Report.titled("Two pawns against a bishop: Tan's program and search")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d positions that White, to move, wins and could fail to win, and %d that Black, to move, "
                                + "holds and could lose; random placements, seed %d. %,d legal positions were "
                                + "examined for them; %d of these were left out because they could not be decided. "
                                + "Tan's program examines at most %d situations for a move, %d on average.",
                        size,
                        size,
                        SEED,
                        sample.tried(),
                        sample.undecided(),
                        nodes,
                        situations))
                .paragraph("\"move\": the first move keeps the result. \"game\": the result is kept until a piece is "
                        + "taken or a pawn promotes, against an opponent that knows the exact result and leaves as "
                        + "few good answers as possible; \"lost\", \"stuck\" (three times the same, or 60 moves) and "
                        + "\"open\" (a move of unknown value) are the rest.")
                .section("Wins kept by White")
                .table(head, wins)
                .section("Draws kept by Black")
                .table(head, draws)
                .build();
    }

    private void measure(
            Contestant contestant,
            KppkbVerdicts truth,
            Sample sample,
            List<List<String>> wins,
            List<List<String>> draws,
            Consumer<String> progress) {
        wins.add(row(contestant, truth, sample.won()));
        draws.add(row(contestant, truth, sample.drawn()));
        progress.accept(wins.get(wins.size() - 1) + " " + draws.get(draws.size() - 1));
    }

    private List<String> row(Contestant contestant, KppkbVerdicts truth, List<Position> positions) {
        Playout playout = new Playout(truth);
        Map<Playout.End, Integer> ends = new EnumMap<>(Playout.End.class);
        int kept = 0;
        for (Position position : positions) {
            GameValue good = position.sideToMove() == Color.WHITE ? GameValue.WIN : GameValue.NO_WIN;
            kept += truth.after(position).get(contestant.move(position)) == good ? 1 : 0;
            ends.merge(playout.play(position, contestant), 1, Integer::sum);
        }
        List<String> row = new ArrayList<>(List.of(contestant.name(), percent(kept)));
        row.add(percent(ends.getOrDefault(Playout.End.KEPT, 0)));
        for (Playout.End end : List.of(Playout.End.LOST, Playout.End.STUCK, Playout.End.OPEN)) {
            row.add(Integer.toString(ends.getOrDefault(end, 0)));
        }
        return row;
    }

    private String percent(int count) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * count / size);
    }

    private static final class TanContestant implements Contestant {
        private final Tan tan = new Tan();
        private final int budget;
        private long situations;
        private long moves;

        TanContestant(int budget) {
            this.budget = budget;
        }

        @Override
        public String name() {
            return "Tan's program";
        }

        @Override
        public int move(Position position) {
            TanDecision decision = tan.decide(position, budget);
            situations += decision.situations();
            moves++;
            return decision.move();
        }
    }
}
