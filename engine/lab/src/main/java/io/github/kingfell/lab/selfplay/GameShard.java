package io.github.kingfell.lab.selfplay;

import io.github.kingfell.files.WholeFile;
import java.io.BufferedInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of games, about three bytes per ply: two for the move, and one or two for the difference of the score from the
 * previous one. A shard appears only when it is complete, so every existing shard can be read to its end.
 */
public final class GameShard {
    /** The suffix of the file names. */
    public static final String SUFFIX = ".games";

    private static final int MAGIC = 0x4B464731;

    /** Number of payload bits per byte; the eighth bit says that more bytes follow. */
    private static final int BITS = 7;

    private static final int MORE = 1 << BITS;
    private static final int MOST_PLIES = 10_000;

    private GameShard() {}

    /**
     * Writes a shard.
     *
     * @param origin describes how the games were made
     * @throws io.github.kingfell.files.OutputFailedException when it cannot be written
     */
    public static void write(Path file, String origin, List<SelfPlayGame> games) {
        WholeFile.write(file, stream -> {
            DataOutputStream out = new DataOutputStream(stream);
            out.writeInt(MAGIC);
            out.writeUTF(origin);
            out.writeInt(games.size());
            for (SelfPlayGame game : games) {
                write(game, out);
            }
        });
    }

    /** Returns the description of how the games of a shard were made. */
    public static String origin(Path file) throws IOException {
        try (DataInputStream in = open(file)) {
            return in.readUTF();
        }
    }

    /**
     * Reads a shard.
     *
     * @throws IOException when the file cannot be read, or is no shard
     */
    public static List<SelfPlayGame> read(Path file) throws IOException {
        try (DataInputStream in = open(file)) {
            in.readUTF();
            int count = in.readInt();
            List<SelfPlayGame> games = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                games.add(readGame(in));
            }
            return games;
        } catch (EOFException e) {
            throw new IOException('"' + file.toString() + "\": it ends too early", e);
        }
    }

    private static DataInputStream open(Path file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)));
        byte[] magic = in.readNBytes(Integer.BYTES);
        if (magic.length == Integer.BYTES && ByteBuffer.wrap(magic).getInt() == MAGIC) {
            return in;
        }
        in.close();
        throw new IOException('"' + file.toString() + "\": not a file of games of 'kingfell selfplay'");
    }

    private static void write(SelfPlayGame game, DataOutput out) throws IOException {
        out.writeLong(game.number());
        out.writeUTF(game.start());
        out.writeByte((int) Math.round(2 * game.result()));
        out.writeShort(game.plies());
        int before = 0;
        for (int ply = 0; ply < game.plies(); ply++) {
            out.writeShort(game.move(ply));
            writeDifference(game.score(ply) - before, out);
            before = game.score(ply);
        }
    }

    private static SelfPlayGame readGame(DataInput in) throws IOException {
        long number = in.readLong();
        String start = in.readUTF();
        double result = in.readUnsignedByte() / 2.0;
        int plies = in.readUnsignedShort();
        if (result > 1 || plies > MOST_PLIES) {
            throw new IOException("an impossible game");
        }
        int[] moves = new int[plies];
        int[] scores = new int[plies];
        int before = 0;
        for (int ply = 0; ply < plies; ply++) {
            moves[ply] = in.readUnsignedShort();
            before += readDifference(in);
            scores[ply] = before;
        }
        return new SelfPlayGame(number, start, result, moves, scores);
    }

    /** Writes a number of either sign; small ones take one byte, and the sign is the lowest bit. */
    private static void writeDifference(int difference, DataOutput out) throws IOException {
        int rest = difference << 1 ^ difference >> 31;
        for (; rest >= MORE; rest >>>= BITS) {
            out.writeByte(rest | MORE);
        }
        out.writeByte(rest);
    }

    private static int readDifference(DataInput in) throws IOException {
        int number = 0;
        int shift = 0;
        int part = MORE;
        while ((part & MORE) != 0 && shift < 32) {
            part = in.readUnsignedByte();
            number |= (part & MORE - 1) << shift;
            shift += BITS;
        }
        return number >>> 1 ^ -(number & 1);
    }
}
