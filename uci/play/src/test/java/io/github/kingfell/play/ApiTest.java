package io.github.kingfell.play;

import io.github.kingfell.play.serve.LocalServer;
import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** Another program may offer games and lessons too: all packages of this room are meant for others. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("uci/play", LocalServer.class, ArchitectureTest.ROOT + "..");
    }
}
