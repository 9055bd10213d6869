package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One reader asked for one material after another: of the tables that were built, and of those that are shipped. */
class TableReaderTest {
    private static final List<String> ROOK =
            List.of("8/8/8/8/2k5/8/8/K4R2 w - - 0 1", "8/8/8/8/2k5/8/8/K4R2 b - - 0 1");
    private static final List<String> QUEEN = List.of("8/8/8/8/2k5/8/8/K6Q w - - 0 1", "8/8/8/8/2k5/8/8/K6Q b - - 0 1");

    static Stream<ExactValues> readers() {
        TableLibrary library = new TableLibrary();
        for (String name : List.of("KRK", "KQK")) {
            library.table(MaterialKey.parse(name), 1, BuildProgress.SILENT, () -> false);
        }
        return Stream.of(
                library.reader(), TableLibrary.withShippedTables().reader(), new ShippedReader(new ShippedTables()));
    }

    /** Plies of the oracle, for a position of the stronger side White. */
    private static int expected(String name, String fen) {
        OracleTable oracle = RetrogradeOracle.table(name);
        Position position = Positions.of(fen);
        int[] squares = new int[oracle.material.pieceCount];
        oracle.material.squaresOf(position, false, squares);
        return oracle.plies(position.sideToMove(), oracle.index.of(squares));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void materialsChangeFromProbeToProbe(ExactValues reader) {
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 2; i++) {
                Position rook = Positions.of(ROOK.get(i));
                Position queen = Positions.of(QUEEN.get(i));
                assertThat(reader.plies(rook)).isEqualTo(expected("KRK", ROOK.get(i)));
                assertThat(reader.plies(queen)).isEqualTo(expected("KQK", QUEEN.get(i)));
                assertThat(reader.pliesAgainstBareKing(rook, Color.WHITE)).isEqualTo(expected("KRK", ROOK.get(i)));
                assertThat(reader.pliesAgainstBareKing(queen, Color.WHITE)).isEqualTo(expected("KQK", QUEEN.get(i)));
            }
        }
    }

    /** The attacker's own king stands between rook and king, so there is no check. */
    @ParameterizedTest
    @MethodSource("readers")
    void piecesInBetweenShieldTheBareKing(ExactValues reader) {
        String fen = "8/8/8/8/R1K1k3/8/8/8 w - - 0 1";
        assertThat(reader.pliesAgainstBareKing(Positions.of(fen), Color.WHITE)).isEqualTo(expected("KRK", fen));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void withCastlingRightsNothingIsKnown(ExactValues reader) {
        Position position = Positions.of("8/8/8/3k4/8/8/8/R3K3 w Q - 0 1");
        assertThat(reader.plies(position)).isEqualTo(ExactValues.UNKNOWN);
        assertThat(reader.pliesAgainstBareKing(position, Color.WHITE)).isEqualTo(ExactValues.UNKNOWN);
    }

    @ParameterizedTest
    @MethodSource("readers")
    void fourPiecesAgainstABareKingAreTooMany(ExactValues reader) {
        Position position = Positions.of("8/8/8/3k4/8/8/8/RRR1K3 w - - 0 1");
        assertThat(reader.plies(position)).isEqualTo(ExactValues.UNKNOWN);
        assertThat(reader.pliesAgainstBareKing(position, Color.WHITE)).isEqualTo(ExactValues.UNKNOWN);
    }

    @Test
    void threePiecesAgainstABareKingAreShipped() {
        TableProbe reader = TableLibrary.withShippedTables().reader();
        Position longest = Positions.of("8/8/7N/8/8/8/8/K1k1B3 w - - 0 1");
        assertThat(reader.plies(longest)).isEqualTo(65);
        assertThat(reader.pliesAgainstBareKing(longest, Color.WHITE)).isEqualTo(65);
        assertThat(reader.pliesAgainstBareKing(Positions.of("8/8/7N/8/8/7p/8/K1k1B3 w - - 0 1"), Color.WHITE))
                .isEqualTo(65);
    }

    @Test
    void aTableThatIsBuiltLaterIsSeen() {
        TableLibrary library = new TableLibrary();
        TableProbe reader = library.reader();
        Position knight = Positions.of("8/8/8/8/2k5/8/8/K4N2 w - - 0 1");
        assertThat(reader.plies(knight)).isEqualTo(ExactValues.UNKNOWN);
        assertThat(reader.pliesAgainstBareKing(knight, Color.WHITE)).isEqualTo(ExactValues.UNKNOWN);
        library.table(MaterialKey.parse("KNK"), 1, BuildProgress.SILENT, () -> false);
        assertThat(reader.plies(knight)).isEqualTo(ExactValues.DRAW);
        assertThat(reader.pliesAgainstBareKing(knight, Color.WHITE)).isEqualTo(ExactValues.DRAW);
    }

    /** By all moves; the files have no values of positions where a capture en passant is open. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/8/3Pp3/8/1k6/7K b - d3 0 1",
                "8/8/8/8/1k1Pp3/8/8/7K b - d3 0 1",
                "8/1K6/8/3pP3/8/8/8/7k w - d6 0 1",
                "8/8/8/1K1pP3/8/8/8/7k w - d6 0 1",
            })
    void aCaptureEnPassantCounts(String fen) {
        TableProbe reader = new ShippedReader(new ShippedTables());
        Position position = Positions.of(fen);
        assertThat(position.enPassant()).isNotEqualTo(Square.NONE);
        MoveList moves = MoveList.legal(position);
        int best = ExactValues.UNKNOWN;
        int without = ExactValues.UNKNOWN;
        for (int move : moves.toArray()) {
            position.make(move);
            int value = EnPassant.before(reader.plies(position));
            position.unmake(move);
            best = best == ExactValues.UNKNOWN ? value : EnPassant.better(best, value);
            if (Move.kind(move) != Move.EN_PASSANT) {
                without = without == ExactValues.UNKNOWN ? value : EnPassant.better(without, value);
            }
        }
        assertThat(reader.plies(position)).isEqualTo(best);
        assertThat(best).as("the capture is the best move").isNotEqualTo(without);
    }
}
