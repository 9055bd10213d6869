package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.census.OutcomeCount;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.census.TableVerifier;
import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BuiltTablesTest {
    private static final BuiltTables TABLES = new BuiltTables();

    private static BuiltTable table(String name) {
        return TABLES.table(MaterialKey.parse(name), 2, BuildProgress.SILENT, () -> false);
    }

    /** Of built tables alone, for one thread. */
    private static ExactValues reader(BuiltTables tables) {
        return new ExactValues() {
            private final int[] squares = new int[BuiltTables.MOST_PIECES];

            @Override
            public int plies(Position position) {
                BuiltTable table = tables.existing(position.material());
                if (table == null) {
                    return UNKNOWN;
                }
                int plies = table.plies(position, position.material(), squares);
                return position.enPassant() == Square.NONE ? plies : EnPassant.plies(position, plies, this);
            }
        };
    }

    private static void hasLongestMate(String name, int moves) {
        assertThat(TableStatistics.of(table(name), 1).of(Color.WHITE).longestWin())
                .isEqualTo(moves);
    }

    private static TableVerifier verifier(String name) {
        return new TableVerifier(table(name).scan(), () -> reader(TABLES), 2);
    }

    private static void isConsistent(TableVerifier.Result result) {
        assertThat(result.positions()).isPositive();
        assertThat(result.example()).isNull();
        assertThat(result.wrong()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"KQK, 10", "KRK, 16", "KPK, 28", "KBK, 0", "KNK, 0"})
    void longestMateOfThreePieces(String name, int moves) {
        hasLongestMate(name, moves);
    }

    /** 175,168 won positions of the rook's side: Huberman's count too; 124,960 of 163,328 with a pawn (Bramer 1982). */
    @ParameterizedTest
    @CsvSource({"KRK, 175168, 0", "KQK, 144508, 0", "KPK, 124960, 38368"})
    void countsOverTheWholeBoard(String name, long wins, long draws) {
        TableStatistics statistics = TableStatistics.of(table(name), 2);
        OutcomeCount white = statistics.of(Color.WHITE);
        assertThat(white.wins()).isEqualTo(wins);
        assertThat(white.draws()).isEqualTo(draws);
        assertThat(white.losses()).isZero();
        assertThat(statistics.of(Color.BLACK).wins()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"KK", "KQK", "KRK", "KPK", "KBK", "KNK"})
    void everyValueOfThreePiecesFollowsFromItsSuccessors(String name) throws IOException {
        isConsistent(verifier(name).all(part -> {}));
    }

    @Test
    void fourPiecesFollowFromTheirSuccessorsToo() {
        isConsistent(verifier("KRKN").sample(60_000, part -> {}));
    }

    /** Maxima as published: Thompson 1986; with pawns Nalimov's list (Conrady 2000). */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "KBBK, 19",
        "KBNK, 33",
        "KQKR, 35",
        "KRKB, 29",
        "KRKN, 40",
        "KQKN, 21",
        "KQKB, 17",
        "KQKQ, 13",
        "KRKR, 19",
        "KRKP, 26"
    })
    void longestMateOfFourPieces(String name, int moves) {
        hasLongestMate(name, moves);
    }

    /** 85 plies, the longest of four men (Conrady 2000). */
    @Tag("slow")
    @Test
    void thePawnMatesTheRookInFortyThreeMoves() {
        assertThat(TableStatistics.of(table("KRKP"), 2).of(Color.BLACK).longestWin())
                .isEqualTo(43);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"KQKR", "KBNK", "KBBK", "KRKP", "KPKP", "KPPK"})
    void everyValueOfFourPiecesFollowsFromItsSuccessors(String name) throws IOException {
        isConsistent(verifier(name).all(part -> {}));
    }

    /** Many small steps, with more threads than processors: a worker stops between any two of its reads and writes. */
    @Tag("slow")
    @RepeatedTest(15)
    void threadsDoNotChangeAnyValue() throws IOException {
        BuiltTable alone = TABLES.table(MaterialKey.parse("KPKP"), 1, BuildProgress.SILENT, () -> false);
        Map<Long, LoadedTable> tables = new HashMap<>();
        for (long key : Signature.inOrder(Stream.of(alone.material()))) {
            tables.put(key, table(MaterialKey.name(key)).values);
        }
        LoadedTable shared = LoadedTable.inMemory(alone.values.signature());
        tables.put(alone.material(), shared);
        new TableSolver(8, () -> false, BuildProgress.SILENT).solve(shared, tables, (slice, codes) -> {
            assertThat(codes).as("slice %d", slice).isDeepEqualTo(alone.values.slice(slice));
            shared.put(slice, codes);
        });
    }

    /** The check itself: one changed value must not pass unseen. */
    @Test
    void aWrongValueIsFound() throws IOException {
        BuiltTables own = new BuiltTables();
        BuiltTable table = own.table(MaterialKey.parse("KRK"), 1, BuildProgress.SILENT, () -> false);
        int[] squares = {2, 16, 63 - 16};
        table.values.slice(0)[Color.WHITE][table.values.index().of(squares)] += 1;
        TableVerifier.Result result = new TableVerifier(table.scan(), () -> reader(own), 1).all(part -> {});
        assertThat(result.wrong()).isPositive();
        assertThat(result.example()).isNotNull();
    }

    @Test
    void aTableIsBuiltAfterThoseThatItNeeds() {
        BuiltTables own = new BuiltTables();
        long kpk = MaterialKey.parse("KPK");
        assertThat(own.missing(MaterialKey.flip(kpk)))
                .startsWith("KK")
                .endsWith("KPK")
                .hasSize(6);
        own.table(MaterialKey.parse("KQK"), 1, BuildProgress.SILENT, () -> false);
        assertThat(own.missing(kpk)).hasSize(4).doesNotContain("KK", "KQK");
        BuiltTable built = own.table(MaterialKey.flip(kpk), 1, BuildProgress.SILENT, () -> false);
        assertThat(built).hasToString("KPK").isSameAs(own.existing(kpk));
        assertThat(built.bytes()).isEqualTo(24L * 3612 * 2);
        assertThat(own.bytes()).isGreaterThan(built.bytes());
    }

    @Test
    void moreThanFourPiecesAreRefused() {
        long five = MaterialKey.parse("KRPKR");
        assertThatThrownBy(() -> TABLES.table(five, 1, BuildProgress.SILENT, () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("KRPKR");
    }

    @Test
    void aCancelledBuildLeavesNothing() {
        BuiltTables own = new BuiltTables();
        assertThatThrownBy(() -> own.table(MaterialKey.parse("KRK"), 2, BuildProgress.SILENT, () -> true))
                .isInstanceOf(CancellationException.class);
        assertThat(own.existing(MaterialKey.parse("KRK"))).isNull();
        assertThat(own.bytes()).isZero();
    }

    @Test
    void stalemateIsADrawAndCapturesAreSeen() {
        table("KQK");
        ExactValues values = reader(TABLES);
        assertThat(values.plies(Positions.of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))).isEqualTo(ExactValues.DRAW);
        assertThat(values.plies(Positions.of("7k/6Q1/8/8/8/8/8/K7 b - - 0 1"))).isEqualTo(ExactValues.DRAW);
        assertThat(values.plies(Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"))).isZero();
        assertThat(values.plies(Positions.of("8/8/8/8/8/6k1/6q1/7K w - - 0 1"))).isZero();
    }
}
