package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.LemmaChecker;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.RejectedProofException;

/**
 * What the proof file of a mate says that is written as a list of lemmas, true or not.
 *
 * @param moves the claim: n for mate in n, -n for mated in n
 */
public record LemmaProofFile(String fen, int moves, LemmaProof proof) implements ProofFile {
    /** More than a number of the file may have digits for. */
    public static final int MAX_LEMMAS = 99_999_999;

    /** Bytes for each lemma that reading and checking take. */
    private static final int BYTES = 40;

    /** The most lemmas that the memory of this machine is enough for. */
    static long readable() {
        return Math.min(MAX_LEMMAS, Runtime.getRuntime().maxMemory() / BYTES);
    }

    /**
     * Has everything checked with the rules alone.
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
