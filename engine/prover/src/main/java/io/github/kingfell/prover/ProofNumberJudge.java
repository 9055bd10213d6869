package io.github.kingfell.prover;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.solver.MateSolver;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.MateJudge;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;

/** Proves mate claims by df-pn in the transposition table of a {@link ProofNumberPlayer}. Threads take turns. */
final class ProofNumberJudge implements MateJudge {
    private final ProofTable table;

    ProofNumberJudge(ProofTable table) {
        this.table = table;
    }

    @Override
    public synchronized Optional<MateCertificate> prove(
            Position root, int[] rootMoves, int moves, long nodes, SearchControl control) {
        // A mate in 0 is a mate of the side to move: the root itself must be checkmate, which needs no search.
        int attacker = moves > 0 ? root.sideToMove() : root.sideToMove() ^ 1;
        int bound = Math.max(1, Math.min(Math.abs(moves), DfPn.MAX_BOUND));
        MateSolver solver = new MateSolver(table, root, rootMoves, attacker, bound, false);
        while (solver.isSearching() && solver.nodes() < nodes) {
            if (solver.advance(nodes - solver.nodes(), control) == 0) {
                break;
            }
        }
        return solver.best().filter(mate -> Math.abs(mate.moves()) <= Math.abs(moves));
    }
}
