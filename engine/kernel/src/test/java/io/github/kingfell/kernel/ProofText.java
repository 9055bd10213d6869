package io.github.kingfell.kernel;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.zip.CRC32;

/** Proof files for tests, as text. */
final class ProofText {
    private ProofText() {}

    static String resource(String name) {
        try (InputStream in = ProofText.class.getResourceAsStream("/proofs/" + name + ".proof")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A file of these lines, separated by semicolons and blanks, with head and checksum. */
    static String of(String fen, String claim, String lines) {
        return sealed("kingfell-proof 1\nfen " + fen + "\nclaim " + claim + "\n" + lines.replaceAll(" *; *", "\n")
                + "\nend 00000000\n");
    }

    /** The text with the checksum that belongs to it. */
    static String sealed(String text) {
        String body = text.substring(0, text.lastIndexOf("end "));
        CRC32 checksum = new CRC32();
        checksum.update(body.getBytes(StandardCharsets.US_ASCII));
        return body + String.format("end %08x\n", checksum.getValue());
    }

    static Verdict check(String text) {
        return check(text, Long.MAX_VALUE);
    }

    static Verdict check(String text, long places) {
        try {
            return Kernel.checkProof(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), places);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
