package io.github.kingfell.workbench.jobs;

import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.JobWorker;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import java.io.IOException;

/** A worker inside this process, on the thread that asks it. */
public final class LocalTaker implements JobTaker {
    private final JobWorker worker;
    private final Interruption end = new Interruption();

    /** @param megabytes of its transposition table */
    public LocalTaker(int megabytes) {
        worker = new JobWorker(megabytes);
    }

    @Override
    public String name() {
        return "a worker of this process";
    }

    @Override
    public JobAnswer answer(Position root, MateJob job) throws IOException {
        try {
            return worker.answer(root, job, end.stops(JobWorker.control(job)));
        } catch (NotationException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        end.request();
    }
}
