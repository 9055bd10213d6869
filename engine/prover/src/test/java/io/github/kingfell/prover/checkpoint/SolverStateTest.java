package io.github.kingfell.prover.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.prover.solver.MateSolver;
import io.github.kingfell.prover.solver.SolverState;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search continues from its state, also when the state comes from a file. */
class SolverStateTest {
    private static final Position ROOT = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");
    private static final int ANY = ProofNumberPlayer.DEFAULT_BOUND;

    @TempDir
    private Path folder;

    private static MateSolver solver() {
        ProofTable table = new ProofTable();
        table.resize(1);
        return new MateSolver(table, ROOT, new int[0], Color.WHITE, ANY, true);
    }

    private static SolverState state(long nodes, int bound, int numbers, Optional<MateProof> proof) {
        return new SolverState(nodes, 1, MateSolver.State.SEARCHING, bound, 0, numbers, 0, false, proof);
    }

    private static MateProof proof() {
        MateSolver solver = solver();
        solver.advance(100_000, SearchControl.unlimited());
        return solver.best().orElseThrow().proof();
    }

    /** Returns a solver that continues from a state, which a file has held. */
    private MateSolver resumed(SolverState state) throws Exception {
        Path file = folder.resolve("state");
        try (CheckpointOutput out = new CheckpointOutput(file)) {
            StateFormat.write(state, out);
            out.finish();
        }
        MateSolver resumed = solver();
        try (CheckpointInput in = new CheckpointInput(file)) {
            resumed.restore(StateFormat.read(in));
        }
        return resumed;
    }

    @Test
    void shorterMatesAreLookedForWithTheNumbersThatFoundTheLast() throws Exception {
        MateSolver resumed = resumed(state(1_000, 5, 3, Optional.of(proof())));
        assertThat(resumed.aimOfTurn()).isEqualTo(new TurnBounds.TurnAim(5, 3));
        assertThat(resumed.save().numbers()).isEqualTo(3);
    }

    /** A mate in a class may be far from the shortest, so the turns for short mates go on. */
    @Test
    void aMateInAClassChangesNoTurn() throws Exception {
        MateSolver resumed = resumed(state(3_000_000, ANY, TurnBounds.OF_CLASS, Optional.of(proof())));
        assertThat(resumed.aimOfTurn()).isEqualTo(new TurnBounds.TurnAim(28, 4));
        assertThat(resumed.save().numbers()).isEqualTo(TurnBounds.OF_CLASS);
    }

    @Test
    void whatATurnLooksForFollowsFromTheNodesOfAllRuns() {
        MateSolver early = solver();
        early.restore(state(0, ANY, 3, Optional.empty()));
        assertThat(early.aimOfTurn()).isEqualTo(new TurnBounds.TurnAim(ANY, TurnBounds.COMMON));
        MateSolver late = solver();
        late.restore(state(3_000_000, ANY, 3, Optional.empty()));
        assertThat(late.aimOfTurn()).isEqualTo(new TurnBounds.TurnAim(28, 4));
    }
}
