package io.github.kingfell.workbench.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecidedTest {
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/2k5/7R/K7 w - - 99 90, ''",
        "8/8/8/8/8/2k5/7R/K7 w - - 100 90, drawn by the fifty-move rule",
        // A capture, a pawn move or a mate: the side to move may go on.
        "8/8/8/3n4/8/8/3R4/K6k w - - 120 90, ''",
        "8/8/8/8/8/2k5/7P/K7 w - - 120 90, ''",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 120, ''",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 150 120, drawn by the seventy-five-move rule",
        // The pawn is Black's, who is not to move.
        "8/7p/8/8/8/2k5/7R/K7 w - - 100 90, ''",
        "8/7p/8/8/8/2k5/6R1/K7 w - - 100 90, drawn by the fifty-move rule",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 120, ''",
    })
    void whatIsDrawn(String fen, String reason) {
        assertThat(Decided.withoutMate(Positions.of(fen)).orElse("")).isEqualTo(reason);
    }
}
