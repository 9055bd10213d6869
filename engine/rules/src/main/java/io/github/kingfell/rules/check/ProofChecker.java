package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;
import java.util.BitSet;
import java.util.function.BooleanSupplier;

/**
 * Replays proofs of mate with the move generator alone. It takes nothing on trust: not the legality of a move, not that
 * the replies are complete, not that the array is a proof at all. It checks that
 *
 * <ul>
 *   <li>every move of the attacker is legal, and every legal reply is answered, exactly once, and nothing else is;
 *   <li>every end is checkmate;
 *   <li>no branch comes back to itself or is longer than {@value #MAX_MOVES} moves;
 *   <li>the defender can never claim a draw by fifty moves or third repetition, neither with the position in front of
 *       him nor with the move he is about to make. The game history and the halfmove clock of the root count.
 * </ul>
 *
 * <p>Nodes shared between branches are replayed once for each different position they are reached with, and again when
 * they are reached with a greater halfmove clock, so that a proof with many transpositions is checked in reasonable
 * time.
 */
public final class ProofChecker {
    /** The most moves of the attacker on one branch. */
    public static final int MAX_MOVES = 500;

    /** Replaying this many nodes takes about a second; only proofs that share what they cannot share need more. */
    private static final int MAX_VISITS = 1_000_000;

    private ProofChecker() {}

    /**
     * Checks a proof and certifies it.
     *
     * @param root with its game history; not changed
     * @param rootMoves the only moves that count at the root, empty for all: the attacker's move must be one of them,
     *     of the defender's moves exactly these are answered
     * @return the certificate, with the length of the proof against the longest defence
     * @throws UnfinishedCheckException when replaying it takes more than a million nodes
     * @throws RejectedProofException when the proof does not hold
     */
    public static MateCertificate check(Position root, int[] rootMoves, MateProof proof) throws RejectedProofException {
        return check(root, rootMoves, proof, MAX_VISITS, () -> false);
    }

    /**
     * As {@link #check(Position, int[], MateProof)}, within limits.
     *
     * @param mostVisits attacker's nodes replayed, at most; never more than the other method replays
     * @param stop asked about once a millisecond; true ends the check
     * @return as there
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
