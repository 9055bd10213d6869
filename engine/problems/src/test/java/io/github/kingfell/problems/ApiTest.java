package io.github.kingfell.problems;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** The solvers of problems are meant for others; what they prune with is not. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/problems", HelpSolver.class, ArchitectureTest.ROOT);
    }
}
