package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryTest {
    private static final SearchSettings D = SearchSettings.DEFAULT;

    /** Ugren 1967: the mate in 38 of the 1994 paper. */
    private static final String MATE_IN_38 = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    /** Alpha-beta's table has a power of two of entries; the rest of its half goes to the prover. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 16, 100, 127, 300})
    void allMemoryIsShared(int megabytes) {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            int granted = engine.configure(
                    SearchSettings.builder().hashMegabytes(megabytes).build());
            assertThat(granted).isEqualTo(megabytes);
        }
    }

    /**
     * A mate in N from the router goes to the prover, but later searches may need alpha-beta's table; with the prover
     * selected, no other player needs memory.
     */
    @Test
    void aProverThatIsAskedAloneHasNearlyAllMemory() throws Exception {
        int withHalf = permilleUsed(Optional.empty());
        int withAll = permilleUsed(Optional.of(PlayerId.PROOF_NUMBER));

        assertThat(withHalf).isGreaterThan(20);
        assertThat(withAll).isBetween(1, withHalf * 3 / 4);
    }

    /** Returns the hash usage when the first mate is reported. */
    private static int permilleUsed(Optional<PlayerId> player) throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            engine.configure(
                    SearchSettings.builder().hashMegabytes(8).player(player).build());
            RecordingListener listener = new RecordingListener();
            SearchLimits limits = SearchLimits.builder().mate(38).nodes(200_000).build();
            engine.go(new SearchRequest(Fen.parse(MATE_IN_38), limits), listener);
            engine.awaitIdle();
            return listener.lines().get(0).hashfull();
        }
    }
}
