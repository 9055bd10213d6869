package io.github.kingfell.prover;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** The searches are meant for others; their tables, graphs and proof numbers are not. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        String root = ArchitectureTest.ROOT;
        ApiListing.check(
                "engine/prover", ProofNumberPlayer.class, root, root + ".checkpoint", root + ".solver", root + ".tree");
    }
}
