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
 * What the proof file of a mate says, true or not.
 *
 * @param fen the position, its clocks included; the game before it is not part of a file
 * @param moves the claim: n for mate in n, -n for mated in n, 0 for checkmate
 * @param nodes of the proof
 * @param replies how many moves of the defender it answers
 * @param refutation of a shorter mate
 */
public record MateProofFile(
        String fen, int moves, MateProof proof, int nodes, int replies, Optional<MateRefutation> refutation)
        implements ProofFile {
    /**
     * Has everything checked with the rules alone.
     *
     * @return the certificate, for exactly the claimed number of moves
     * @throws RejectedProofException when the proof, the claim or the refutation does not hold
     * @throws UnfinishedCheckException when one of them is too large to be replayed
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
                    "the claim is " + inWords(claimed) + ", the proof is one of " + inWords(proved));
        }
    }

    /** True when the refutation, if it holds, leaves no shorter mate. */
    public boolean saysShortest() {
        return Math.abs(moves) <= 1
                || refutation
                        .filter(shorter -> shorter.moves() == Math.abs(moves) - 1)
                        .isPresent();
    }

    /** In how many positions the proof has a move for the attacker. */
    public int attackerMoves() {
        return moves > 0 ? nodes : nodes - 1;
    }

    /** A claim as people say it. */
    public static String inWords(int moves) {
        if (moves == 0) {
            return "checkmate";
        }
        return (moves > 0 ? "mate in " : "mated in ") + Math.abs(moves);
    }
}
