package io.github.kingfell.classics.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromiseTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # check, capture, promotion, attack on a rook
            4k3/8/8/8/8/8/8/K2R4 w - - 0 1           | d1e1  | 3
            4k3/8/8/3p4/8/8/8/K2R4 w - - 0 1         | d1d5  | 3
            8/4P3/8/8/8/8/k7/7K w - - 0 1            | e7e8n | 3
            r3k3/8/8/8/8/8/4B3/1K6 w - - 0 1         | e2f3  | 3
            # out of the first rank: knight, bishop, but no rook
            4k3/8/8/8/8/8/8/K5N1 w - - 0 1           | g1f3  | 2
            4k3/8/8/8/8/8/8/K4B2 w - - 0 1           | f1e2  | 2
            4k3/8/8/8/8/8/8/K4R2 w - - 0 1           | f1f2  | 0
            6k1/8/8/8/8/8/8/4K2R w K - 0 1           | e1g1  | 2
            # the attacked rook leaves, the attacked knight is defended, and neither
            4k3/8/8/2p5/3R4/8/8/K7 w - - 0 1         | d4d3  | 1
            3rk3/8/8/8/3N4/8/8/1K6 w - - 0 1         | b1c1  | 0
            3rk3/8/8/8/3N4/8/4P3/1K6 w - - 0 1       | e2e3  | 1
            """)
    void ofMoves(String fen, String move, int grade) {
        Position position = Positions.of(fen);
        Promise promise = new Promise(position);
        promise.prepare();
        assertThat(promise.of(Positions.move(position, move))).isEqualTo(grade);
    }
}
