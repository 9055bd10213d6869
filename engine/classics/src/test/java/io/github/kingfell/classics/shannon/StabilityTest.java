package io.github.kingfell.classics.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StabilityTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # a rook attacks a defended knight: less than it is worth itself
            8/8/8/3k4/4n3/8/8/K3R3 w - - 0 1         | true
            # an undefended one: one attacker, no defence
            8/8/8/8/4n3/k7/8/4R2K w - - 0 1          | false
            # a pawn attacks a defended knight, whoever is to move
            8/8/8/3k4/4n3/3P4/8/K7 w - - 0 1         | false
            8/8/8/3k4/4n3/3P4/8/K7 b - - 0 1         | false
            # bishop and knight are equal
            8/8/8/3k4/4n3/8/6B1/K7 w - - 0 1         | true
            # two attack and one defends
            8/8/8/3k4/4n3/8/6B1/K3R3 w - - 0 1       | false
            # check
            4k3/8/8/8/8/8/8/K3R3 b - - 0 1           | false
            """)
    void positions(String fen, boolean stable) {
        assertThat(Stability.isStable(Positions.of(fen))).isEqualTo(stable);
    }

    @Test
    void theStartOfTheGameIsStable() {
        assertThat(Stability.isStable(Fen.start())).isTrue();
    }
}
