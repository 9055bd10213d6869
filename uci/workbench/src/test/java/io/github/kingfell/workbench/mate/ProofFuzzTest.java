package io.github.kingfell.workbench.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Verdict;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.prooffile.GainProofFile;
import io.github.kingfell.rules.prooffile.LemmaProofFile;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.rules.prooffile.NoMateFile;
import io.github.kingfell.rules.prooffile.ProofFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.rules.prooffile.Proofs;
import io.github.kingfell.rules.prooffile.UnreadableProofException;
import io.github.kingfell.rules.testkit.Fuzzing;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Both checkers agree about a proof file, and a proof that holds is the same when it is written and read again. Each
 * input is tried as it is, and with a checksum that fits.
 */
public class ProofFuzzTest {
    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(ProofFuzzTest.class, ProofFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        String text = new String(input, StandardCharsets.US_ASCII);
        check(text);
        check(Proofs.sealed(text));
    }

    private static void check(String text) throws IOException {
        if (TwoCheckersTest.agree(text) == Verdict.Kind.HOLDS) {
            String again = rewritten(text);
            assertThat(TwoCheckersTest.agree(again)).isEqualTo(Verdict.Kind.HOLDS);
            assertThat(rewritten(again)).isEqualTo(again);
        }
    }

    private static String rewritten(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ProofFile proof = ProofFileReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
            if (proof instanceof MateProofFile mate) {
                ProofFileWriter.write(mate.check(), mate.refutation(), out);
            } else if (proof instanceof LemmaProofFile lemmas) {
                ProofFileWriter.write(lemmas.check(), out);
            } else if (proof instanceof NoMateFile none) {
                ProofFileWriter.write(none.check(), none.refutation(), out);
            } else if (proof instanceof GainProofFile gain) {
                ProofFileWriter.write(gain.check(), out);
            }
        } catch (RejectedProofException | UnreadableProofException e) {
            throw new AssertionError(text, e);
        }
        return out.toString(StandardCharsets.US_ASCII);
    }
}
