package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.EndingKnowledge;
import io.github.kingfell.engine.alphabeta.evaluation.NetworkEvaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.network.Network;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.LeafValues;
import io.github.kingfell.search.MateJudge;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays any position by alpha-beta search. Never declines.
 *
 * <p>With several threads the others search the same root on their own and share what they find through the
 * transposition table ("lazy SMP"). The calling thread reports and decides; at the end it takes over a line that a
 * helper has seen deeper.
 */
public final class AlphaBetaPlayer implements Player {
    private static final int SMALLEST_TABLE = 1;

    /** Nodes in which a first iteration may finish although time is up: a few milliseconds. */
    static final int CREDIT = 4_096;

    /**
     * What a claimed mate is worth in nodes: less when a clock runs, where the move counts and not the announcement.
     */
    private static final long JUDGE_NODES = 50_000;

    private static final long JUDGE_NODES_ON_CLOCK = 10_000;

    /** One thread's share of the search. */
    private static final class Worker {
        final SearchStack stack;
        final RootSearch root;

        /** As a helper: what its last complete iteration found. */
        IterativeDeepening.@Nullable Finding found;

        Worker(Position position, TranspositionTable table) {
            stack = new SearchStack(position, new NetworkEvaluator(Network.shipped()));
            root = new RootSearch(stack, table, true);
        }
    }

    private final MateJudge judge;
    private final LeafValues leaves;
    private final LeafOutcomes outcomes;
    private final TranspositionTable table = new TranspositionTable(SMALLEST_TABLE);
    private final List<Worker> workers = new ArrayList<>();

    /** A player without exact values. */
    public AlphaBetaPlayer(MateJudge judge) {
        this(judge, LeafValues.NONE, LeafOutcomes.NONE);
    }

    /**
     * A player that looks up what it can.
     *
     * @param leaves exact values where there are few men
     * @param outcomes asked where no exact value is known
     */
    public AlphaBetaPlayer(MateJudge judge, LeafValues leaves, LeafOutcomes outcomes) {
        this.judge = judge;
        this.leaves = leaves;
        this.outcomes = outcomes;
    }

    /**
     * Works out what would otherwise be worked out in the middle of a search, when little time may be left. On any
     * thread.
     */
    public void warmUp() {
        EndingKnowledge.load();
    }

    @Override
    public PlayerId id() {
        return PlayerId.ALPHA_BETA;
    }

    /**
     * Allocates the transposition table anew, empty. Not during a search.
     *
     * @param megabytes wanted
     * @return megabytes got: the greatest power of two that is not more and fits into memory
     */
    public int resize(int megabytes) {
        return table.resize(megabytes);
    }

    @Override
    public void newGame() {
        table.clear();
        for (Worker worker : workers) {
            worker.stack.clear();
        }
    }

    /** The static evaluation, and the terms that explain it, White's view. */
    public String explain(Position position) {
        return new NetworkEvaluator(Network.shipped()).explain(position);
    }

    @Override
    public Answer play(SearchTask task) {
        Position position = task.position();
        if (new MoveGenerator(position).count(position) == 0) {
            return new Answer.Plays(gameOver(task, position));
        }
        table.nextGeneration();
        int threads = Math.max(1, task.settings().threads());
        while (workers.size() < threads) {
            workers.add(new Worker(position, table));
        }
        Worker main = workers.get(0);
        Supplier<ExactValues> exact = leaves.of(task);
        prepare(main, task, known(task, exact), task.limits().nodes() > 0 ? 0 : CREDIT);

        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            helpers.add(startHelper(workers.get(i), task, known(task, exact), i));
        }
        IterativeDeepening deepening =
                new IterativeDeepening(task, main.stack, main.root, table, claims(task, position, main.root));
        try {
            deepening.run();
        } finally {
            endHelpers(helpers);
        }
        main.stack.allowance().settle();
        for (int i = 1; i < threads; i++) {
            deepening.hear(workers.get(i).found);
        }
        IterativeDeepening.Result result = deepening.result();
        int best = result.line().move(0);
        return new Answer.Plays(new SearchOutcome(best, result.score(), result.line(), PlayerId.ALPHA_BETA, ""));
    }

    private TablebaseValues known(SearchTask task, Supplier<ExactValues> exact) {
        return new TablebaseValues(exact.get(), outcomes.of(task));
    }

    private static void prepare(Worker worker, SearchTask task, TablebaseValues known, int credit) {
        worker.stack.begin(task.position(), task.control(), known, credit);
        worker.root.begin(task.limits().searchMoves());
        worker.found = null;
    }

    private MateClaims claims(SearchTask task, Position position, RootSearch root) {
        SearchControl control = task.control();
        MateClaims.Prover prover = (rootMoves, moves, nodes) ->
                judge.prove(position, rootMoves, moves, nodes, control).orElse(null);
        long least = task.limits().clock().isPresent() ? JUDGE_NODES_ON_CLOCK : JUDGE_NODES;
        return new MateClaims(
                prover, control, task.limits().searchMoves(), root.moves().size(), least);
    }

    private static SearchOutcome gameOver(SearchTask task, Position position) {
        Score score = position.inCheck()
                ? new Score.Mate(MateCertificate.ofMatedRoot(position))
                : new Score.Centipawns(Value.DRAW);
        task.report(new SearchInfo.Iteration(0, 0, 1, score, SearchInfo.Bound.EXACT, 0, 0, 0, Pv.EMPTY));
        return new SearchOutcome(Move.NONE, score, Pv.EMPTY, PlayerId.ALPHA_BETA, "no legal move");
    }

    // ---- helpers ----

    private static Thread startHelper(Worker worker, SearchTask task, TablebaseValues known, int number) {
        prepare(worker, task, known, 0);
        Thread thread = new Thread(() -> help(worker, number), "alpha-beta-" + number);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Every other helper is a ply ahead, so that the table fills from both sides. */
    private static void help(Worker worker, int number) {
        RootSearch.Observer silent = new RootSearch.Observer() {
            @Override
            public void searching(int depth, int move, int count) {}

            @Override
            public void outside(int depth, int first, int value, boolean above) {}
        };
        for (int depth = 1 + number % 2; depth <= IterativeDeepening.MAX_DEPTH; depth++) {
            worker.root.moves().beginIteration();
            worker.root.search(depth, 0, silent);
            if (worker.stack.allowance().isStopped()) {
                return;
            }
            worker.found = IterativeDeepening.Finding.of(depth, worker.root.moves());
        }
    }

    private void endHelpers(List<Thread> helpers) {
        for (int i = 1; i <= helpers.size(); i++) {
            workers.get(i).stack.allowance().release();
        }
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
