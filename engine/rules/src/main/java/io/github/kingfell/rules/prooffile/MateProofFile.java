package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RefutationChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import java.util.Optional;

/**
 * The contents of a mate proof file, not yet checked.
 *
 * @param fen the position with its clocks; the game before it is not part of a file
 * @param moves the claim: n for mate in n, -n for mated in n, 0 for checkmate
 * @param proof the proof of the claim
 * @param nodes the number of nodes of the proof
 * @param replies the number of the defender's moves that the proof answers
 * @param refutation the refutation of a shorter mate
 */
public record MateProofFile(
        String fen, int moves, MateProof proof, int nodes, int replies, Optional<MateRefutation> refutation)
        implements ProofFile {
    /**
     * Checks everything with the rules alone.
     *
     * @return the certificate, for exactly the claimed number of moves
     * @throws RejectedProofException when the proof, the claim or the refutation does not hold
     * @throws UnfinishedCheckException when the proof or the refutation is too large to be replayed
     */
    public MateCertificate check() throws RejectedProofException {
        MateCertificate mate = ProofChecker.check(ProofFile.root(fen), new int[0], proof);
        requireClaim(moves, mate.moves());
        if (refutation.isPresent()) {
            RefutationChecker.check(mate.root(), mate.attacker(), refutation.get());
        }
        return mate;
    }

    static void requireClaim(int claimed, int proved) throws RejectedProofException {
        if (proved != claimed) {
            throw new RejectedProofException(
                    "the claim is " + inWords(claimed) + ", but the proof is of " + inWords(proved));
        }
    }

    /** True when the refutation, if it holds, excludes a shorter mate. */
    public boolean saysShortest() {
        return Math.abs(moves) <= 1
                || refutation
                        .filter(shorter -> shorter.moves() == Math.abs(moves) - 1)
                        .isPresent();
    }

    /** The number of positions in which the proof has a move for the attacker. */
    public int attackerMoves() {
        return moves > 0 ? nodes : nodes - 1;
    }

    /** A claim in words. */
    public static String inWords(int moves) {
        if (moves == 0) {
            return "checkmate";
        }
        return (moves > 0 ? "mate in " : "mated in ") + Math.abs(moves);
    }
}
