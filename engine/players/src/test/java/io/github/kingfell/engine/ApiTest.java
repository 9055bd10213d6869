package io.github.kingfell.engine;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** Only the facade is public API; the other packages are not. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/players", Engine.class, ArchitectureTest.ROOT);
    }
}
