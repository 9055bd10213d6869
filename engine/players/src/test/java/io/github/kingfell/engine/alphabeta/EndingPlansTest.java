package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.tables.distance.TableLibrary;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Alpha-beta alone wins won endings, with a fixed number of nodes per move, against the best defence. */
class EndingPlansTest {
    private static final int NODES = 10_000;
    private static final long SEED = 17;

    private static PlanGames play(String ending, int games) {
        return new PlanGames(new TableLibrary(), ending, NODES, SEED).play(games);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK", "KBBK", "KQKB", "KQKN"})
    void everyGameIsWon(String ending) {
        PlanGames games = play(ending, 3);
        assertThat(games.won()).as(games + " " + games.failures()).isEqualTo(3);
    }

    /** The limits are today's results less a margin for chance; the ideal is 100 games. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"KBNK, 95", "KQKR, 90", "KRKP, 95", "KQKP, 98", "KQKB, 99", "KQKN, 99"})
    void mostGamesAreWon(String ending, int least) {
        PlanGames games = play(ending, 100);
        assertThat(games.won()).as(games + " " + games.failures()).isGreaterThanOrEqualTo(least);
    }

    /** Few games, for the fast tests. Without a plan, one in six was won. */
    @Test
    void theLongPlanIsFollowed() {
        assertThat(play("KBNK", 4).won()).isGreaterThanOrEqualTo(3);
    }
}
