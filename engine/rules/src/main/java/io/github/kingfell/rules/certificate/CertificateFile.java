package io.github.kingfell.rules.certificate;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Reads and writes an {@link Automaton} as a certificate file; the format is described in docs/certificate-format.md.
 */
public final class CertificateFile {
    /** The usual file-name extension. */
    public static final String SUFFIX = ".kfcert";

    /** The file signature; like that of PNG it reveals damage by a text-mode transfer. */
    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'C', 'R', 'T', '\r', '\n'};

    /** Version of a strategy against a bare king. */
    private static final int VERSION = 1;

    /** Version of a strategy against a piece. */
    private static final int DEFENDED_VERSION = 2;

    /** Length of a SHA-256 digest. */
    private static final int DIGEST_BYTES = 32;

    /** More positions than any ending of four pieces has, so that a damaged count does not allocate all memory. */
    private static final int MOST = 1 << 24;

    /** More bytes than the body of any possible certificate. */
    private static final int MOST_BYTES = 1 << 26;

    private static final int SEVEN_BITS = 0x7F;
    private static final int MORE = 0x80;

    private CertificateFile() {}

    /** Writes a certificate; the stream stays open. */
    public static void write(Automaton automaton, OutputStream to) throws IOException {
        byte[] body = body(automaton);
        DataOutputStream out = new DataOutputStream(to);
        byte[] name = name(automaton);
        out.write(MAGIC);
        out.writeShort(version(automaton));
        out.writeByte(name.length);
        out.write(name);
        out.write(sha256(name, body));
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            DeflaterOutputStream packed = new DeflaterOutputStream(out, deflater);
            packed.write(body);
            packed.finish();
        } finally {
            deflater.end();
        }
        out.flush();
    }

    /**
     * Reads a certificate.
     *
     * @throws CertificateFormatException when the file is not a certificate, of another version, or damaged
     */
    public static Automaton read(InputStream from) throws IOException {
        return read(from, true);
    }

    /**
     * Reads a certificate without its checksum, for bytes that are verified otherwise, as the archive does for the
     * program's resources. At program start the checksum would take longer than everything else.
     *
     * @throws CertificateFormatException when the file is not a certificate, of another version, or plainly damaged
     */
    public static Automaton readUnchecked(InputStream from) throws IOException {
        return read(from, false);
    }

    private static Automaton read(InputStream from, boolean isChecked) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(from));
        try {
            if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
                throw new CertificateFormatException("not a certificate");
            }
            int version = in.readUnsignedShort();
            if (version < VERSION || version > DEFENDED_VERSION) {
                throw new CertificateFormatException(
                        "format " + version + ", not " + VERSION + " or " + DEFENDED_VERSION);
            }
            byte[] name = in.readNBytes(in.readUnsignedByte());
            byte[] digest = in.readNBytes(DIGEST_BYTES);
            byte[] body = new InflaterInputStream(in).readNBytes(MOST_BYTES + 1);
            if (body.length > MOST_BYTES) {
                throw new CertificateFormatException("damaged, too long");
            }
            if (isChecked && !Arrays.equals(digest, sha256(name, body))) {
                throw new CertificateFormatException("damaged, its checksum is wrong");
            }
            String material = new String(name, StandardCharsets.US_ASCII);
            Automaton automaton = automaton(material, ByteBuffer.wrap(body));
            if (version != version(automaton)) {
                throw new CertificateFormatException("format " + version + " is not that of " + material);
            }
            return automaton;
        } catch (EOFException | BufferUnderflowException e) {
            throw new CertificateFormatException("damaged, too short");
        } catch (ZipException | IllegalArgumentException e) {
            throw new CertificateFormatException("damaged, " + e.getMessage());
        }
    }

    /** The checksum that identifies a certificate, in hexadecimal digits. */
    public static String digest(Automaton automaton) {
        return HexFormat.of().formatHex(sha256(name(automaton), body(automaton)));
    }

    private static int version(Automaton automaton) {
        return automaton.placements().isDefended() ? DEFENDED_VERSION : VERSION;
    }

    private static byte[] name(Automaton automaton) {
        return automaton.placements().material().getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] body(Automaton automaton) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        try {
            out.writeBoolean(automaton.isComplete());
            out.writeInt(automaton.numbers.length);
            out.writeInt(automaton.positionOf.length);
            out.writeInt(automaton.replies.length);
            writeSteps(automaton.numbers, out);
            writeSteps(automaton.positionOf, out);
            out.write(automaton.moves);
            out.write(automaton.lengths);
            writeSteps(automaton.replies, out);
            for (short variant : automaton.variants) {
                writeNumber(variant, out);
            }
        } catch (IOException e) {
            throw new IllegalStateException("writing to memory must not fail", e);
        }
        return bytes.toByteArray();
    }

    /** @throws BufferUnderflowException when the body ends too soon */
    private static Automaton automaton(String material, ByteBuffer body) throws CertificateFormatException {
        boolean complete = body.get() != 0;
        int positions = count(body);
        int further = count(body);
        int exceptions = count(body);
        int[] numbers = readSteps(positions, body);
        int[] positionOf = readSteps(further, body);
        byte[] moves = new byte[positions + further];
        byte[] lengths = new byte[positions + further];
        body.get(moves).get(lengths);
        int[] replies = readSteps(exceptions, body);
        short[] variants = new short[exceptions];
        for (int i = 0; i < exceptions; i++) {
            int variant = readNumber(body);
            if (variant > Short.MAX_VALUE) {
                throw new CertificateFormatException("damaged, a number too large");
            }
            variants[i] = (short) variant;
        }
        if (body.hasRemaining()) {
            throw new CertificateFormatException("damaged, too long");
        }
        return new Automaton(
                new Placements(material), complete, numbers, positionOf, moves, lengths, replies, variants);
    }

    private static int count(ByteBuffer body) throws CertificateFormatException {
        int count = body.getInt();
        if (count < 0 || count > MOST) {
            throw new CertificateFormatException("damaged, a count of " + count);
        }
        return count;
    }

    /** Writes each value as the difference from the one before. */
    private static void writeSteps(int[] ascending, DataOutputStream out) throws IOException {
        int last = 0;
        for (int value : ascending) {
            writeNumber(value - last, out);
            last = value;
        }
    }

    private static int[] readSteps(int count, ByteBuffer body) throws CertificateFormatException {
        int[] values = new int[count];
        int last = 0;
        for (int i = 0; i < count; i++) {
            int step = readNumber(body);
            if (step > Integer.MAX_VALUE - last) {
                throw new CertificateFormatException("damaged, a number too large");
            }
            last += step;
            values[i] = last;
        }
        return values;
    }

    /** Writes a number in seven bits a byte, the low ones first, the top bit set when more bytes follow. */
    private static void writeNumber(int value, DataOutputStream out) throws IOException {
        int rest = value;
        while (rest > SEVEN_BITS) {
            out.write(rest & SEVEN_BITS | MORE);
            rest >>>= 7;
        }
        out.write(rest);
    }

    /** Reads a number of 31 bits. */
    private static int readNumber(ByteBuffer body) throws CertificateFormatException {
        long value = 0;
        int shift = 0;
        int next = MORE;
        while ((next & MORE) != 0 && shift < Integer.SIZE) {
            next = body.get();
            value |= (long) (next & SEVEN_BITS) << shift;
            shift += 7;
        }
        if ((next & MORE) != 0 || value > Integer.MAX_VALUE) {
            throw new CertificateFormatException("damaged, a number too large");
        }
        return (int) value;
    }

    private static byte[] sha256(byte[] name, byte[] body) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(name);
            return digest.digest(body);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
