package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Color;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;

/** Exact tables in a directory, one file each; the format is described in docs/table-format.md. */
final class TableStore {
    /** Its bytes tell a text-mode transfer, as those of PNG do. */
    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'D', 'T', 'M', '\r', '\n'};

    private static final int VERSION = 1;
    static final String SUFFIX = ".kfdtm";

    /** Greater than any file that this class writes. */
    private static final long MOST_BYTES = 1L << 26;

    /** SHA-256. */
    private static final int DIGEST_BYTES = 32;

    private final Path directory;

    /** Names of the files that were there at the beginning. */
    private final Set<String> old;

    TableStore(Path directory) {
        this.directory = directory;
        old = filesIn(directory);
    }

    /** Empty for a directory that is not there or cannot be listed. */
    private static Set<String> filesIn(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        } catch (IOException | UncheckedIOException e) {
            return Set.of();
        }
    }

    /** True when the table was there before this session could have written it. */
    boolean isOld(TableMaterial material) {
        return old.contains(String.valueOf(file(material).getFileName())) && has(material);
    }

    boolean has(TableMaterial material) {
        return Files.isRegularFile(file(material));
    }

    /**
     * Reads a table.
     *
     * @throws UnreadableTableException when the file is no table of this material and format, or damaged
     * @throws IOException when it cannot be read
     */
    DtmTable read(TableMaterial material) throws IOException, UnreadableTableException {
        Path file = file(material);
        if (Files.size(file) > MOST_BYTES) {
            throw new UnreadableTableException(file, "not a table");
        }
        return read(file, Files.readAllBytes(file), material, true);
    }

    /**
     * Reads a table from the bytes of its file.
     *
     * @param isChecked false when somebody else vouches for the bytes; the checksum takes longer than the rest
     */
    static DtmTable read(Path file, byte[] content, TableMaterial material, boolean isChecked)
            throws IOException, UnreadableTableException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)) {
                throw new UnreadableTableException(file, "not a table");
            }
            int version = in.readUnsignedShort();
            if (version != VERSION) {
                throw new UnreadableTableException(file, "format " + version + ", not " + VERSION);
            }
            String name = new String(in.readNBytes(in.readUnsignedByte()), StandardCharsets.US_ASCII);
            DtmTable table = new DtmTable(material);
            if (!name.equals(table.name()) || in.readInt() != table.index.size()) {
                throw new UnreadableTableException(file, "not the table of " + material);
            }
            byte[] digest = in.readNBytes(DIGEST_BYTES);
            inflate(file, in.readAllBytes(), table);
            if (isChecked && !Arrays.equals(digest, digest(table))) {
                throw new UnreadableTableException(file, "damaged, its checksum does not fit");
            }
            return table;
        } catch (EOFException e) {
            throw new UnreadableTableException(file, "damaged, too short");
        }
    }

    private static void inflate(Path file, byte[] compressed, DtmTable table) throws UnreadableTableException {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(compressed);
            for (byte[] codes : table.codes) {
                for (int at = 0; at < codes.length; ) {
                    int got = inflater.inflate(codes, at, codes.length - at);
                    if (got == 0) {
                        throw new UnreadableTableException(file, "damaged, too short");
                    }
                    at += got;
                }
            }
            if (inflater.inflate(new byte[1]) != 0 || !inflater.finished() || inflater.getRemaining() != 0) {
                throw new UnreadableTableException(file, "damaged, too long");
            }
        } catch (DataFormatException e) {
            throw new UnreadableTableException(file, "damaged, " + e.getMessage());
        } finally {
            inflater.end();
        }
    }

    /** Writes a table whole: nobody sees half a file. */
    void write(DtmTable table) throws IOException {
        Files.createDirectories(directory);
        Path file = file(table.material);
        Path half = Files.createTempFile(directory, table.name(), ".part");
        try {
            try (OutputStream out = Files.newOutputStream(half)) {
                out.write(header(table));
                try (DeflaterOutputStream packed = new DeflaterOutputStream(out)) {
                    packed.write(table.codes[Color.WHITE]);
                    packed.write(table.codes[Color.BLACK]);
                }
            }
            Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(half);
        }
    }

    private static byte[] header(DtmTable table) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        byte[] name = table.name().getBytes(StandardCharsets.US_ASCII);
        out.write(MAGIC);
        out.writeShort(VERSION);
        out.writeByte(name.length);
        out.write(name);
        out.writeInt(table.index.size());
        out.write(digest(table));
        return bytes.toByteArray();
    }

    /** Of the values before compression. */
    private static byte[] digest(DtmTable table) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(table.codes[Color.WHITE]);
            digest.update(table.codes[Color.BLACK]);
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private Path file(TableMaterial material) {
        return directory.resolve(material + SUFFIX);
    }
}
