package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.search.MateJudge;
import io.github.kingfell.engine.search.SearchControl;
import java.util.Optional;

/** Proves mate claims by proof-number search in a small tree of its own. Threads take turns. */
public final class ProofNumberJudge implements MateJudge {
    private static final int MEGABYTES = 32;

    private final ProofTree tree = new ProofTree(MEGABYTES);

    @Override
    public synchronized Optional<MateCertificate> prove(
            Position root, int[] rootMoves, int moves, long nodes, SearchControl control) {
        if (moves == 0) {
            return Optional.empty();
        }
        int attacker = moves > 0 ? root.sideToMove() : root.sideToMove() ^ 1;
        int bound = Math.min(Math.abs(moves), ProofNumberPlayer.MAX_BOUND);
        MateHunt hunt = new MateHunt(tree, root, rootMoves, attacker, bound, false);
        while (hunt.isSearching() && hunt.nodes() < nodes) {
            if (hunt.advance(nodes - hunt.nodes(), control) == 0) {
                break;
            }
        }
        return hunt.best();
    }
}
