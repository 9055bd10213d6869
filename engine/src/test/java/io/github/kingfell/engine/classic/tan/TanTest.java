package io.github.kingfell.engine.classic.tan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.San;
import io.github.kingfell.engine.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TanTest {
    private final Tan tan = new Tan();

    /** Tan's example: of two pawns abreast the one off the bishop's colour goes; 1.e7 would only draw. */
    @Test
    void thePawnOffTheBishopsColourAdvances() {
        Position position = Positions.of("8/8/4PP2/4k3/2b5/8/5K2/8 w - - 0 1");
        Decision decision = tan.decide(position);
        assertThat(San.format(position, decision.move())).isEqualTo("f7");
        assertThat(decision.outcome()).isEqualTo(Outcome.WIN);
        assertThat(decision.idea()).isEqualTo("push the pawn that is not on the bishop's colour");
        assertThat(decision.path())
                .contains("the pawns stand abreast: yes; push the pawn that is not on the bishop's colour");
    }

    @Test
    void pawnsTooFarApartWin() {
        Position position = Positions.of("8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1");
        assertThat(tan.decide(position).outcome()).isEqualTo(Outcome.WIN);
    }

    /** The draws are never taken for wins, however long the program looks. */
    @ParameterizedTest
    @CsvSource({"8/8/8/3b4/3kPP2/8/8/4K3 w - - 0 1, 600", "8/4k3/4P3/3KP3/8/8/8/1b6 w - - 0 1, 5000"})
    void drawsAreNoWins(String fen, int budget) {
        assertThat(tan.decide(Positions.of(fen), budget).outcome()).isNotEqualTo(Outcome.WIN);
    }

    @Test
    void otherMaterialIsRefused() {
        Position kings = Positions.of("8/8/4k3/8/8/4K3/8/8 w - - 0 1");
        assertThat(Tan.accepts(kings)).isFalse();
        assertThatThrownBy(() -> tan.decide(kings)).isInstanceOf(IllegalArgumentException.class);
    }
}
