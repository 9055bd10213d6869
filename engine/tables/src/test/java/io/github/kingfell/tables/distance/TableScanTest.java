package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.census.MutualZugzwang;
import io.github.kingfell.tables.census.MutualZugzwang.Kind;
import io.github.kingfell.tables.census.OutcomeCount;
import io.github.kingfell.tables.census.TableStatistics;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is counted in tables, against the oracle, which has another builder and other numbers. */
class TableScanTest {
    private static final int THREADS = 2;

    @ParameterizedTest
    @ValueSource(strings = {"KPK", "KRK", "KNNK"})
    void countsWhatTheOtherTablesCount(String name) throws IOException {
        compare(name);
    }

    /** Like pawns, which may stand symmetrically, and pawns of both sides. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"KPPK", "KPKP", "KRKR", "KRKN", "KBBK"})
    void countsSymmetricPiecesToo(String name) throws IOException {
        compare(name);
    }

    private void compare(String name) throws IOException {
        TableStatistics statistics = TableStatistics.of(SharedTables.built(name).scan(), THREADS, part -> {});
        OracleTable oracle = RetrogradeOracle.table(name);
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            OutcomeCount count = statistics.of(side);
            long[] expected = outcomes(oracle, side);
            assertThat(count.wins()).isEqualTo(expected[0]);
            assertThat(count.draws()).isEqualTo(expected[1]);
            assertThat(count.losses()).isEqualTo(expected[2]);
            assertThat(count.longestWin()).isEqualTo((int) expected[3]);
            assertThat(statistics.byFile(side).stream()
                            .mapToLong(OutcomeCount::positions)
                            .sum())
                    .isEqualTo(name.contains("P") ? count.positions() : 0);
            Optional<Position> longest = count.longestWinExample();
            assertThat(longest.map(position -> SharedTables.LIBRARY.reader().plies(position)))
                    .isEqualTo(longest.map(position -> 2 * count.longestWin() - 1));
        }
    }

    /** Wins, draws, losses over the whole board, and the longest win in moves. */
    private static long[] outcomes(OracleTable oracle, int side) {
        long[] outcomes = new long[4];
        int[] squares = new int[oracle.material.pieceCount];
        for (int number = 0; number < oracle.index.size(); number++) {
            if (oracle.code(side, number) != PlyCode.UNUSED) {
                oracle.index.place(number, squares);
                int plies = oracle.plies(side, number);
                int outcome = plies == TableProbe.DRAW ? 1 : plies % 2 == 1 ? 0 : 2;
                outcomes[outcome] += oracle.index.orbit(squares);
                outcomes[3] = outcome == 0 ? Math.max(outcomes[3], (plies + 1) / 2) : outcomes[3];
            }
        }
        return outcomes;
    }

    /** All pairs of kings and a pawn on files a to d, asked of the other tables one by one. */
    @Test
    void mutualZugzwangsOfThePawn() throws IOException {
        List<MutualZugzwang> found = zugzwangs("KPK");
        assertThat(found).allMatch(one -> one.kind() == Kind.WHITE_WINS_OR_DRAWS);
        TableProbe probe = SharedTables.probe("KPK");
        int expected = 0;
        for (int pawn = 8; pawn < 56; pawn++) {
            for (int kings = 0; kings < 64 * 64; kings++) {
                if (Square.file(pawn) < 4 && isMutual(pawn, kings / 64, kings % 64, probe)) {
                    expected++;
                }
            }
        }
        assertThat(found).hasSize(expected);
    }

    private static boolean isMutual(int pawn, int white, int black, TableProbe probe) {
        try {
            PositionBuilder builder = new PositionBuilder()
                    .put(pawn, Piece.of(Color.WHITE, Piece.PAWN))
                    .put(white, Piece.of(Color.WHITE, Piece.KING))
                    .put(black, Piece.of(Color.BLACK, Piece.KING));
            return pawn != white
                    && pawn != black
                    && white != black
                    && probe.plies(builder.sideToMove(Color.WHITE).build()) == TableProbe.DRAW
                    && probe.plies(builder.sideToMove(Color.BLACK).build()) >= 0;
        } catch (IllegalPositionException e) {
            return false;
        }
    }

    /**
     * One that Beasley shows (Chess: positions of reciprocal zugzwang with not more than six men, 2010), with his
     * length.
     */
    @Test
    void aPublishedMutualZugzwang() throws IOException {
        assertThat(zugzwangs("KPK"))
                .filteredOn(one -> Fen.format(one.whiteToMove()).startsWith("1k6/1P6/K7/8/8/8/8/8 w"))
                .singleElement()
                .satisfies(one -> assertThat(one.blackPlies()).isEqualTo(2 * 9));
    }

    /** The same source. */
    @Test
    @Tag("slow")
    void aPublishedMutualZugzwangOfAFullPoint() throws IOException {
        assertThat(zugzwangs("KPKP"))
                .filteredOn(one -> Fen.format(one.whiteToMove()).startsWith("8/Kp6/1Pk5/8/8/8/8/8 w"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.kind()).isEqualTo(Kind.FULL_POINT);
                    assertThat(one.blackPlies()).isEqualTo(2 * 13);
                    assertThat(one.whitePlies()).isEqualTo(2 * 14);
                });
    }

    private List<MutualZugzwang> zugzwangs(String name) throws IOException {
        List<MutualZugzwang> found = MutualZugzwang.all(SharedTables.built(name).scan(), THREADS, part -> {});
        TableProbe probe = SharedTables.probe(name);
        for (MutualZugzwang one : found) {
            assertThat(probe.plies(one.whiteToMove())).isEqualTo(one.whitePlies());
            assertThat(probe.plies(one.blackToMove())).isEqualTo(one.blackPlies());
            assertThat(ExactVerdict.waiting(one.whiteToMove(), probe))
                    .hasValueSatisfying(value -> assertThat(value.outcome())
                            .isLessThan(probe.distance(one.whiteToMove())
                                    .orElseThrow()
                                    .outcome()));
        }
        return found;
    }
}
