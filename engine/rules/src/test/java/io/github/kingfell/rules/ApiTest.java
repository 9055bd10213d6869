package io.github.kingfell.rules;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** Compares the public API of the rules with its listing, so that nothing becomes public by accident. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("engine/rules", Position.class, ArchitectureTest.ROOT + "..");
    }
}
