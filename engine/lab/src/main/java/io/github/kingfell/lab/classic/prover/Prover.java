package io.github.kingfell.lab.classic.prover;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.tree.ProofNumberSearch;
import io.github.kingfell.prover.tree.ProofTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;

/**
 * PROVER as it was measured in 1994: {@link ProofNumberSearch} alone, by the side to move, up to the first proof. What
 * the engine itself plays with is {@link ProofNumberPlayer}.
 */
public final class Prover {
    /** PROVER's own bound was the memory; its longest mates were a little shorter than this. */
    public static final int ANY_LENGTH = ProofNumberPlayer.DEFAULT_BOUND;

    /** "The size of a node is 32 bytes" (section 5.2.4); the tree here needs less and may have as much. */
    private static final int NODE_BYTES = 32;

    private static final int BYTES_PER_MEGABYTE = 1 << 20;
    private static final int[] ALL_MOVES = {};

    private final ProofTree tree;
    private final int limit;

    /**
     * What came of a search.
     *
     * @param claimed the search said there is a mate
     * @param mate the same with the checker's consent
     * @param nodes moves made
     */
    public record Result(boolean claimed, Optional<MateCertificate> mate, long nodes) {}

    /**
     * @param limit the most nodes to spend on a position; the tree has room for all of them, or takes half of the heap
     *     and forgets its fringe when that is full
     */
    public Prover(int limit) {
        this.limit = limit;
        long wanted = Math.min((long) limit * NODE_BYTES, Runtime.getRuntime().maxMemory() / 2);
        tree = new ProofTree(1 + (int) (wanted / BYTES_PER_MEGABYTE));
    }

    /**
     * Looks for a mate.
     *
     * @param root with its game history; not changed
     * @param bound the most moves it may take; PROVER was told nothing, {@link #ANY_LENGTH}
     */
    public Result search(Position root, int bound) {
        ProofNumberSearch search = new ProofNumberSearch(tree, root);
        search.begin(root.copy(), ALL_MOVES, root.sideToMove(), bound);
        search.run(limit, limit, SearchControl.unlimited());
        return new Result(search.isProved(), mate(root, ALL_MOVES, search), search.nodes());
    }

    /**
     * What a search has proved, with the checker's consent.
     *
     * @param moves the only ones that count at the root, empty for all
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
