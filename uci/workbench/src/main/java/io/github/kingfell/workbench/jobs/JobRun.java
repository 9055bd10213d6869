package io.github.kingfell.workbench.jobs;

import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.JobTree;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.check.RejectedProofException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Gives the jobs of a tree to workers, each on a thread of its own, until the tree is decided or the run is ended. */
public final class JobRun {
    private static final double MILLION = 1e6;

    private final JobTree tree;
    private final BiConsumer<MateJob, JobAnswer> keep;
    private final Consumer<String> complain;
    private int working;
    private boolean ended;
    private @Nullable Throwable failure;

    /**
     * @param keep receives each answer after the tree has taken it, one at a time
     * @param complain receives a line when a worker is lost
     */
    public JobRun(JobTree tree, BiConsumer<MateJob, JobAnswer> keep, Consumer<String> complain) {
        this.tree = tree;
        this.keep = keep;
        this.complain = complain;
    }

    /** Begins to work; closes the takers at the end. */
    public void start(List<JobTaker> takers) {
        List<Thread> threads = new ArrayList<>();
        synchronized (this) {
            working = takers.size();
        }
        for (JobTaker taker : takers) {
            Thread thread = new Thread(() -> work(taker), "job taker");
            thread.setDaemon(true);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
    }

    /**
     * Waits for a moment.
     *
     * @return whether the run goes on: the tree is open, and a worker is left
     */
    public synchronized boolean goesOn(long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = millis; !isOver() && left > 0; left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())) {
            wait(left);
        }
        passOnFailure();
        return !isOver();
    }

    private boolean isOver() {
        return tree.isDecided() || working == 0 || failure != null;
    }

    /** Ends the run: no further jobs are given out. Waits for the answers of workers that were closed. */
    public synchronized void end(List<JobTaker> takers) throws InterruptedException {
        ended = true;
        notifyAll();
        takers.forEach(JobTaker::close);
        while (working > 0) {
            wait();
        }
        passOnFailure();
    }

    /** A full disk or memory, met on the thread of a worker, ends the command like anywhere else. */
    private void passOnFailure() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void work(JobTaker taker) {
        try {
            for (Optional<MateJob> job = take(); job.isPresent(); job = take()) {
                answer(taker, job.get());
            }
        } catch (IOException | RejectedProofException e) {
            if (!hasEnded()) {
                complain.accept("lost " + taker.name() + ": " + e.getMessage());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            fail(e);
        } finally {
            leave();
        }
    }

    private void answer(JobTaker taker, MateJob job) throws IOException, InterruptedException, RejectedProofException {
        boolean answered = false;
        try {
            JobAnswer answer = taker.answer(tree.root(), job);
            take(job, answer);
            answered = true;
        } finally {
            if (!answered) {
                giveUp(job);
            }
        }
    }

    /** Returns the next job, as soon as there is one; empty at the end. */
    private synchronized Optional<MateJob> take() throws InterruptedException {
        while (!ended && !tree.isDecided()) {
            Optional<MateJob> job = tree.next();
            if (job.isPresent()) {
                return job;
            }
            wait();
        }
        return Optional.empty();
    }

    private synchronized void take(MateJob job, JobAnswer answer) throws RejectedProofException {
        if (!tree.isDecided()) {
            tree.accept(job, answer);
            keep.accept(job, answer);
        }
        notifyAll();
    }

    private synchronized void giveUp(MateJob job) {
        tree.giveUp(job);
        notifyAll();
    }

    private synchronized boolean hasEnded() {
        return ended;
    }

    private synchronized void fail(Throwable e) {
        failure = e;
    }

    private synchronized void leave() {
        working--;
        notifyAll();
    }

    /** Returns the state of the tree in words: what workers have spent, and the root's numbers. */
    public synchronized String progress() {
        return String.format(
                Locale.ROOT,
                "%.1f million nodes  %d answers  numbers %d / %d",
                tree.nodes() / MILLION,
                tree.answers(),
                tree.proof() / ProofNumbers.UNIT,
                tree.disproof() / ProofNumbers.UNIT);
    }

    /** Returns the nodes that workers have spent. */
    public synchronized long nodes() {
        return tree.nodes();
    }
}
