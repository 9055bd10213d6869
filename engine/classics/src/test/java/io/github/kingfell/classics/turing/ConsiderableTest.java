package io.github.kingfell.classics.turing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The considerable moves, from page 5. */
class ConsiderableTest {
    private static boolean test(String fen, String uci, boolean recapture) {
        Position position = Positions.of(fen);
        Considerable considerable = new Considerable(position);
        considerable.prepare();
        int move = Positions.move(position, uci);
        return considerable.test(move, recapture ? Move.to(move) : Square.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # a rook takes a knight that the king defends: too dear, unless it takes back
            8/8/8/3k4/4n3/8/8/K3R3 w - - 0 1             | e1e4  | false
            # nobody defends it
            8/8/8/8/4n3/8/k7/4R2K w - - 0 1              | e1e4  | true
            # a second rook behind the first defends it through the square that the taker leaves
            4r3/4n3/4R3/8/8/8/k7/7K w - - 0 1            | e6e7  | false
            # a pawn takes a defended knight
            8/8/8/3k4/4n3/3P4/8/K7 w - - 0 1             | d3e4  | true
            # a bishop takes a defended knight: 3 1/2 for 3
            8/8/8/3k4/4n3/8/6B1/K7 w - - 0 1             | g2e4  | false
            # a knight takes a defended bishop
            8/8/8/3k4/4b3/8/5N2/K7 w - - 0 1             | f2e4  | true
            # an undefended pawn is a piece too
            8/8/8/8/4p3/8/k7/4R2K w - - 0 1              | e1e4  | true
            # en passant: undefended, then defended
            8/8/8/3pP3/8/8/k7/7K w - d6 0 1              | e5d6  | true
            8/4k3/8/3pP3/8/8/8/7K w - d6 0 1             | e5d6  | false
            # mate, check, a quiet move, a quiet promotion
            6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1            | e1e8  | true
            6k1/6pp/5p2/8/8/8/8/K3R3 w - - 0 1           | e1e8  | false
            6k1/6pp/5p2/8/8/8/8/K3R3 w - - 0 1           | e1e7  | false
            8/4P3/8/8/8/8/k7/7K w - - 0 1                | e7e8q | false
            """)
    void movesBeyondTheSecondPly(String fen, String move, boolean considerable) {
        assertThat(test(fen, move, false)).isEqualTo(considerable);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8/3k4/4n3/8/8/K3R3 w - - 0 1             | e1e4
            4r3/4n3/4R3/8/8/8/k7/7K w - - 0 1            | e6e7
            """)
    void recapturesAlways(String fen, String move) {
        assertThat(test(fen, move, true)).isTrue();
    }
}
