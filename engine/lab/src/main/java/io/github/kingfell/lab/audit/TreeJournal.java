package io.github.kingfell.lab.audit;

import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.lab.audit.GrownTrees.Grown;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/**
 * A file that stores every tree as soon as it is grown, so that a run of hours can be resumed. Blocks of trees, each
 * with a checksum, are only appended; when a file ends in the middle of a block, everything before that block is valid.
 * To detect trees of another edition, some of them are grown again and compared.
 */
public final class TreeJournal {
    private static final String FORMAT = "kingfell trees 1 ";
    private static final int SPOT_CHECKS = 100;

    /** An upper bound of the length of a block. */
    private static final int MOST_BYTES = 1 << 28;

    private final Path file;

    /** What the trees belong to, such as {@code KBNK amended}. */
    private final String title;

    /** @param title of the ending and its edition; a journal with another title is refused */
    public TreeJournal(Path file, String title) {
        this.file = file;
        this.title = FORMAT + title;
    }

    /** Thrown when the journal belongs to another ending or edition. */
    public static final class ForeignJournalException extends IOException {
        private static final long serialVersionUID = 1;

        ForeignJournalException(Path file, String reason) {
            super(file + ": " + reason);
        }
    }

    private byte[] header() throws IOException {
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        new DataOutputStream(header).writeUTF(title);
        return header.toByteArray();
    }

    /**
     * Takes over the contents of the journal and cuts off a damaged end; creates an empty journal when there is none.
     *
     * @param grower grows some of the trees again
     */
    void resume(GrownTrees trees, TreeGrower grower) throws IOException {
        if (!Files.exists(file) || Files.size(file) == 0) {
            add(header());
            return;
        }
        long good = read(trees);
        if (good < 0) {
            throw new ForeignJournalException(file, "not a file of trees of this ending, edition and version");
        }
        spotCheck(trees, grower);
        AppendedFile.cut(file, good);
    }

    /** Returns the length of the valid part, -1 when the header is invalid. */
    private long read(GrownTrees trees) throws IOException {
        long good = -1;
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!in.readUTF().equals(title)) {
                return -1;
            }
            good = header().length;
            for (int size = in.readInt(); size > 0 && size < MOST_BYTES; size = in.readInt()) {
                long checksum = in.readLong();
                byte[] block = in.readNBytes(size);
                if (block.length < size || checksum(block) != checksum) {
                    return good;
                }
                unpack(block, trees);
                good += Integer.BYTES + Long.BYTES + size;
            }
        } catch (EOFException e) {
            // The earlier run was stopped while writing, or the file has ended.
            return good;
        } catch (IOException e) {
            if (good < 0) {
                return -1;
            }
            throw e;
        }
        return good;
    }

    private void spotCheck(GrownTrees trees, TreeGrower grower) throws ForeignJournalException {
        int step = Math.max(1, trees.size() / SPOT_CHECKS);
        boolean same = IntStream.iterate(0, record -> record < trees.size(), record -> record + step)
                .mapToObj(trees::get)
                .allMatch(kept -> kept.isLike(grower.grown(kept.number())));
        if (!same) {
            throw new ForeignJournalException(file, "its trees belong to another edition");
        }
    }

    void append(List<Grown> trees) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (Grown tree : trees) {
            tree.write(out);
        }
        byte[] block = bytes.toByteArray();
        ByteArrayOutputStream framed = new ByteArrayOutputStream();
        DataOutputStream frame = new DataOutputStream(framed);
        frame.writeInt(block.length);
        frame.writeLong(checksum(block));
        frame.write(block);
        add(framed.toByteArray());
    }

    private void add(byte[] bytes) {
        try (AppendedFile journal = AppendedFile.open(file)) {
            journal.add(bytes);
        }
    }

    private static void unpack(byte[] block, GrownTrees trees) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(block));
        while (in.available() > 0) {
            trees.add(Grown.read(in));
        }
    }

    private static long checksum(byte[] block) {
        CRC32 checksum = new CRC32();
        checksum.update(block);
        return checksum.getValue();
    }
}
