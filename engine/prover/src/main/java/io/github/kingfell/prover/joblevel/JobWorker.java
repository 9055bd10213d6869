package io.github.kingfell.prover.joblevel;

import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.StoredNumbers;
import io.github.kingfell.prover.solver.MateSolver;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.List;

/**
 * Answers jobs about one root. Its transposition table stays from job to job, so that a node asked again, or below one
 * that was asked, is not searched from the beginning.
 */
public final class JobWorker {
    /** Nodes between two looks at what was found. */
    private static final long SLICE = 8192;

    private final ProofTable table = new ProofTable();

    /** @param megabytes of its transposition table */
    public JobWorker(int megabytes) {
        table.resize(megabytes);
    }

    /**
     * Searches a node for a mate by the side to move at the root.
     *
     * @param root with its game history; not changed
     * @param control that allows the nodes of the job, see {@link #control}; it may stop the search earlier
     * @throws NotationException when the job's moves are not legal
     */
    public JobAnswer answer(Position root, MateJob job, SearchControl control) throws NotationException {
        Position position = job.position(root);
        int attacker = root.sideToMove();
        if (MoveList.legal(position).isEmpty()) {
            boolean mated = position.inCheck() && position.sideToMove() != attacker;
            return mated ? new JobAnswer.Mate(new MateProof(new int[] {Move.NONE, 0}), 1) : new JobAnswer.NoMate(1);
        }
        MateSolver solver = new MateSolver(table, position, new int[0], attacker, job.left(), false);
        while (solver.isSearching() && solver.advance(SLICE, control) > 0) {
            // Each turn goes on where the last one ended.
        }
        if (solver.best().isPresent()) {
            return new JobAnswer.Mate(solver.best().get().proof(), solver.nodes());
        }
        return solver.state() == MateSolver.State.DISPROVED
                ? new JobAnswer.NoMate(solver.nodes())
                : new JobAnswer.Open(numbers(position, attacker, job.left()), solver.nodes());
    }

    /** A control that allows a job's nodes. */
    public static SearchControl control(MateJob job) {
        return new SearchControl(TimeBudget.UNLIMITED, job.nodes(), false);
    }

    private List<JobAnswer.Numbers> numbers(Position position, int attacker, int left) {
        return StoredNumbers.of(table, position, attacker, left).stream()
                .map(after ->
                        new JobAnswer.Numbers(UciMove.format(after.move(), true), after.proof(), after.disproof()))
                .toList();
    }
}
