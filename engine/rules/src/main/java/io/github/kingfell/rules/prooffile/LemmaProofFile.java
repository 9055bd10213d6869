package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.LemmaChecker;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.RejectedProofException;

/**
 * The contents of a mate proof file written as lemmas, not yet checked.
 *
 * @param moves the claim: n for mate in n, -n for mated in n
 */
public record LemmaProofFile(String fen, int moves, LemmaProof proof) implements ProofFile {
    /** The greatest count that the digits of a number in the file allow. */
    public static final int MAX_LEMMAS = 99_999_999;

    /** Bytes that reading and checking take for each lemma. */
    private static final int BYTES = 40;

    /** The most lemmas that fit in the memory of this machine. */
    static long readable() {
        return Math.min(MAX_LEMMAS, Runtime.getRuntime().maxMemory() / BYTES);
    }

    /**
     * Checks everything with the rules alone.
     *
     * @return the certificate, for exactly the claimed number of moves
     * @throws RejectedProofException when the proof or the claim does not hold
     */
    public LemmaCertificate check() throws RejectedProofException {
        LemmaCertificate mate = LemmaChecker.check(ProofFile.root(fen), proof, done -> true);
        MateProofFile.requireClaim(moves, mate.moves());
        return mate;
    }
}
