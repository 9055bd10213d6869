package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.testkit.Positions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;

/** True proofs for tests, and their files. */
public final class Proofs {
    /** Mate in three, with a transposition. */
    public static final String THREE = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    private Proofs() {}

    /** The proof of a short mate, found by trying all moves; the number of moves is signed as in a claim. */
    public static MateCertificate mate(String fen, int moves) {
        Position root = Positions.of(fen);
        int[] code = moves > 0 ? MateOracle.proof(root, moves, false) : MateOracle.defenderProof(root, -moves);
        return certify(root, code);
    }

    /** The certificate of a proof that must hold. */
    public static MateCertificate certify(Position root, int... code) {
        try {
            return ProofChecker.check(root, new int[0], new MateProof(code));
        } catch (RejectedProofException e) {
            throw new AssertionError(e);
        }
    }

    /** The refutation of a mate one move shorter. */
    public static Optional<MateRefutation> refutation(MateCertificate mate) {
        int moves = Math.abs(mate.moves()) - 1;
        return Optional.of(refutation(mate.root(), mate.attacker(), moves));
    }

    /** The refutation of a mate in n, found by trying all moves. */
    public static MateRefutation refutation(Position root, int attacker, int n) {
        return new MateRefutation(n, new AnswerTree(MateOracle.refutation(root, attacker, n)));
    }

    /** The text of the proof file. */
    public static String text(MateCertificate mate, Optional<MateRefutation> refutation) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ProofFileWriter.write(mate, refutation, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.US_ASCII);
    }

    /** The text with its matching checksum, as a clever forger would write it. */
    public static String sealed(String text) {
        int end = text.lastIndexOf("end ");
        String body = end < 0 ? text : text.substring(0, end);
        CRC32 checksum = new CRC32();
        checksum.update(body.getBytes(StandardCharsets.US_ASCII));
        return body + String.format("end %08x\n", checksum.getValue());
    }
}
