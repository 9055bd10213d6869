package io.github.kingfell.classics.turing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values in tenths, computed by hand from the rules of page 6. */
class PositionPlayTest {
    private static int now(String fen) {
        return new PositionPlay(Positions.of(fen)).now();
    }

    private static int after(String fen, String move) {
        Position position = Positions.of(fen);
        return new PositionPlay(position).after(Positions.move(position, move));
    }

    /** The table on page 7. */
    @Test
    void squareRootsAreTheTypescripts() {
        assertThat(IntStream.rangeClosed(0, 13).map(PositionPlay::root))
                .containsExactly(0, 10, 14, 17, 20, 22, 24, 26, 28, 30, 32, 33, 35, 36);
    }

    /** Two moves of each knight 1.4, defended 1.0; each bishop defended 1.0; castling later 1.0; eight pawns 0.3. */
    @Test
    void theStartOfTheGame() {
        assertThat(new PositionPlay(Fen.start()).now()).isEqualTo(2 * 24 + 2 * 10 + 10 + 8 * 3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # rook 13 moves; king 3 moves, as a queen 17
            8/7k/8/8/8/8/8/K3R3 w - - 0 1           | 12
            # rook 10 moves and a capture, which counts two
            8/7k/4p3/8/8/8/8/K3R3 w - - 0 1         | 11
            # the knight is pinned, and defended; king 4 moves, as a queen 14
            4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1        | -7
            # the pawn has advanced three ranks, and the king defends it; king 7 moves, as a queen 22
            7k/8/8/P7/1K6/8/8/8 w - - 0 1           | -12
            # nobody defends the pawn; two ranks; king 8 moves, as a queen 22
            7k/8/8/8/1K5P/8/8/8 w - - 0 1           | -15
            # a pawn defended by a pawn gets nothing for that; one rank; king 5 moves, as a queen 18
            7k/8/8/8/8/1P5K/P7/8 w - - 0 1          | -18
            # rook 9 moves, castling next move; king 5, as a queen 18 and a capture
            6k1/4p3/8/8/8/8/8/4K2R w K - 0 1        | 27
            # castling later only, the king's way is attacked; king 3 moves
            1k3r2/4p3/8/8/8/8/8/4K2R w K - 0 1      | 12
            """)
    void contributions(String fen, int tenths) {
        assertThat(now(fen)).isEqualTo(tenths);
    }

    @Test
    void aSecondDefenderCountsHalf() {
        int king = now("7k/8/8/8/8/8/8/K7 w - - 0 1");
        assertThat(now("7k/8/8/8/2N5/8/8/K7 w - - 0 1") - king).isEqualTo(28);
        assertThat(now("7k/8/8/8/2N5/1P6/8/K7 w - - 0 1") - king).isEqualTo(28 + 10 + 2);
        assertThat(now("7k/8/8/8/2N5/1P1P4/8/K7 w - - 0 1") - king).isEqualTo(28 + 15 + 2 * 2);
    }

    /** Rule v: castling is possible before the move, and has been done after it. */
    @Test
    void castlingKeepsWhatItsPossibilityCounted() {
        String fen = "6k1/4p3/8/8/8/8/8/4K2R w K - 0 1";
        String elsewhere = "6k1/4p3/8/8/8/8/8/5RK1 w - - 0 1";
        assertThat(after(fen, "e1g1")).isEqualTo(now(elsewhere) + 30);
    }

    @Test
    void checkAndTheThreatOfMate() {
        String fen = "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1";
        assertThat(now(fen) - now("6k1/6pp/5p2/8/8/8/8/4R2K w - - 0 1"))
                .as("Re8 would be mate")
                .isEqualTo(10);
        Position checked = Positions.of(fen);
        checked.make(Positions.move(checked, "e1e8"));
        checked.makeNull();
        int quiet = new PositionPlay(checked).now();
        assertThat(after(fen, "e1e8") - quiet).isEqualTo(5);
    }

    @Test
    void blackIsTreatedAsWhiteIs() {
        assertThat(now("k3r3/8/8/8/8/8/7K/8 b - - 0 1")).isEqualTo(now("8/7k/8/8/8/8/8/K3R3 w - - 0 1"));
    }
}
