package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.GainChecker;
import io.github.kingfell.rules.check.GainProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;

/**
 * The contents of a gain proof file, not yet checked.
 *
 * @param nodes the number of nodes of the proof, each with a move of the side that gains
 */
public record GainProofFile(String fen, GainProof proof, int nodes, int replies) implements ProofFile {
    /**
     * Checks everything with the rules alone.
     *
     * @return the certificate, for the claimed points at least
     * @throws RejectedProofException when the proof does not hold
     * @throws UnfinishedCheckException when it is too large to be replayed
     */
    public GainCertificate check() throws RejectedProofException {
        return GainChecker.check(ProofFile.root(fen), proof);
    }

    /** A proven gain in words. */
    public static String inWords(GainCertificate gain) {
        if (gain.isMate()) {
            return "mate";
        }
        int points = gain.proof().points();
        int patience = gain.proof().patience();
        return "a gain of at least " + points + (points == 1 ? " point" : " points")
                + ", kept against every capture, promotion and check"
                + (patience == 0 ? "" : " and " + patience + (patience == 1 ? " quiet move" : " quiet moves"));
    }
}
