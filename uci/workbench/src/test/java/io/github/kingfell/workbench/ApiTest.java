package io.github.kingfell.workbench;

import io.github.kingfell.rules.testkit.ApiListing;
import io.github.kingfell.workbench.render.ProofPage;
import org.junit.jupiter.api.Test;

/** What a command does, another program may do: all packages of the workbench are meant for others. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("uci/workbench", ProofPage.class, ArchitectureTest.ROOT + "..");
    }
}
