package io.github.kingfell.classics.turing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the reconstruction with Turing's play by hand; the agreement must not become less. */
class GlennieGameTest {
    private final List<GlennieGame> games = GlennieGame.weigh(new Turing());

    @Test
    void bothVersionsAreWeighed() {
        assertThat(games).extracting(game -> game.moves().size()).containsExactly(29, 29);
        assertThat(games).extracting(GlennieGame::figures).containsExactly(15, 0);
    }

    @Test
    void theRulesChooseTheMovesOfTheTypescript() {
        assertThat(games.get(0).agreements()).isGreaterThanOrEqualTo(20);
        assertThat(games.get(1).agreements()).isGreaterThanOrEqualTo(18);
    }

    @Test
    void increasesAreAsPrinted() {
        assertThat(games.get(0).figuresWithin(0)).isGreaterThanOrEqualTo(6);
        assertThat(games.get(0).figuresWithin(1)).isGreaterThanOrEqualTo(9);
    }

    /**
     * Bishop f1 gets 5 moves (2.2), queen 4 (2.0), king 1 (1.0), which as a queen had 2 (-1.4); the pawn advances two
     * ranks (0.4) and is no longer defended (-0.3); knight g1 has 3 moves instead of 2 (0.3).
     */
    @Test
    void theFirstMove() {
        GlennieGame.Turn first = games.get(0).moves().get(0);
        assertThat(first.played()).isEqualTo("e4");
        assertThat(first.printed()).hasValue(42);
        assertThat(first.weighed().increase()).isEqualTo(42);
    }
}
