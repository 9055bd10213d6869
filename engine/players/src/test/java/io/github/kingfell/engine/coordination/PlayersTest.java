package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.search.SearchSettings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayersTest {
    private static final SearchSettings D = SearchSettings.DEFAULT;

    /** Whatever a power of two leaves of one's half goes to the other. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 16, 100, 127, 300})
    void allMemoryIsShared(int megabytes) {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            int granted = engine.configure(
                    new SearchSettings(1, megabytes, 1, D.moveOverhead(), D.player(), false, true, D.elo()));
            assertThat(granted).isEqualTo(megabytes);
        }
    }
}
