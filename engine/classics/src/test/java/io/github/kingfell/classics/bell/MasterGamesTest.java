package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.bell.MasterGames.MasterGame;
import io.github.kingfell.rules.board.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reads every game; an illegal move would fail. */
class MasterGamesTest {
    private final List<MasterGame> games = MasterGames.games();

    @Test
    void twoOfEachMaster() {
        assertThat(games).hasSize(20);
        assertThat(games)
                .extracting(MasterGame::master)
                .containsOnly(
                        "Anderssen",
                        "Morphy",
                        "Blackburne",
                        "Steinitz",
                        "Tarrasch",
                        "Lasker",
                        "Capablanca",
                        "Nimzowitsch",
                        "Alekhine",
                        "Reti");
    }

    @Test
    void allBefore1930() {
        assertThat(games).allMatch(game -> game.game().tag("Date").compareTo("1930") < 0);
    }

    @Test
    void asManyPositionsAsBellHadAtLeast() {
        int positions = games.stream()
                .filter(game -> !game.master().equals("Reti"))
                .mapToInt(MasterGamesTest::movesOfTheMaster)
                .sum();
        assertThat(positions).isGreaterThanOrEqualTo(336);
    }

    @Test
    void theImmortalGameEndsInMate() {
        MasterGame game = games.get(0);
        assertThat(game.game().line()).hasSize(45);
        assertThat(game.color()).isEqualTo(Color.WHITE);
    }

    private static int movesOfTheMaster(MasterGame game) {
        int plies = game.game().line().length;
        return game.color() == Color.WHITE ? (plies + 1) / 2 : plies / 2;
    }
}
