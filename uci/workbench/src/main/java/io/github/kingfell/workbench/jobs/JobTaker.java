package io.github.kingfell.workbench.jobs;

import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.board.Position;
import java.io.IOException;

/** Answers jobs, one at a time: a thread of this process, another process, or another machine. */
public interface JobTaker extends AutoCloseable {
    /** What to call it in a message. */
    String name();

    /**
     * Answers a job.
     *
     * @throws IOException when it cannot, and will not answer later ones either
     */
    JobAnswer answer(Position root, MateJob job) throws IOException, InterruptedException;

    /** Ends its job early, and itself. */
    @Override
    void close();
}
