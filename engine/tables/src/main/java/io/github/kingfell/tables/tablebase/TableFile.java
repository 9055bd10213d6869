package io.github.kingfell.tables.tablebase;

import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** A tablebase in a file that is mapped into memory. Thread-safe; each thread needs its own coder. */
final class TableFile implements WholeTable {
    final Signature signature;
    final PawnPlacements pawns;
    final SliceIndex index;
    final TableLayout layout;

    private final Path file;
    private final ByteBuffer bytes;
    private final int indexAt;

    private TableFile(Path file, Signature signature, ByteBuffer bytes, TableHeader header) {
        this.file = file;
        this.signature = signature;
        this.bytes = bytes;
        indexAt = (int) header.indexAt();
        pawns = new PawnPlacements(signature);
        index = new SliceIndex(signature);
        layout = new TableLayout(pawns.count(), index.size());
    }

    /**
     * Opens a table; header and index are checked now, each block when it is read.
     *
     * @throws TablebaseFormatException when the file is no table of this material and format, or damaged
     */
    static TableFile open(Path file, Signature signature) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() > Integer.MAX_VALUE) {
                throw new TablebaseFormatException(file, "too long for a tablebase");
            }
            return of(file, signature, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
        }
    }

    /** Opens a table whose bytes are in memory or mapped, as {@link #open(Path, Signature)} does. */
    static TableFile of(Path file, Signature signature, ByteBuffer bytes) throws TablebaseFormatException {
        TableHeader header = TableHeader.read(file, bytes);
        if (!header.name().equals(signature.toString())) {
            throw new TablebaseFormatException(file, "the tablebase of " + header.name() + ", not " + signature);
        }
        TableFile table = new TableFile(file, signature, bytes, header);
        table.check(header);
        return table;
    }

    private void check(TableHeader header) throws TablebaseFormatException {
        if (header.slices() != layout.slices || header.sliceSize() != layout.sliceSize) {
            throw new TablebaseFormatException(file, "damaged, its size does not fit " + signature);
        }
        if (header.indexAt() + Integer.BYTES * (layout.blocks() + 1L) != bytes.capacity()) {
            throw new TablebaseFormatException(file, "damaged, too short or too long");
        }
        CRC32 crc = new CRC32();
        crc.update(bytes.duplicate().position(indexAt));
        if ((int) crc.getValue() != header.indexChecksum()) {
            throw new TablebaseFormatException(file, "damaged, the checksum of its index is wrong");
        }
    }

    /**
     * Unpacks a block.
     *
     * @param values overwritten
     */
    void block(int number, BlockCoder coder, byte[] values) throws TablebaseFormatException {
        int begin = bytes.getInt(indexAt + Integer.BYTES * number);
        int end = bytes.getInt(indexAt + Integer.BYTES * (number + 1));
        boolean inOrder = TableHeader.BYTES <= begin && begin <= end && end <= indexAt;
        boolean sound = inOrder && end - begin > BlockCoder.CHECKSUM_BYTES;
        if (!sound
                || !coder.unpack(
                        bytes.duplicate().limit(end).position(begin),
                        values,
                        layout.length(number % layout.blocksPerSlice))) {
            throw new TablebaseFormatException(file, "damaged, the checksum of block " + number + " is wrong");
        }
    }

    /** Checks all blocks. */
    void check(int threads) throws TablebaseFormatException {
        AtomicReference<TablebaseFormatException> damage = new AtomicReference<>();
        List<BlockCoder> coders =
                Stream.generate(BlockCoder::new).limit(threads).toList();
        try (WorkerPool<BlockCoder> pool = new WorkerPool<>(coders, () -> damage.get() != null)) {
            pool.share(layout.blocks(), (coder, from, to) -> {
                byte[] values = new byte[TableLayout.BLOCK];
                try {
                    for (int number = from; number < to; number++) {
                        block(number, coder, values);
                    }
                } catch (TablebaseFormatException e) {
                    damage.compareAndSet(null, e);
                }
            });
        } catch (CancellationException e) {
            // The damage says why.
        }
        TablebaseFormatException found = damage.get();
        if (found != null) {
            throw found;
        }
    }

    @Override
    public Signature signature() {
        return signature;
    }

    @Override
    public PawnPlacements pawns() {
        return pawns;
    }

    @Override
    public SliceIndex index() {
        return index;
    }

    @Override
    public byte[][] slice(int number) throws IOException {
        BlockCoder coder = new BlockCoder();
        byte[] block = new byte[TableLayout.BLOCK];
        byte[][] values = new byte[2][layout.sliceSize];
        for (int i = 0; i < layout.blocksPerSlice; i++) {
            block(number * layout.blocksPerSlice + i, coder, block);
            layout.paste(block, i, values);
        }
        return values;
    }

    /** Returns the bytes of the file. */
    long bytes() {
        return bytes.capacity();
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
