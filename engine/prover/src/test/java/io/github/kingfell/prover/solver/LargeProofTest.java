package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.Refinement;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.EnumSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The queen takes the pawn, and what follows is a long way to mate against the rook, with a large proof. */
@Tag("slow")
class LargeProofTest {
    private static final String QUEEN_TAKES_PAWN = "6k1/8/4r3/p6Q/8/8/8/K7 w - - 0 1";
    private static final int NODES = 60_000;

    private static final TableLibrary LIBRARY = TableLibrary.withShippedTables();

    private final SearchControl control = new SearchControl(TimeBudget.UNLIMITED, NODES, false);

    @BeforeAll
    static void readTable() {
        LIBRARY.table(MaterialKey.parse("KQKR"), 2, BuildProgress.SILENT, () -> false);
    }

    private static MateSolver solver(boolean shorten) throws NotationException {
        ProofTable table = new ProofTable();
        table.resize(64);
        Method method = new Method(EnumSet.allOf(Refinement.class), LIBRARY::reader);
        return new MateSolver(table, Fen.parse(QUEEN_TAKES_PAWN), new int[0], Color.WHITE, 120, shorten, method);
    }

    @Test
    void itWaitsForShorterMatesAndIsWrittenWhenTheNodesAreSpent() throws NotationException {
        MateSolver solver = solver(true);
        solver.advance(NODES / 2, control);
        assertThat(solver.best()).isEmpty();
        solver.advance(NODES, control);
        assertThat(solver.best()).hasValueSatisfying(mate -> {
            assertThat(mate.moves()).isBetween(1, 34);
            assertThat(mate.line()).hasSize(2 * mate.moves() - 1);
        });
        assertThat(solver.isSearching()).isTrue();
    }

    @Test
    void nobodyWaitsForItWhenTheTimeIsOver() throws NotationException {
        MateSolver solver = solver(true);
        solver.advance(NODES / 2, control);
        control.stop();
        solver.advance(NODES, control);
        assertThat(solver.best()).isEmpty();
    }

    @Test
    void itIsWrittenAtOnceWhereNoShorterMateIsWanted() throws NotationException {
        MateSolver solver = solver(false);
        solver.advance(NODES / 2, control);
        assertThat(solver.state()).isEqualTo(MateSolver.State.PROVED);
    }
}
