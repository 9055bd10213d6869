package io.github.kingfell.tables;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** What is public is meant to be; the numbers of placements are nobody's API. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        String root = ArchitectureTest.ROOT;
        ApiListing.check(
                "engine/tables",
                ExactValues.class,
                root,
                root + ".census",
                root + ".distance",
                root + ".outcome",
                root + ".syzygy",
                root + ".tablebase");
    }
}
