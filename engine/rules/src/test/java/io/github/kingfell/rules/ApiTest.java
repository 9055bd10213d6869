package io.github.kingfell.rules;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** What is public is meant to be. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/rules", Position.class, ArchitectureTest.ROOT + "..");
    }
}
