package io.github.kingfell.prover.dfpn;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** The workers that are counted at a node. */
public final class BusyNodesRaces {
    private static final long NODE = 0x123456789ABCDEFL;

    private BusyNodesRaces() {}

    /** Two workers enter a node and leave it; one of them looks in between. */
    @JCStressTest
    @Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "it sees itself only; nobody is there in the end")
    @Outcome(id = "2, 0", expect = ACCEPTABLE, desc = "it sees both; nobody is there in the end")
    @Outcome(expect = FORBIDDEN, desc = "a worker is not counted, or it stays for ever")
    @State
    public static class EnteredAndLeft {
        private final BusyNodes busy = new BusyNodes();

        @Actor
        public void one(II_Result result) {
            busy.enter(NODE);
            result.r1 = busy.count(NODE);
            busy.leave(NODE);
        }

        @Actor
        public void two() {
            busy.enter(NODE);
            busy.leave(NODE);
        }

        @Arbiter
        public void after(II_Result result) {
            result.r2 = busy.count(NODE);
        }
    }

    /** Two workers interrupt the turns at once, after different findings. */
    @JCStressTest
    @Outcome(id = "2, 0", expect = ACCEPTABLE, desc = "none is lost")
    @Outcome(expect = FORBIDDEN, desc = "one is lost")
    @State
    public static class InterruptedTwice {
        private final BusyNodes busy = new BusyNodes();

        @Actor
        public void one() {
            busy.interrupt();
        }

        @Actor
        public void two() {
            busy.interrupt();
        }

        @Arbiter
        public void after(II_Result result) {
            result.r1 = busy.interruptions();
        }
    }
}
