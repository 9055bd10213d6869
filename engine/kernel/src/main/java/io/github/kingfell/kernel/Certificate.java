package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unreadableUnless;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * The contents of a certificate file, not yet checked. States are numbered from 0: variant 0 of each position, then the
 * further variants.
 */
final class Certificate {
    /** The move index of a state without a move. */
    static final int NO_MOVE = 255;

    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'C', 'R', 'T', '\r', '\n'};

    final Ending ending;
    final boolean complete;
    final int[] positions;
    private final int[] further;
    private final byte[] moves;
    private final byte[] lengths;
    private final int[] links;
    private final int[] variants;

    private Certificate(Ending ending, DataInputStream in) throws IOException {
        this.ending = ending;
        complete = in.readBoolean();
        positions = new int[count(in)];
        further = new int[count(in)];
        links = new int[count(in)];
        variants = new int[links.length];
        readSteps(in, positions, ending.numbers(), 1);
        readSteps(in, further, ending.isDefended() ? 0 : positions.length, 0);
        moves = in.readNBytes(states());
        lengths = in.readNBytes(states());
        readSteps(in, links, ending.isDefended() ? 0 : 8 * states(), 1);
        for (int i = 0; i < variants.length; i++) {
            variants[i] = varint(in);
            unreadableUnless(variants[i] < 1 << 15, "a number is too large");
        }
        unreadableUnless(lengths.length == states() && in.read() == -1, "the contents do not have the stated length");
    }

    /** Reads to the end, or objects to a file that does not follow {@code docs/certificate-format.md}. */
    static Certificate read(InputStream file) throws IOException {
        DataInputStream in = new DataInputStream(file);
        try {
            unreadableUnless(Arrays.equals(in.readNBytes(MAGIC.length), MAGIC), "not a certificate");
            int version = in.readUnsignedShort();
            byte[] name = in.readNBytes(in.readUnsignedByte());
            byte[] digest = in.readNBytes(32);
            Ending ending = Ending.named(new String(name, StandardCharsets.ISO_8859_1));
            unreadableUnless(version == (ending.isDefended() ? 2 : 1), "another version of the format");
            byte[] contents = new InflaterInputStream(in).readAllBytes();
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(name);
            unreadableUnless(Arrays.equals(sha.digest(contents), digest), "the checksum is wrong");
            return new Certificate(ending, new DataInputStream(new ByteArrayInputStream(contents)));
        } catch (EOFException | ZipException | NoSuchAlgorithmException e) {
            throw new Objection(Verdict.Kind.UNREADABLE, "the file ends in the middle, or is damaged: " + e);
        }
    }

    /** Reads the length of a list; each item takes a byte at least, so the length of the contents is a bound. */
    private static int count(DataInputStream in) throws IOException {
        int count = in.readInt();
        unreadableUnless(count >= 0 && count <= in.available(), "the contents are too short");
        return count;
    }

    private static void readSteps(DataInputStream in, int[] values, int limit, int leastStep) throws IOException {
        for (int i = 0; i < values.length; i++) {
            int step = varint(in);
            values[i] = (i == 0 ? 0 : values[i - 1]) + step;
            boolean inOrder = i == 0 || step >= leastStep;
            unreadableUnless(inOrder && values[i] >= 0 && values[i] < limit, "a list is not in order");
        }
    }

    private static int varint(DataInputStream in) throws IOException {
        int value = 0;
        int next = 128;
        for (int shift = 0; next >= 128; shift += 7) {
            next = in.readUnsignedByte();
            unreadableUnless(shift < 28 || next < 8, "a number is too large");
            value |= (next & 127) << shift;
        }
        return value;
    }

    int states() {
        return positions.length + further.length;
    }

    /** The number of the position of a state. */
    int position(int state) {
        return positions[state < positions.length ? state : further[state - positions.length]];
    }

    /** The index of the move among the legal moves. */
    int move(int state) {
        return moves[state] & 255;
    }

    /** The number of moves in which the state claims to mate. */
    int length(int state) {
        return lengths[state] & 255;
    }

    /** The state of a position in a variant; -1 when there is none. */
    int state(int position, int variant) {
        int index = Arrays.binarySearch(positions, position);
        if (index < 0 || variant == 0) {
            return index < 0 || move(index) == NO_MOVE ? -1 : index;
        }
        int first = Arrays.binarySearch(further, index);
        while (first > 0 && further[first - 1] == index) {
            first--;
        }
        int found = first + variant - 1;
        return first >= 0 && found < further.length && further[found] == index ? positions.length + found : -1;
    }

    /** The variant in which play continues after a reply. */
    int variant(int state, int reply) {
        int link = Arrays.binarySearch(links, 8 * state + reply);
        return link < 0 ? 0 : variants[link];
    }
}
