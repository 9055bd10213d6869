package io.github.kingfell.workbench.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Kernel;
import io.github.kingfell.kernel.Verdict;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.CertificateFormatException;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.testkit.Fuzzing;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Both checkers agree about a certificate of king and rook against king, and one that can be read is the same when it
 * is written and read again. Each input is tried as a file, and as its content before compression.
 */
public class CertificateFuzzTest {
    private static final byte[] NAME = "KRK".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HEAD = {(byte) 0x8B, 'K', 'F', 'C', 'R', 'T', '\r', '\n', 0, 1, 3};

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(CertificateFuzzTest.class, CertificateFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        check(input);
        check(packed(input));
    }

    private static byte[] packed(byte[] content) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(HEAD);
        file.write(NAME);
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(NAME);
            file.write(sha.digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(file))) {
            out.write(content);
        }
        return file.toByteArray();
    }

    private static void check(byte[] file) throws IOException {
        Verdict kernel = Kernel.checkCertificate(new ByteArrayInputStream(file), 1 << 16);
        Automaton automaton;
        try {
            automaton = CertificateFile.read(new ByteArrayInputStream(file));
        } catch (CertificateFormatException e) {
            Fuzzing.assertSaysWhy(e);
            assertThat(kernel.kind()).as(e.getMessage()).isEqualTo(Verdict.Kind.UNREADABLE);
            return;
        }
        assertThat(kernel.kind()).isNotEqualTo(Verdict.Kind.UNREADABLE);
        if (automaton.placements().material().equals("KRK") && kernel.kind() != Verdict.Kind.UNFINISHED) {
            assertThat(CertificateChecker.check(automaton, 1).holds()).isEqualTo(kernel.kind() == Verdict.Kind.HOLDS);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateFile.write(automaton, out);
        Automaton again = CertificateFile.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(CertificateFile.digest(again)).isEqualTo(CertificateFile.digest(automaton));
    }
}
