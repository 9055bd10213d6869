package io.github.kingfell.tables.pawnending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.syzygy.SmallTables;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solved structures against the tester's Syzygy tables ({@code -Dkingfell.syzygy=DIR}), whose files have them. */
@Tag("slow")
class PawnEndingSyzygyTest {
    private static final int POSITIONS = 300;

    @ParameterizedTest
    @ValueSource(strings = {"KPkp", "KPPk", "KPPkp", "KPPPk"})
    void theValuesAreThoseOfSyzygy(String pieces) {
        WdlValues syzygy = SmallTables.given().values(hits -> {});
        PawnEndingSolver solver =
                new PawnEndingSolver(TableLibrary.withShippedTables().reader());
        Random random = new Random(20261129);
        int exact = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Positions.random(pieces, random);
            assumeTrue(syzygy.mayKnow(pieces.length(), 100), "no tables of so many men");
            int expected = syzygy.wdl(position);
            assumeTrue(expected != WdlValues.UNKNOWN, "no table of " + pieces);
            PawnEndings solved = solver.solve(
                            position.pieces(Color.WHITE, Piece.PAWN),
                            position.pieces(Color.BLACK, Piece.PAWN),
                            SolvingLimits.of(20_000, 20_000))
                    .orElseThrow();
            EndingValue value = SolvedPosition.value(position, solved);
            // A win that the fifty-move rule spoils is a win here.
            assertThat(Integer.signum(expected)).as(Fen.format(position)).isBetween(value.least(), value.most());
            exact += value.isExact() ? 1 : 0;
        }
        assertThat(exact).isGreaterThan(POSITIONS * 9 / 10);
    }
}
