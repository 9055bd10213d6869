package io.github.kingfell.rules.prooffile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The lines of a proof file: short and printable ASCII only. A carriage return before a line break is accepted, so that
 * a file survives a transfer through Windows; the checksum ignores it.
 */
final class ProofLines {
    private static final int LONGEST = 200;

    private final InputStream in;
    private final CRC32 checksum = new CRC32();
    private final byte[] line = new byte[LONGEST + 1];
    private int number;
    private long checksumBefore;
    private String last = "";
    private boolean broken;

    /** @param in a buffered stream */
    ProofLines(InputStream in) {
        this.in = in;
    }

    /** Reads the next line without its end. */
    String next() throws IOException, UnreadableProofException {
        broken = true;
        last = read();
        broken = false;
        return last;
    }

    /** The last line read. */
    String last() {
        return last;
    }

    /** True when a line could not be read. */
    boolean areBroken() {
        return broken;
    }

    private String read() throws IOException, UnreadableProofException {
        number++;
        checksumBefore = checksum.getValue();
        int length = 0;
        int read = in.read();
        if (read < 0) {
            throw unreadable("the file ends too early");
        }
        for (; read >= 0 && read != '\n'; read = in.read()) {
            if (read == '\r') {
                read = in.read();
                if (read == '\n') {
                    break;
                }
                throw unreadable("not a line of text");
            }
            if (read < ' ' || read > '~' || length == LONGEST) {
                throw unreadable(length == LONGEST ? "the line is too long" : "not a line of text");
            }
            line[length++] = (byte) read;
        }
        line[length] = '\n';
        checksum.update(line, 0, length + 1);
        return new String(line, 0, length, StandardCharsets.US_ASCII);
    }

    /** Checksum of all lines before the last one read. */
    String checksumBefore() {
        return hex(checksumBefore);
    }

    /** Formats a checksum as eight hexadecimal digits. */
    static String hex(long checksum) {
        String digits = Long.toHexString(checksum);
        return "0".repeat(8 - digits.length()) + digits;
    }

    boolean isAtEnd() throws IOException {
        return in.read() < 0;
    }

    /** The position of the reader, for messages. */
    String place() {
        return "line " + number + ": ";
    }

    UnreadableProofException unreadable(String reason) {
        return new UnreadableProofException(place() + reason);
    }

    /** Parses a number from 0 on of at most eight digits. */
    int number(String text, String what) throws UnreadableProofException {
        if (!text.matches("[0-9]{1,8}")) {
            throw unreadable(what + " is not a number of at most eight digits: " + shown(text));
        }
        return Integer.parseInt(text);
    }

    static String shown(String text) {
        return '"' + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + '"';
    }
}
