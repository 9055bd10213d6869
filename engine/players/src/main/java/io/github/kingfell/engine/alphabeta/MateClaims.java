package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * The mates that a search claims, and those that were proven. Pruning and transposition-table entries from other paths
 * can make a mate look forced. So a mate value counts as a mate inside the search only; the user sees a mate only when
 * there is a certificate. A proven mate stays valid for the rest of the search.
 */
@Hot
final class MateClaims {
    /** Proves claimed mates. */
    interface ClaimProver {
        @Nullable
        MateCertificate prove(int[] rootMoves, int moves, long nodes);
    }

    /** As root move: all root moves. */
    static final int ANY_MOVE = Move.NONE;

    /** One claim may cost a tenth of the nodes spent so far ... */
    private static final int SHARE = 10;

    /** ... and all claims together a half, plus a few minimum budgets. */
    private static final int TOTAL_SHARE = 2;

    private static final int LEAST_BUDGETS = 4;

    private final ClaimProver prover;
    private final SearchControl control;
    private final int[] searchMoves;
    private final long leastBudget;

    // One row per root move that claimed a mate.
    private final int[] claimants;
    private final int[] refusedLengths;
    private final long[] refusedBudgets;
    private final @Nullable MateCertificate[] proved;
    private int size;
    private long spent;

    /**
     * Starts a search without claims.
     *
     * @param searchMoves the only root moves of the search, empty for all
     * @param rootMoves number of root moves
     * @param leastBudget least node budget of every new claim
     */
    MateClaims(ClaimProver prover, SearchControl control, int[] searchMoves, int rootMoves, long leastBudget) {
        this.prover = prover;
        this.control = control;
        this.searchMoves = searchMoves;
        this.leastBudget = leastBudget;
        claimants = new int[rootMoves + 1];
        refusedLengths = new int[rootMoves + 1];
        refusedBudgets = new long[rootMoves + 1];
        proved = new MateCertificate[rootMoves + 1];
    }

    /** Returns the shortest mate proven for a root move or for {@link #ANY_MOVE}; null if there is none. */
    @Nullable
    MateCertificate proved(int rootMove) {
        return proved[row(rootMove)];
    }

    /** Returns the shortest win proven for any claimant; null if there is none. */
    @Nullable
    MateCertificate shortestWin() {
        MateCertificate shortest = null;
        for (int i = 0; i < size; i++) {
            MateCertificate certificate = proved[i];
            if (certificate != null
                    && certificate.moves() > 0
                    && (shortest == null || certificate.moves() < shortest.moves())) {
                shortest = certificate;
            }
        }
        return shortest;
    }

    /**
     * Has a mate value proven, if it is new and the budget allows it.
     *
     * @param rootMove the only root move that counts, or {@link #ANY_MOVE}
     */
    void submit(int rootMove, int value) {
        int moves = Value.mateMoves(value);
        int row = row(rootMove);
        MateCertificate known = proved[row];
        if (known != null && Math.abs(known.moves()) <= Math.abs(moves)) {
            return;
        }
        long budget = Math.max(leastBudget, control.counter().nodes() / SHARE);
        if (refusedLengths[row] == moves && budget < 2 * refusedBudgets[row]) {
            return;
        }
        if (spent > Math.max(LEAST_BUDGETS * leastBudget, control.counter().nodes() / TOTAL_SHARE)) {
            return;
        }
        long before = control.counter().nodes();
        MateCertificate certificate =
                prover.prove(rootMove == ANY_MOVE ? searchMoves.clone() : new int[] {rootMove}, moves, budget);
        spent += control.counter().nodes() - before;
        if (certificate == null) {
            refusedLengths[row] = moves;
            refusedBudgets[row] = budget;
        } else if (known == null || Math.abs(certificate.moves()) < Math.abs(known.moves())) {
            proved[row] = certificate;
        }
    }

    private int row(int rootMove) {
        for (int i = 0; i < size; i++) {
            if (claimants[i] == rootMove) {
                return i;
            }
        }
        claimants[size] = rootMove;
        return size++;
    }
}
