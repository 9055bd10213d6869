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
 * <p>With several threads the helper threads search the same root independently and share results through the
 * transposition table ("lazy SMP"). The calling thread reports and decides. At the end it may take over a line that a
 * helper has searched deeper.
 */
public final class AlphaBetaPlayer implements Player {
    private static final int SMALLEST_TABLE = 1;

    /** Nodes in which the first iteration may finish although time is up: a few milliseconds. */
    static final int CREDIT = 4_096;

    /**
     * The least node budget for proving a claimed mate. It is smaller when a clock runs, where the move matters and not
     * the announcement.
     */
    private static final long JUDGE_NODES = 50_000;

    private static final long JUDGE_NODES_ON_CLOCK = 10_000;

    /** One thread's share of the search. */
    private static final class Worker {
        final SearchStack stack;
        final RootSearch root;

        /** What a helper's last complete iteration found; null before the first. */
        IterativeDeepening.@Nullable CompleteLine found;

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
    private int suggestion = Move.NONE;

    /** Creates a player without exact values at the leaves. */
    public AlphaBetaPlayer(MateJudge judge) {
        this(judge, LeafValues.NONE, LeafOutcomes.NONE);
    }

    /**
     * Creates a player that probes tables at the leaves.
     *
     * @param leaves exact values of positions with few pieces
     * @param outcomes probed where no exact value is known
     */
    public AlphaBetaPlayer(MateJudge judge, LeafValues leaves, LeafOutcomes outcomes) {
        this.judge = judge;
        this.leaves = leaves;
        this.outcomes = outcomes;
    }

    /**
     * Computes in advance what would otherwise be computed in the middle of a search, when little time may be left. May
     * be called on any thread.
     */
    public void warmUp() {
        EndingKnowledge.load();
    }

    @Override
    public PlayerId id() {
        return PlayerId.ALPHA_BETA;
    }

    /**
     * Allocates a new, empty transposition table. Must not be called during a search.
     *
     * @param megabytes wanted
     * @return megabytes allocated: the greatest power of two that is not more than wanted and fits into memory
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

    /** Returns the static evaluation and the terms that explain it, from White's view. */
    public String explain(Position position) {
        return new NetworkEvaluator(Network.shipped()).explain(position);
    }

    /**
     * Suggests a move for the next searches: it is the first to be searched, and searched deeper as long as another one
     * looks better.
     *
     * @param move {@link Move#NONE} for none
     */
    public void suggest(int move) {
        suggestion = move;
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

    private void prepare(Worker worker, SearchTask task, TablebaseValues known, int credit) {
        worker.stack.begin(task.position(), task.control(), known, credit);
        worker.root.suggest(suggestion);
        worker.root.begin(task.limits().searchMoves());
        worker.found = null;
    }

    private MateClaims claims(SearchTask task, Position position, RootSearch root) {
        SearchControl control = task.control();
        MateClaims.ClaimProver prover = (rootMoves, moves, nodes) ->
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

    private Thread startHelper(Worker worker, SearchTask task, TablebaseValues known, int number) {
        prepare(worker, task, known, 0);
        Thread thread = new Thread(() -> help(worker, number), "alpha-beta-" + number);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Every other helper searches one ply ahead, so that the transposition table is filled at two depths. */
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
            worker.found = IterativeDeepening.CompleteLine.of(depth, worker.root.moves());
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
