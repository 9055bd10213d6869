package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayersTest {
    /** A guest that counts its new games. */
    private static final class Guest implements Player {
        private final PlayerId id;
        private int games;

        Guest(PlayerId id) {
            this.id = id;
        }

        @Override
        public PlayerId id() {
            return id;
        }

        @Override
        public Answer play(SearchTask task) {
            return new Answer.Declines("a guest");
        }

        @Override
        public void newGame() {
            games++;
        }
    }

    @Test
    void playersAreFoundByIdentityAndTheOrderIsKept() {
        Guest guest = new Guest(PlayerId.ADVICE_TABLE);
        Players players = FourPlayers.with(guest);
        assertThat(players.ids())
                .containsExactly(
                        PlayerId.FORCING_TREE,
                        PlayerId.PROOF_NUMBER,
                        PlayerId.ALPHA_BETA,
                        PlayerId.EXACT_TABLE,
                        PlayerId.ADVICE_TABLE);
        assertThat(players.get(PlayerId.ADVICE_TABLE)).isSameAs(guest);
        assertThat(players.get(PlayerId.ALPHA_BETA)).isSameAs(players.alphaBeta());
        players.newGame();
        assertThat(guest.games).isOne();
    }

    @Test
    void anUnknownOrDoubleIdentityIsRefused() {
        Players players = FourPlayers.with();
        assertThatThrownBy(() -> players.get(PlayerId.ADVICE_TABLE)).isInstanceOf(IllegalArgumentException.class);
        Guest guest = new Guest(PlayerId.PROOF_NUMBER);
        assertThatThrownBy(() -> FourPlayers.with(guest))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two players");
    }

    /** All megabytes are taken; alpha-beta's part is a power of two, and small where it is a substitute. */
    @ParameterizedTest
    @CsvSource({"2, false, 2", "16, false, 16", "100, false, 100", "100, true, 100", "300, true, 300"})
    void memoryIsDivided(int megabytes, boolean provesAlone, int taken) {
        assertThat(FourPlayers.with().resize(megabytes, provesAlone)).isEqualTo(taken);
    }
}
