package io.github.kingfell.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PositionTest {
    private static final long FAST = 1_000;
    private static final long SLOW = 5_000_000;

    static Stream<String> suites() {
        return Stream.of(Suite.PERFT_STANDARD, Suite.PERFT_CHESS960).flatMap(suite -> suite.lines().stream());
    }

    @ParameterizedTest
    @MethodSource("suites")
    void countsOfTheSuitesAreMet(String line) {
        check(line, 0, FAST);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("suites")
    void deepCountsOfTheSuitesAreMet(String line) {
        check(line, FAST, SLOW);
    }

    private static void check(String line, long moreThan, long atMost) {
        String[] parts = line.split(" *;");
        Position position = Fen.read(parts[0]).position();
        for (String part : List.of(parts).subList(1, parts.length)) {
            String[] words = part.split(" ");
            int depth = Integer.parseInt(words[0].substring(1));
            long leaves = Long.parseLong(words[1]);
            if (leaves > moreThan && leaves <= atMost) {
                assertThat(leaves(position, depth)).as(part).isEqualTo(leaves);
            }
        }
    }

    private static long leaves(Position position, int depth) {
        List<Move> moves = position.legalMoves();
        return depth == 1
                ? moves.size()
                : moves.stream()
                        .mapToLong(move -> leaves(position.play(move), depth - 1))
                        .sum();
    }

    @ParameterizedTest
    @CsvSource({
        // castling: with the king on his square already, rook and king side by side, a rook that is attacked on its way
        "8/3k4/8/8/8/8/8/R3K2R w KQ - 0 1, e1h1 e1a1, true",
        "8/3k4/8/8/8/8/8/R3K2R w Q - 0 1, e1h1, false",
        "8/3k4/8/8/8/8/8/RN2K2R w KQ - 0 1, e1a1, false",
        "8/3k4/8/8/8/8/8/R3KB1R w KQ - 0 1, e1h1, false",
        "1r5k/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, true",
        "2r4k/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, false",
        "3r3k/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, false",
        "4r2k/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1, false",
        "k7/8/8/8/8/8/8/6KR w H - 0 1, g1h1, true",
        "7k/8/8/8/8/8/8/1R1K4 w B - 0 1, d1b1, true",
        "7k/8/8/8/8/8/8/RK6 w A - 0 1, b1a1, true",
        "7k/8/8/8/8/8/8/qRK5 w B - 0 1, c1b1, false",
        "r3k3/8/8/8/8/8/8/4K3 b q - 0 1, e8a8, true",
        // en passant: pinned along the rank, the only way out of check
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1, e5d6, false",
        "8/8/8/3pP2K/8/8/8/7k w - d6 0 1, e5d6, true",
        "8/8/8/3pP2K/8/8/8/7k w - - 0 1, e5d6, false",
        "8/8/8/2k5/3Pp3/8/8/7K b - d3 0 1, e4d3, true",
        // promotion
        "7k/P7/8/8/8/8/8/7K w - - 0 1, a7a8q a7a8r a7a8b a7a8n, true",
        "7k/P7/8/8/8/8/8/7K w - - 0 1, a7a8 a7a8k, false",
        "1r5k/P7/8/8/8/8/8/7K w - - 0 1, a7b8n, true",
        // two steps
        "7k/8/8/8/8/8/4P3/7K w - - 0 1, e2e4, true",
        "7k/8/8/8/8/4p3/4P3/7K w - - 0 1, e2e4 e2e3, false",
        "7k/8/8/8/4p3/8/4P3/7K w - - 0 1, e2e4, false",
        "7k/4p3/8/8/8/8/8/7K b - - 0 1, e7e5, true",
        // pins and checks
        "7k/8/8/8/4r3/8/4B3/4K3 w - - 0 1, e2d3, false",
        "7k/8/8/8/4r3/8/4R3/4K3 w - - 0 1, e2e4, true",
        "7k/8/8/8/8/5n2/8/4K3 w - - 0 1, e1d1 e1e2, true",
        "7k/8/8/8/8/5n2/8/4K3 w - - 0 1, e1d2 e1g1, false",
    })
    void special(String fen, String moves, boolean legal) {
        Position position = Fen.read(fen).position();
        for (String move : moves.split(" ")) {
            assertThat(position.move(move).isPresent()).as(move).isEqualTo(legal);
        }
    }

    /** The rook that moves or is taken loses its right, the king takes all rights of his side along. */
    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, h1h8, a1a8",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, h1g1, a1a8h8",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1e2, a8h8",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1h1, a8h8",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8a8, a1h1",
    })
    void rightsToCastle(String fen, String move, String rights) {
        Position position = Fen.read(fen).position();
        assertThat(position.play(position.move(move).orElseThrow()).castling()).isEqualTo(rights);
    }

    /** A square behind a pawn makes a difference where a capture is legal, and nowhere else. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, e2e4, -1",
        "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1, e2e4, 20",
        "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1, e2e3, -1",
        "8/8/8/8/k2p3Q/8/4P3/4K3 w - - 0 1, e2e4, -1",
        "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1, e7e5, 44",
    })
    void enPassant(String fen, String move, int square) {
        Position position = Fen.read(fen).position();
        assertThat(position.play(position.move(move).orElseThrow()).enPassant()).isEqualTo(square);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, e2e3, false, true",
        "4k3/8/8/8/8/8/3pP3/4K3 w - - 0 1, e1d2, true, true",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, true, true",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, e1e2, false, false",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1h1, false, false",
    })
    void capturesAndTheClock(String fen, String text, boolean capture, boolean zeroing) {
        Position position = Fen.read(fen).position();
        Move move = position.move(text).orElseThrow();
        assertThat(position.isCapture(move)).isEqualTo(capture);
        assertThat(position.isZeroing(move)).isEqualTo(zeroing);
    }
}
