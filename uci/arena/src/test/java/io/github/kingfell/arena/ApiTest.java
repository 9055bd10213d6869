package io.github.kingfell.arena;

import io.github.kingfell.arena.match.Match;
import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** Another program may play matches too: all packages of the arena are meant for others. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("uci/arena", Match.class, ArchitectureTest.ROOT + "..");
    }
}
