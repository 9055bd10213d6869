package io.github.kingfell.classics.connectivity.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.classics.connectivity.published.PublishedGame;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InternationalNotationTest {
    private static List<String> written(PublishedGame game) throws NotationException {
        Position position = game.game().start();
        List<String> written = new ArrayList<>();
        for (int move : game.game().line()) {
            written.add(InternationalNotation.format(position, move));
            position.make(move);
        }
        return written;
    }

    @Test
    void printsAndReadsTheThreeGames() throws NotationException {
        assertThat(PublishedGame.all()).hasSize(3);
        for (PublishedGame game : PublishedGame.all()) {
            Position position = game.game().start();
            List<Integer> read = new ArrayList<>();
            for (String text : written(game)) {
                int move = InternationalNotation.parse(text, position);
                read.add(move);
                position.make(move);
            }
            assertThat(read.stream().mapToInt(Integer::intValue).toArray())
                    .isEqualTo(game.game().line());
        }
    }

    @Test
    void writesAsTheAppendixSays() throws NotationException {
        assertThat(written(PublishedGame.all().get(0)))
                .startsWith("e2 - e4", "e7 - e5", "N - f3", "d7 - d6")
                .contains("N * b5", "B * b5+", "N(b8) - d7", "0-0-0", "R * d7")
                .endsWith("N * b8", "R - d8+");
    }

    @ParameterizedTest
    @CsvSource({
        "8/1P6/8/8/8/k7/8/7K w - - 0 1, b8=N, b7 - b8 *N",
        "r7/1P6/8/8/8/8/8/k6K w - - 0 1, bxa8=Q+, b7 * a8+ *Q",
        "8/8/8/3pP3/8/k7/8/7K w - d6 0 2, exd6, e5 - d6 EP",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1, O-O, 0-0",
        "8/8/8/8/R6R/8/2k5/7K w - - 0 1, Rae4, R(a4) - e4"
    })
    void specialMoves(String fen, String san, String text) throws NotationException {
        Position position = Fen.parse(fen);
        int move = San.parse(san, position);
        assertThat(InternationalNotation.format(position, move)).isEqualTo(text);
        assertThat(InternationalNotation.parse(text, position)).isEqualTo(move);
    }

    @Test
    void readsWithoutBlanksAndWithAnOriginThatIsNotNeeded() throws NotationException {
        Position start = Fen.start();
        assertThat(InternationalNotation.parse("N-f3", start)).isEqualTo(San.parse("Nf3", start));
        assertThat(InternationalNotation.parse("N(g1) -f3", start)).isEqualTo(San.parse("Nf3", start));
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/R6R/8/2k5/7K w - - 0 1, R - e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2 * e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2 - e4+",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, nonsense"
    })
    void refusesWhatNamesNoMoveOrTwo(String fen, String text) throws NotationException {
        Position position = Fen.parse(fen);
        assertThatThrownBy(() -> InternationalNotation.parse(text, position))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(text);
    }
}
