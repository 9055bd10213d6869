package io.github.kingfell.search;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;

/** No stop and no ponder hit is lost, however it meets the searcher that polls or waits. */
public final class SearchControlRaces {
    private SearchControlRaces() {}

    private static void await(SearchControl control, boolean infinite) {
        try {
            control.awaitRelease(infinite);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A stop ends a searcher that polls. */
    @JCStressTest(Mode.Termination)
    @Outcome(id = "TERMINATED", expect = ACCEPTABLE, desc = "stopped")
    @Outcome(id = "STALE", expect = FORBIDDEN, desc = "searches on")
    @State
    public static class StopEndsTheSearch {
        private final SearchControl control = SearchControl.unlimited();

        @Actor
        public void searcher() {
            while (control.poll(1) > 0) {
                Thread.onSpinWait();
            }
        }

        @Signal
        public void user() {
            control.stop();
        }
    }

    /** A stop releases the best move of an infinite search that has nothing left to do. */
    @JCStressTest(Mode.Termination)
    @Outcome(id = "TERMINATED", expect = ACCEPTABLE, desc = "released")
    @Outcome(id = "STALE", expect = FORBIDDEN, desc = "waits for ever")
    @State
    public static class StopReleasesTheMove {
        private final SearchControl control = SearchControl.unlimited();

        @Actor
        public void searcher() {
            await(control, true);
        }

        @Signal
        public void user() {
            control.stop();
        }
    }

    /** A ponder hit releases the best move of a pondering search that has nothing left to do. */
    @JCStressTest(Mode.Termination)
    @Outcome(id = "TERMINATED", expect = ACCEPTABLE, desc = "released")
    @Outcome(id = "STALE", expect = FORBIDDEN, desc = "waits for ever")
    @State
    public static class PonderHitReleasesTheMove {
        private final SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 0, true);

        @Actor
        public void searcher() {
            await(control, false);
        }

        @Signal
        public void user() {
            control.ponderHit();
        }
    }

    /** A ponder hit ends a search whose result is good enough. */
    @JCStressTest(Mode.Termination)
    @Outcome(id = "TERMINATED", expect = ACCEPTABLE, desc = "ended")
    @Outcome(id = "STALE", expect = FORBIDDEN, desc = "searches on")
    @State
    public static class PonderHitEndsASearchThatHasEnough {
        private final SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 0, true);

        public PonderHitEndsASearchThatHasEnough() {
            control.enoughForPonderHit();
        }

        @Actor
        public void searcher() {
            while (control.poll(1) > 0) {
                Thread.onSpinWait();
            }
        }

        @Signal
        public void user() {
            control.ponderHit();
        }
    }
}
