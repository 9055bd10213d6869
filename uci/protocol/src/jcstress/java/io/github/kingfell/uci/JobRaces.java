package io.github.kingfell.uci;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.kingfell.rules.board.Position;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;

/** A stop, a ponder hit or a quit reaches a job that begins at the same moment. */
public final class JobRaces {
    private static final OutputStyle STYLE = new OutputStyle(false, false);

    private JobRaces() {}

    /** Counts what reaches it; it ends when it is told to halt. */
    private static final class Counted extends Job {
        private int halts;
        private int hits;

        @Override
        void launch(Position root, OutputStyle style) {}

        @Override
        void launchWithoutPosition() {}

        @Override
        void halt() {
            halts++;
            finish();
        }

        @Override
        void hit() {
            hits++;
        }

        @Override
        boolean isLimited() {
            return false;
        }

        synchronized int halts() {
            return halts;
        }

        synchronized int hits() {
            return hits;
        }
    }

    /** {@code stop} comes while the job begins. */
    @JCStressTest
    @Outcome(id = "1", expect = ACCEPTABLE, desc = "halted")
    @Outcome(expect = FORBIDDEN, desc = "the stop is lost, or halts twice")
    @State
    public static class StopAtTheBeginning {
        private final Counted job = new Counted();

        @Actor
        public void worker() {
            job.start(null, STYLE);
        }

        @Actor
        public void reader() {
            job.stop();
        }

        @Arbiter
        public void after(I_Result result) {
            result.r1 = job.halts();
        }
    }

    /** {@code ponderhit} and {@code stop} come while the job begins. */
    @JCStressTest
    @Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "hit, then halted")
    @Outcome(expect = FORBIDDEN, desc = "one of them is lost or comes twice")
    @State
    public static class PonderHitAndStop {
        private final Counted job = new Counted();

        @Actor
        public void worker() {
            job.start(null, STYLE);
        }

        @Actor
        public void reader() {
            job.ponderHit();
            job.stop();
        }

        @Arbiter
        public void after(II_Result result) {
            result.r1 = job.hits();
            result.r2 = job.halts();
        }
    }

    /** {@code quit} comes while the job writes its best move: whole output or none, and the job is over. */
    @JCStressTest
    @Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "the best move is written")
    @Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "nothing is written after the quit")
    @Outcome(expect = FORBIDDEN, desc = "the job goes on after the quit")
    @State
    public static class QuitAtTheEnd {
        private final Counted job = new Counted();
        private int written;

        public QuitAtTheEnd() {
            job.start(null, STYLE);
        }

        @Actor
        public void searcher() {
            job.end();
            if (!job.isForsaken()) {
                written = 1;
            }
            job.finish();
        }

        @Actor
        public void reader() {
            job.forsake();
        }

        @Arbiter
        public void after(II_Result result) {
            result.r1 = written;
            result.r2 = job.isBusy() ? 1 : 0;
        }
    }
}
