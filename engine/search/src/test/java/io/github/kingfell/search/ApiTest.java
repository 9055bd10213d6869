package io.github.kingfell.search;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** The contract of a search is an API for other programs. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/search", SearchRequest.class, ArchitectureTest.ROOT);
    }
}
