package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.route.ProverShare;
import io.github.kingfell.engine.route.ThreadShares;
import io.github.kingfell.prover.solver.ProofWorker;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/**
 * Runs alpha-beta and the prover on the same task: in turns on one thread, or side by side on several threads.
 * Alpha-beta chooses the move; the prover reports what it proves.
 */
final class AlphaBetaWithProver {
    /** Nodes between two checks of the control by a prover that has its own thread. */
    private static final long THREAD_SLICE = 16_384;

    private final Player alphaBeta;
    private final SearchTask task;
    private final SearchTask guided;
    private final SearchControl control;
    private final ProverShare share;
    private final ExecutorService executor;
    private final Consumer<Throwable> onFailure;
    private final boolean inGame;
    private final FirstWorker prover;

    /**
     * Prepares both searches.
     *
     * @param task the task for the prover
     * @param guided the task for alpha-beta
     * @param onFailure receives the exception that ends the prover's part; alpha-beta goes on
     */
    AlphaBetaWithProver(
            Players players,
            SearchTask task,
            SearchTask guided,
            ProverShare share,
            ExecutorService executor,
            Consumer<Throwable> onFailure) {
        alphaBeta = players.alphaBeta();
        this.task = task;
        this.guided = guided;
        control = task.control();
        this.share = share;
        this.executor = executor;
        this.onFailure = onFailure;
        inGame = task.limits().clock().isPresent();
        prover = new FirstWorker(players.prover(), task);
    }

    /** Returns alpha-beta's answer. In a game all threads are alpha-beta's; one of them gives turns to the prover. */
    Answer play() {
        return task.settings().threads() == 1 || inGame ? playInTurns() : playSideBySide();
    }

    /** Returns true when the prover did more than wait for its turn. */
    boolean proverTookPart() {
        return prover.nodes() > 0;
    }

    private Answer playInTurns() {
        SearchLimits limits = task.limits();
        boolean byNodes = limits.nodes() > 0 || limits.depth() > 0;
        control.thread().attach(new ProverTurns(prover, control, share::ratio, byNodes, onFailure));
        Answer answer;
        try {
            answer = alphaBeta.play(guided);
            // The prover gets its share for alpha-beta's last nodes.
            control.thread().giveTurns();
        } finally {
            control.thread().detach();
        }
        if (!alphaBetaDecides()) {
            // Alpha-beta may be finished while the prover is not.
            proveOn(prover);
        }
        return answer;
    }

    private Answer playSideBySide() {
        int threads = task.settings().threads();
        ThreadShares shares = ThreadShares.of(threads, share.percent());
        List<Future<?>> provers = new ArrayList<>();
        provers.add(executor.submit(() -> proveOn(prover)));
        for (int i = 1; i < shares.provers(); i++) {
            ProofWorker further = prover.further();
            provers.add(executor.submit(() -> proveOn(further)));
        }
        ProofWorker turns = prover.further();
        if (shares.alphaBeta() == 1) {
            DoubleSupplier ratio =
                    () -> ThreadShares.of(threads, share.percent()).turnsRatio();
            control.thread().attach(new ProverTurns(turns, control, ratio, false, onFailure));
        }
        boolean goOn = false;
        try {
            Answer answer = alphaBeta.play(guided.withThreads(shares.alphaBeta()));
            goOn = !alphaBetaDecides();
            return answer;
        } finally {
            control.thread().detach();
            if (!goOn) {
                control.finish();
            }
            proveOn(turns);
            provers.forEach(this::await);
        }
    }

    private void await(Future<?> proof) {
        try {
            proof.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            onFailure.accept(e);
        }
    }

    /** Alpha-beta ends the search when the limit is a depth, or a clock, where it knows when to save time. */
    private boolean alphaBetaDecides() {
        return task.limits().depth() > 0 || inGame;
    }

    private void proveOn(ProofWorker worker) {
        while (!worker.isFinished() && !control.stopRequested()) {
            worker.advance(THREAD_SLICE);
        }
        prover.endIfProved();
    }
}
