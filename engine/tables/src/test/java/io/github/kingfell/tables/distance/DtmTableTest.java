package io.github.kingfell.tables.distance;

import static io.github.kingfell.tables.distance.SharedTables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DtmTableTest {
    private static final TableLibrary LIBRARY = SharedTables.LIBRARY;

    private static void hasLongestMate(String name, int moves) {
        assertThat(TableSummary.of(table(name), Color.WHITE).longestWin()).isEqualTo(moves);
    }

    private static void isConsistent(String name, int every) {
        ConsistencyCheck.Result result = new ConsistencyCheck(LIBRARY, table(name)).run(every, 2, () -> false);
        assertThat(result.positions()).isPositive();
        assertThat(result.wrong()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"KQK, 10", "KRK, 16", "KPK, 28", "KBK, 0", "KNK, 0"})
    void longestMateOfThreeMen(String name, int moves) {
        hasLongestMate(name, moves);
    }

    /** 175,168 won positions of the rook's side: Huberman's count too; 124,960 of 163,328 with a pawn (Bramer 1982). */
    @ParameterizedTest
    @CsvSource({"KRK, 175168, 0", "KQK, 144508, 0", "KPK, 124960, 38368"})
    void countsOverTheWholeBoard(String name, long wins, long draws) {
        TableSummary white = TableSummary.of(table(name), Color.WHITE);
        assertThat(white.wins()).isEqualTo(wins);
        assertThat(white.draws()).isEqualTo(draws);
        assertThat(white.losses()).isZero();
        assertThat(TableSummary.of(table(name), Color.BLACK).wins()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"KK", "KQK", "KRK", "KPK", "KBK", "KNK"})
    void everyValueOfThreeMenFollowsFromItsSuccessors(String name) {
        isConsistent(name, 1);
    }

    @Test
    void fourMenFollowFromTheirSuccessorsToo() {
        hasLongestMate("KRKN", 40);
        isConsistent("KRKN", 101);
    }

    /** Maxima as published: Thompson 1986; with pawns Nalimov's list (Conrady 2000). */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "KBBK, 19",
        "KBNK, 33",
        "KQKR, 35",
        "KRKB, 29",
        "KQKN, 21",
        "KQKB, 17",
        "KQKQ, 13",
        "KRKR, 19",
        "KRKP, 43"
    })
    void longestMateOfFourMen(String name, int moves) {
        hasLongestMate(name, moves);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"KQKR", "KBNK", "KBBK", "KRKP", "KPKP", "KPPK"})
    void everyValueOfFourMenFollowsFromItsSuccessors(String name) {
        isConsistent(name, 1);
    }

    /** The check itself: one changed value must not pass unseen. */
    @Test
    void aWrongValueIsFound() {
        TableLibrary own = new TableLibrary();
        DtmTable table = own.table(MaterialKey.parse("KRK"), 1, BuildListener.SILENT, () -> false);
        int[] squares = {2, 16, 63 - 16};
        int number = table.index.of(squares);
        table.codes[Color.WHITE][number] += 2;
        assertThat(new ConsistencyCheck(own, table).run(1, 1, () -> false).wrong())
                .isPositive();
    }

    @Test
    void aCancelledBuildLeavesNothing() {
        TableLibrary own = new TableLibrary();
        assertThatThrownBy(() -> own.table(MaterialKey.parse("KRK"), 2, BuildListener.SILENT, () -> true))
                .isInstanceOf(CancellationException.class);
        assertThat(own.has(MaterialKey.parse("KRK"))).isFalse();
        assertThat(own.bytes()).isZero();
    }

    @Test
    void stalemateIsADrawAndCapturesAreSeen() {
        TableProbe probe = LIBRARY.reader();
        table("KQK");
        assertThat(probe.plies(Positions.of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))).isEqualTo(TableProbe.DRAW);
        assertThat(probe.plies(Positions.of("7k/6Q1/8/8/8/8/8/K7 b - - 0 1"))).isEqualTo(TableProbe.DRAW);
        assertThat(probe.plies(Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"))).isZero();
        assertThat(probe.plies(Positions.of("8/8/8/8/8/6k1/6q1/7K w - - 0 1"))).isZero();
    }

    @Test
    void whatNoTableAnswersIsUnknown() {
        TableProbe probe = new TableLibrary().reader();
        assertThat(probe.plies(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"))).isEqualTo(TableProbe.UNKNOWN);
        table("KRK");
        Position castling = Positions.of("8/8/8/8/8/2k5/8/4K2R w K - 0 1");
        assertThat(LIBRARY.reader().distance(castling)).isEmpty();
        assertThat(LIBRARY.reader().distance(Positions.of("8/8/8/8/8/2k5/8/4K2R w - - 0 1")))
                .isPresent();
    }

    /** After 1. e4 only the capture en passant may be open, or it may be the better or the worse move. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/8/3pP3/8/8/K1k5 b - e3 0 1",
                "8/8/8/K7/4p3/8/3P4/3k4 w - - 0 1",
                "8/8/8/8/1pP5/8/8/K2k4 b - c3 0 1",
                "4k3/8/8/5Pp1/8/8/8/4K3 w - g6 0 1"
            })
    void enPassant(String fen) {
        table("KPKP");
        Position position = Positions.of(fen);
        TableProbe probe = LIBRARY.reader();
        assertThat(probe.distance(position)).contains(ConsistencyCheck.fromSuccessors(position, probe, new MoveList()));
    }
}
