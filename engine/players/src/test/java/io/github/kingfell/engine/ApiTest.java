package io.github.kingfell.engine;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** What is public in the facade is meant to be; the other packages are nobody's API. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/players", Engine.class, ArchitectureTest.ROOT);
    }
}
