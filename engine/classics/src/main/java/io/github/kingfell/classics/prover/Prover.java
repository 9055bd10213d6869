package io.github.kingfell.classics.prover;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.tree.ChildOrder;
import io.github.kingfell.prover.tree.ProofNumberSearch;
import io.github.kingfell.prover.tree.ProofTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;

/**
 * PROVER as it was measured in 1994: {@link ProofNumberSearch} alone, for the side to move, up to the first proof. The
 * engine's own prover is {@link ProofNumberPlayer}.
 */
public final class Prover {
    /** PROVER was bounded only by its memory; its longest mates were a little shorter than this. */
    public static final int ANY_LENGTH = ProofNumberPlayer.DEFAULT_BOUND;

    /** "The size of a node is 32 bytes" (section 5.2.4); the tree here needs less and may use as much. */
    private static final int NODE_BYTES = 32;

    private static final int BYTES_PER_MEGABYTE = 1 << 20;
    private static final int[] ALL_MOVES = {};

    private final ProofTree tree;
    private final int limit;
    private final ChildOrder order;

    /**
     * The result of a search.
     *
     * @param claimed true when the search claims a mate
     * @param mate the mate, when the checker has confirmed it
     * @param nodes moves made
     */
    public record Result(boolean claimed, Optional<MateCertificate> mate, long nodes) {}

    /**
     * @param limit the most nodes to spend on a position; the tree has room for all of them, or takes half of the heap
     *     and frees its fringe when that is full
     */
    public Prover(int limit) {
        this(limit, ChildOrder.GENERATED);
    }

    /**
     * @param limit as above
     * @param order of the children of a node, see {@link ChildOrder}; the paper does not give it
     */
    public Prover(int limit, int order) {
        this.limit = limit;
        this.order = new ChildOrder(order);
        long wanted = Math.min((long) limit * NODE_BYTES, Runtime.getRuntime().maxMemory() / 2);
        tree = new ProofTree(1 + (int) (wanted / BYTES_PER_MEGABYTE));
    }

    /**
     * Searches for a mate.
     *
     * @param root with its game history; not changed
     * @param bound the most moves of the mate; PROVER had no bound, see {@link #ANY_LENGTH}
     */
    public Result search(Position root, int bound) {
        ProofNumberSearch search = new ProofNumberSearch(tree, root, order);
        search.begin(root.copy(), ALL_MOVES, root.sideToMove(), bound);
        search.run(limit, limit, SearchControl.unlimited());
        return new Result(search.isProved(), mate(root, ALL_MOVES, search), search.nodes());
    }

    /**
     * Returns the proven mate of a search when the checker confirms it.
     *
     * @param moves the only moves considered at the root, empty for all
     */
    static Optional<MateCertificate> mate(Position root, int[] moves, ProofNumberSearch search) {
        if (!search.isProved()) {
            return Optional.empty();
        }
        try {
            return Optional.of(ProofChecker.check(root, moves, search.proof()));
        } catch (RejectedProofException e) {
            return Optional.empty();
        }
    }
}
