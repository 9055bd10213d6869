package io.github.kingfell.tables;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnPassantTest {
    /** White to move; b5 takes a6 or c6 en passant, and there are other moves. */
    private static final String ONE = "7k/8/8/pP6/8/8/8/K7 w - a6 0 2";

    /** Both b5 and d5 may take on c6. */
    private static final String TWO = "7k/8/8/1PpP4/8/8/8/K7 w - c6 0 2";

    /** The capture is the only legal move: White's king is stalemated otherwise, and the pawn is blocked. */
    private static final String ONLY = "8/8/1p6/pP6/8/2k5/1r6/K7 w - a6 0 2";

    private static int value(String fen, int without, int after) {
        return EnPassant.plies(Positions.of(fen), without, position -> after);
    }

    /** -1 is a draw; an odd number wins, an even one loses; the capture is as good as the value behind it is bad. */
    @ParameterizedTest
    @CsvSource({
        "-1, 4,  5", // the capture wins
        "-1, 5,  -1", // it loses
        "-1, -1, -1",
        "7,  4,  5", // it wins sooner
        "3,  4,  3", // or later
        "6,  -1, -1", // it saves a draw
        "6,  9,  10", // it holds longer
        "12, 9,  12",
        "3,  -2, -2"
    })
    void theBetterOfCaptureAndOtherMoves(int without, int after, int expected) {
        assertThat(value(ONE, without, after)).isEqualTo(expected);
    }

    @Test
    void theOnlyMoveMustBePlayed() {
        assertThat(Positions.legalMoves(Positions.of(ONLY))).hasSize(1);
        assertThat(value(ONLY, ExactValues.DRAW, 9)).isEqualTo(10);
        assertThat(value(ONLY, ExactValues.DRAW, 4)).isEqualTo(5);
    }

    /** The better of two captures counts, and the board is left as it was. */
    @Test
    void ofTwoCapturesTheBetter() {
        Position position = Positions.of(TWO);
        long key = position.key();
        int[] calls = {0};
        assertThat(EnPassant.plies(position, ExactValues.DRAW, after -> calls[0]++ == 0 ? 5 : 4))
                .isEqualTo(5);
        assertThat(calls[0]).isEqualTo(2);
        assertThat(EnPassant.plies(position, ExactValues.DRAW, after -> calls[0]++ == 2 ? 4 : 5))
                .isEqualTo(5);
        assertThat(position.key()).isEqualTo(key);
    }

    @Test
    void theValueIsAskedForAfterTheCapture() {
        EnPassant.plies(Positions.of(ONE), ExactValues.DRAW, after -> {
            assertThat(after.key())
                    .isEqualTo(Positions.of("7k/8/P7/8/8/8/8/K7 b - - 0 2").key());
            return 5;
        });
    }

    @ParameterizedTest
    @CsvSource({"3, 5, 3", "5, 3, 3", "-1, 3, 3", "-1, 4, -1", "4, 6, 6", "6, 4, 6", "4, 3, 3"})
    void quickWinsAndSlowLossesAreBetter(int a, int b, int better) {
        assertThat(EnPassant.better(a, b)).isEqualTo(better);
    }
}
