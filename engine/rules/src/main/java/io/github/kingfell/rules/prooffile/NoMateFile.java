package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.RefutationChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;

/**
 * The contents of a proof file with a refutation only, not yet checked: the side to move has no mate in this number of
 * moves.
 *
 * @param moves the claim, at least 1
 * @param nodes the number of nodes of the refutation
 * @param answered the number of the attacker's moves that the refutation answers
 */
public record NoMateFile(String fen, int moves, MateRefutation refutation, int nodes, int answered)
        implements ProofFile {
    /**
     * Checks the refutation with the rules alone.
     *
     * @return the position
     * @throws RejectedProofException when the refutation does not hold, or is of another number of moves
     * @throws UnfinishedCheckException when it is too large to be replayed
     */
    public Position check() throws RejectedProofException {
        if (refutation.moves() != moves) {
            throw new RejectedProofException(
                    "the claim is " + inWords(moves) + ", but the refutation is of a mate in " + refutation.moves());
        }
        Position root = ProofFile.root(fen);
        RefutationChecker.check(root, root.sideToMove(), refutation);
        return root;
    }

    /** A claim in words. */
    public static String inWords(int moves) {
        return "no mate in " + moves;
    }
}
