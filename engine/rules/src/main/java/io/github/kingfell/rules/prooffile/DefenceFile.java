package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.DefenceChecker;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.RejectedProofException;

/** The contents of a proof file which says that a side never mates, not yet checked. */
public record DefenceFile(String fen, DefenceProof proof) implements ProofFile {
    /** The claim where the attacker is to move. */
    static final String NO_MATE = "no mate";

    /** The claim where the defender is to move. */
    static final String NEVER_MATED = "never mated";

    /** Returns whether the third line of a proof file begins such a file. */
    public static boolean isClaim(String line) {
        return line.equals("claim " + NO_MATE) || line.equals("claim " + NEVER_MATED);
    }

    /** Bytes that reading and checking take for each position. */
    private static final int BYTES = 400;

    /** The most positions that fit in the memory of this machine. */
    static long readable() {
        return Math.min(ProofFile.MAX_NODES, Runtime.getRuntime().maxMemory() / BYTES);
    }

    /**
     * Checks everything with the rules alone.
     *
     * @throws RejectedProofException when the proof does not hold
     */
    public DefenceCertificate check() throws RejectedProofException {
        Position root = ProofFile.root(fen);
        return DefenceChecker.check(root, proof, done -> true);
    }
}
