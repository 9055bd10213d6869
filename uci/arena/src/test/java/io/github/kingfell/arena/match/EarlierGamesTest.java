package io.github.kingfell.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;

class EarlierGamesTest {
    private static final String EVENT = "a match";

    private static String game(int round, int halfPoints) throws NotationException {
        MatchGame game = new MatchGame(
                Fen.start(),
                List.of(),
                List.of(),
                halfPoints,
                "lost on time",
                0,
                "time forfeit",
                LocalDateTime.of(2026, 11, 29, 7, 5, 9),
                "40/60+0.6",
                "40/60+0.6");
        return PgnWriter.format(game.pgn(EVENT, "A", "B", round)) + "\n";
    }

    private static EarlierGames read(String pgn, List<Position> openings) throws IOException, NotationException {
        return EarlierGames.read(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), EVENT, openings);
    }

    @Test
    void wholePairsCount() throws IOException, NotationException {
        // The first engine wins both games of pair 0; in pair 2 it draws and loses; game 3 is alone.
        String pgn = game(1, 2) + game(2, 0) + game(3, 2) + game(5, 1) + game(6, 2);
        EarlierGames earlier = read(pgn, List.of(Fen.start()));
        assertThat(earlier.pairs()).containsExactlyInAnyOrder(0, 2);
        assertThat(earlier.score()).isEqualTo(new MatchScore(2, 1, 1, List.of(0, 1, 0, 0, 1)));
    }

    @Test
    void gamesOfOtherEventsDoNotCount() throws IOException, NotationException {
        String pgn = (game(1, 2) + game(2, 0)).replace(EVENT, "another");
        assertThat(read(pgn, List.of(Fen.start()))).isEqualTo(EarlierGames.NONE);
    }

    @Test
    void otherOpeningsAreAnotherMatch() throws NotationException {
        String pgn = game(1, 2) + game(2, 0);
        List<Position> others = List.of(Fen.parse("7k/8/6K1/8/8/8/8/R7 w - - 0 1"));
        assertThatThrownBy(() -> read(pgn, others))
                .isInstanceOf(NotationException.class)
                .hasMessage("game 1 begins with another position than that of this match");
    }

    @Test
    void theTagsOfAGame() throws NotationException {
        assertThat(game(1, 2))
                .contains("[Date \"2026.11.29\"]", "[Time \"07:05:09\"]", "[TimeControl \"40/60+0.6\"]")
                .contains("[Termination \"time forfeit\"]", "[Round \"1\"]", "[Result \"1-0\"]");
    }
}
