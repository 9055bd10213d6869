package io.github.kingfell.play.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.PieceLetters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedMoveTest {
    private static final String PAWN = "8/1P6/7k/8/8/8/1B6/4K3 w - - 0 1";

    private static String typed(String text, String fen) throws NotationException {
        Position position = Fen.parse(fen);
        return UciMove.format(TypedMove.parse(text, position, PieceLetters.of("en")), false);
    }

    @ParameterizedTest
    @CsvSource({"nf3, g1f3", "1. Nf3, g1f3", "1.nf3, g1f3", "3... e4, e2e4", "e2e4, e2e4", "1. e2e4, e2e4", "Nf3, g1f3"
    })
    void asPeopleType(String text, String move) throws NotationException {
        assertThat(typed(text, Fen.START)).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource({"0-0, e1g1", "o-o, e1g1", "O-O, e1g1", "e1g1, e1g1", "0-0-0, e1c1", "o-o-o, e1c1"})
    void castlingAsPeopleType(String text, String move) throws NotationException {
        assertThat(typed(text, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource({"b8Q, b7b8q", "b8q, b7b8q", "b8=q, b7b8q", "b8(N), b7b8n", "b7b8q, b7b8q"})
    void promotionAsPeopleType(String text, String move) throws NotationException {
        assertThat(typed(text, PAWN)).isEqualTo(move);
    }

    @Test
    void aPawnComesBeforeAPiece() throws NotationException {
        assertThat(typed("bc4", "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1")).isEqualTo("b3c4");
        assertThat(typed("bd4", PAWN)).isEqualTo("b2d4");
        assertThat(typed("b8=N", PAWN)).isEqualTo("b7b8n");
    }

    @ParameterizedTest
    @CsvSource({"b8, b8=Q", "b7b8, b7b8=Q", "1. b8, b8=Q"})
    void aMissingPromotionIsNamed(String text, String example) {
        assertThatThrownBy(() -> typed(text, PAWN))
                .isInstanceOf(NotationException.class)
                .hasMessage("the pawn promotes; name the new piece, such as " + example);
    }

    @ParameterizedTest
    @CsvSource({"nf4", "''", "1.", "x"})
    void whatIsNoMove(String text) {
        assertThatThrownBy(() -> typed(text, Fen.START)).hasMessageStartingWith("no legal move ");
    }
}
