package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciMoveTest {
    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void everyLegalMoveIsReadBackInItsChess960Form(RandomWalk walk) {
        walk.forEach(position -> {
            if (position.ply() % 4 == 0) {
                for (int move : Positions.legalMoves(position)) {
                    String text = UciMove.format(move, true);
                    assertThat(UciMove.parse(text, position)).as(text).isEqualTo(move);
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "e1g1, e1g1, e1h1",
        "e1h1, e1g1, e1h1",
        "O-O, e1g1, e1h1",
        "0-0, e1g1, e1h1",
        "o-o, e1g1, e1h1",
        "e1c1, e1c1, e1a1",
        "e1a1, e1c1, e1a1",
        "O-O-O, e1c1, e1a1",
        "0-0-0, e1c1, e1a1"
    })
    void castlingIsReadInEveryFormAndWrittenInTwo(String text, String standard, String chess960) {
        int move = UciMove.parse(text, Positions.of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"));
        assertThat(Move.isCastling(move)).isTrue();
        assertThat(UciMove.format(move, false)).isEqualTo(standard);
        assertThat(UciMove.format(move, true)).isEqualTo(chess960);
    }

    @Test
    void blackCastlesOnHisOwnRank() {
        Position position = Positions.of("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -");
        assertThat(UciMove.format(UciMove.parse("O-O", position), false)).isEqualTo("e8g8");
        assertThat(UciMove.format(UciMove.parse("e8a8", position), false)).isEqualTo("e8c8");
    }

    @Test
    void aTextSharedByAStepAndCastlingMeansTheStep() {
        Position position = Positions.of("4k3/8/8/8/8/8/8/5K1R w H -");
        int step = UciMove.parse("f1g1", position);
        assertThat(Move.isCastling(step)).isFalse();
        assertThat(Square.name(Move.to(step))).isEqualTo("g1");
        assertThat(Move.isCastling(UciMove.parse("f1h1", position))).isTrue();
        assertThat(Move.isCastling(UciMove.parse("O-O", position))).isTrue();
    }

    @Test
    void theKingTakesItsRookToCastle() {
        Position position = Positions.of("4k3/8/8/8/8/8/8/5KR1 w G -");
        assertThat(Move.isCastling(UciMove.parse("f1g1", position))).isTrue();
    }

    @Test
    void promotionLettersMayBeUpperCase() {
        Position position = Positions.of("8/4P3/8/8/8/8/8/k3K3 w - -");
        for (String piece : new String[] {"q", "r", "b", "n"}) {
            int move = UciMove.parse("e7e8" + piece, position);
            assertThat(UciMove.format(move, false)).isEqualTo("e7e8" + piece);
            assertThat(UciMove.parse("E7E8" + piece.toUpperCase(), position)).isEqualTo(move);
        }
        assertThat(UciMove.parse("e7e8", position)).isEqualTo(Move.NONE);
        assertThat(UciMove.parse("e7e8k", position)).isEqualTo(Move.NONE);
        assertThat(UciMove.parse("e7e8p", position)).isEqualTo(Move.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e2", "e2e5", "e7e5", "0000", "(none)", "e2e4q", "O-O", "a1a1", "e2e4 ", "\u0130"})
    void whatIsNoLegalMoveIsNone(String text) {
        assertThat(UciMove.parse(text, Fen.start())).isEqualTo(Move.NONE);
    }
}
