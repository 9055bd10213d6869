package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;
import java.util.BitSet;
import java.util.function.BooleanSupplier;

/**
 * Checks proofs of mate by replaying them with the move generator alone. It trusts nothing: not the legality of a move,
 * not the completeness of the replies, not even the shape of the array. It checks that
 *
 * <ul>
 *   <li>every move of the attacker is legal, every legal reply is answered exactly once, and no other move is answered;
 *   <li>every branch ends in checkmate;
 *   <li>no branch returns to itself or is longer than {@value #MAX_MOVES} moves;
 *   <li>the defender can never claim a draw by the fifty-move rule or threefold repetition, neither in the current
 *       position nor with the move he is about to make. The game history and the halfmove clock of the root count;
 *   <li>the seventy-five-move rule has not ended the game at the root.
 * </ul>
 *
 * <p>A node shared between branches is replayed once for each different position in which it is reached, and again when
 * it is reached with a greater halfmove clock. So a proof with many transpositions is checked in reasonable time.
 */
public final class ProofChecker {
    /** The most moves of the attacker on one branch. */
    public static final int MAX_MOVES = 500;

    /**
     * Replaying this many nodes takes about a second; only proofs whose shared nodes must be replayed on many paths
     * need more.
     */
    private static final int MAX_VISITS = 1_000_000;

    private ProofChecker() {}

    /**
     * Checks a proof and certifies it.
     *
     * @param root the position with its game history; not changed
     * @param rootMoves the only moves that count at the root, empty for all: the attacker's move must be one of them;
     *     for a defender to move, exactly these are answered
     * @return the certificate, with the length of the proof against the longest defence
     * @throws UnfinishedCheckException when replaying the proof takes more than a million nodes
     * @throws RejectedProofException when the proof does not hold
     */
    public static MateCertificate check(Position root, int[] rootMoves, MateProof proof) throws RejectedProofException {
        return check(root, rootMoves, proof, MAX_VISITS, () -> false);
    }

    /**
     * As {@link #check(Position, int[], MateProof)}, within limits.
     *
     * @param mostVisits the most attacker's nodes to replay; never more than the other method replays
     * @param stop polled about once a millisecond; true ends the check
     * @return the certificate, as in the other method
     * @throws UnfinishedCheckException when the limits were too narrow
     * @throws RejectedProofException when the proof does not hold
     */
    public static MateCertificate check(
            Position root, int[] rootMoves, MateProof proof, int mostVisits, BooleanSupplier stop)
            throws RejectedProofException {
        Replay.Limits limits = new Replay.Limits(Math.min(mostVisits, MAX_VISITS), stop);
        Replay replay = new Replay(root, rootMoves, proof, proof.answers().shared(), limits);
        int length = replay.run();
        if (!replay.isComplete()) {
            replay = new Replay(root, rootMoves, proof, new BitSet(), limits);
            length = replay.run();
        }
        int moves = replay.defenderBegins() ? -length : length;
        return new MateCertificate(root.copy(), proof, moves, replay.line());
    }
}
