package io.github.kingfell.tables.distance;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two searches that read the same packed tables for the first time get the same values. */
public final class PackedTableRaces {
    private static final Position MATE_IN_ONE = Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    private static final Position MATE_IN_TWO = Positions.of("k7/8/1K6/8/8/8/8/7R b - - 0 1");

    private PackedTableRaces() {}

    /** The stored side to move is unpacked, the other is computed from it. */
    @JCStressTest
    @Outcome(id = "1, 2", expect = ACCEPTABLE, desc = "both are right")
    @Outcome(expect = FORBIDDEN, desc = "a wrong value")
    @State
    public static class FirstProbes {
        private final TableLibrary library = TableLibrary.withShippedTables();

        @Actor
        public void one(II_Result result) {
            result.r1 = library.reader().plies(MATE_IN_ONE);
        }

        @Actor
        public void two(II_Result result) {
            result.r2 = library.reader().plies(MATE_IN_TWO);
        }
    }
}
