package io.github.kingfell.tables;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** What is public is meant to be. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/tables", ExactValues.class, ArchitectureTest.ROOT + "..");
    }
}
