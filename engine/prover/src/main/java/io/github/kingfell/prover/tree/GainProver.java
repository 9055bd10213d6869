package io.github.kingfell.prover.tree;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.GainChecker;
import io.github.kingfell.rules.check.GainProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proof-number search for a gain of material, which section 6.3 of "Mate in 38" (1994) names as the next thing to try.
 * A gain that it claims has passed {@link GainChecker}.
 */
public final class GainProver {
    /** Nodes between two checks of the clock. */
    private static final int STEP = 4_096;

    /** A greater gain may cost this many times as much as the last one. */
    private static final int STEP_FACTOR = 8;

    private static final int[] ALL_MOVES = {};

    private final ProofTree tree;

    /**
     * The result of a search.
     *
     * @param gain proven and checked
     * @param refuted true when no such gain exists within the bound; false when the limit came first
     * @param nodes moves made
     */
    public record Result(Optional<GainCertificate> gain, boolean refuted, long nodes) {}

    /** @param megabytes for the tree, at least 1 */
    public GainProver(int megabytes) {
        tree = new ProofTree(megabytes);
    }

    /**
     * Searches for a gain by the side to move.
     *
     * @param root with its game history; not changed
     * @param points least gain, see {@link GainProof}
     * @param patience number of quiet replies answered after the gain
     * @param bound the most moves of the attacker
     * @param control is told of the nodes
     * @param limit the most nodes to spend
     */
    public Result search(Position root, int points, int patience, int bound, SearchControl control, long limit) {
        return search(root, ALL_MOVES, points, patience, bound, control, limit);
    }

    /**
     * Returns whether a single move gains as much; the proof is that of {@link #search(Position, int, int, int,
     * SearchControl, long)}.
     */
    public boolean gains(Position root, int move, int points, int patience, int bound, long limit) {
        int[] only = {move};
        return search(root, only, points, patience, bound, SearchControl.unlimited(), limit)
                .gain()
                .isPresent();
    }

    /**
     * What the other first moves gain.
     *
     * @param proved the moves for which as much is proved
     * @param undecided the moves for which it is neither proved nor disproved within the limits
     */
    public record Others(List<Integer> proved, List<Integer> undecided) {}

    /**
     * Returns which other first moves gain as much as a proven gain.
     *
     * @param bound the most moves of the attacker
     * @param control is told of the nodes
     * @param limit the most nodes to spend on each move
     */
    public Others others(GainCertificate gain, int bound, SearchControl control, long limit) {
        Position root = gain.root();
        List<Integer> proved = new ArrayList<>();
        List<Integer> undecided = new ArrayList<>();
        for (int move : MoveList.legal(root).toArray()) {
            if (move == gain.line()[0]) {
                continue;
            }
            int[] only = {move};
            GainProof claim = gain.proof();
            Result result = search(root, only, claim.points(), claim.patience(), bound, control, limit);
            if (result.gain().isPresent()) {
                proved.add(move);
            } else if (!result.refuted()) {
                undecided.add(move);
            }
        }
        return new Others(proved, undecided);
    }

    /**
     * Returns a move that gains at least the points by the paper's own definition of stable, {@link Move#NONE} when
     * none is found: the attacker is to move and is ahead by them. Nothing is checked: it is a claim, not a proof.
     *
     * @param bound the most moves of the attacker
     * @param limit the most nodes to spend
     */
    public int claim(Position root, int points, int bound, long limit) {
        Position board = root.copy();
        ProofNumberSearch search = new ProofNumberSearch(tree, board);
        search.begin(board, ALL_MOVES, board.sideToMove(), bound, new StableGainGoal(board, points));
        run(search, SearchControl.unlimited(), limit);
        return search.isProved() ? search.provedMove() : Move.NONE;
    }

    private static void run(ProofNumberSearch search, SearchControl control, long limit) {
        boolean more = true;
        while (more && !search.isProved() && !search.isDisproved()) {
            int most = (int) Math.min(STEP, limit - search.nodes());
            int made = most <= 0 ? 0 : search.run(most, Integer.MAX_VALUE, control);
            more = made > 0 && control.poll(made) > 0;
        }
    }

    private Result search(
            Position root, int[] moves, int points, int patience, int bound, SearchControl control, long limit) {
        Position board = root.copy();
        ProofNumberSearch search = new ProofNumberSearch(tree, board);
        search.begin(board, moves, board.sideToMove(), bound, new GainGoal(board, points, patience));
        run(search, control, limit);
        Optional<GainCertificate> gain =
                search.isProved() ? check(root, new GainProof(points, patience, search.answers())) : Optional.empty();
        return new Result(gain, search.isDisproved(), search.nodes());
    }

    /**
     * Searches for a great gain: proves one, then a greater one, until none is found within the limits.
     *
     * @param limit the most nodes to spend
     * @param perStep the most nodes to spend on a greater gain, or a few times the cost of the greatest gain so far if
     *     that is more; 0 stops with the first gain
     * @return refuted when there is no greater gain
     */
    public Result searchMost(Position root, int patience, int bound, SearchControl control, long limit, long perStep) {
        Result found = search(root, 1, patience, bound, control, limit);
        Result last = found;
        long nodes = found.nodes();
        while (last.gain().isPresent() && !last.gain().get().isMate() && perStep > 0) {
            found = last;
            // A larger gain found on the way is proven separately first, because patience counts from the moment when
            // the claimed points are reached.
            GainCertificate gain = found.gain().get();
            int points = Math.max(gain.proof().points() + 1, gain.points());
            long step = Math.min(limit - nodes, Math.max(perStep, STEP_FACTOR * found.nodes()));
            last = search(root, points, patience, bound, control, step);
            nodes += last.nodes();
        }
        Optional<GainCertificate> best = last.gain().isPresent() ? last.gain() : found.gain();
        return new Result(best, last.refuted(), nodes);
    }

    private static Optional<GainCertificate> check(Position root, GainProof proof) {
        try {
            return Optional.of(GainChecker.check(root, proof));
        } catch (RejectedProofException e) {
            return Optional.empty();
        }
    }
}
