package io.github.kingfell.search;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** Background work is neither lost nor done by two threads at once, and goes on when it is released. */
public final class BackgroundWorkRaces {
    private BackgroundWorkRaces() {}

    private static void awaitIdle(BackgroundWork work) {
        while (!work.isIdle()) {
            Thread.onSpinWait();
        }
    }

    /** Two threads order the same work. */
    @JCStressTest
    @Outcome(id = "1", expect = ACCEPTABLE, desc = "the second order found the first one waiting or under way")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the second order came after the end of the first one")
    @Outcome(expect = FORBIDDEN, desc = "an order is lost")
    @State
    public static class OrderedTwice {
        private final BackgroundWork work = new BackgroundWork();
        private final AtomicInteger runs = new AtomicInteger();

        @Actor
        public void one() {
            work.order("key", cancelled -> runs.incrementAndGet());
        }

        @Actor
        public void two() {
            work.order("key", cancelled -> runs.incrementAndGet());
        }

        @Arbiter
        public void after(I_Result result) {
            awaitIdle(work);
            work.close();
            result.r1 = runs.get();
        }
    }

    /** An urgent order interrupts idle work, which then begins again; both are done, one after the other. */
    @JCStressTest
    @Outcome(id = "0", expect = ACCEPTABLE, desc = "both are done, never at once")
    @Outcome(expect = FORBIDDEN, desc = "work is lost, or two jobs run at once")
    @State
    public static class UrgentAndIdle {
        private final BackgroundWork work = new BackgroundWork();
        private final AtomicInteger running = new AtomicInteger();
        private final AtomicInteger clashes = new AtomicInteger();
        private volatile boolean urgentDone;
        private volatile boolean idleDone;

        private void run(Runnable end) {
            clashes.addAndGet(running.incrementAndGet() - 1);
            end.run();
            running.decrementAndGet();
        }

        @Actor
        public void urgent() {
            work.order("urgent", cancelled -> run(() -> urgentDone = true));
        }

        @Actor
        public void idle() {
            work.orderWhenIdle("idle", cancelled -> run(() -> idleDone = idleDone || !cancelled.getAsBoolean()));
        }

        @Arbiter
        public void after(I_Result result) {
            awaitIdle(work);
            work.close();
            result.r1 = clashes.get() + (urgentDone ? 0 : 10) + (idleDone ? 0 : 100);
        }
    }

    /** Work that is held goes on when the search that holds it ends. */
    @JCStressTest(Mode.Termination)
    @Outcome(id = "TERMINATED", expect = ACCEPTABLE, desc = "goes on")
    @Outcome(id = "STALE", expect = FORBIDDEN, desc = "held for ever")
    @State
    public static class Released {
        private final BackgroundWork work = new BackgroundWork();
        private volatile boolean isCancelled;

        public Released() {
            work.hold();
            work.order("key", cancelled -> isCancelled = cancelled.getAsBoolean());
        }

        @Actor
        public void waiting() {
            awaitIdle(work);
            work.close();
        }

        @Signal
        public void search() {
            work.release();
        }
    }
}
