package io.github.kingfell.tables.tablebase;

import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.files.WholeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Writes a tablebase slice by slice, and reads written slices back. A table appears only when it is complete: see
 * {@link WholeFile}.
 */
final class TableWriter implements SliceSource, AutoCloseable {
    /** Offsets are stored in four bytes, and a file is mapped in one piece. */
    private static final long MOST_BYTES = Integer.MAX_VALUE;

    /** Blocks packed before they are written. */
    private static final int BATCH = 1 << 13;

    private final Path file;
    private final String name;
    private final TableLayout layout;
    private final WholeFile whole;
    private final int threads;

    /** Where each block begins, and where the last one ends. */
    private final int[] offsets;

    /** @throws OutputFailedException also when another process is writing the same table */
    TableWriter(Path file, String name, TableLayout layout, int threads) {
        this.file = file;
        this.name = name;
        this.layout = layout;
        this.threads = threads;
        offsets = new int[layout.blocks() + 1];
        offsets[0] = TableHeader.BYTES;
        whole = WholeFile.create(file);
    }

    /** Appends the next slice. */
    void append(int slice, byte[][] values) throws IOException {
        int first = slice * layout.blocksPerSlice;
        List<Packer> packers = Stream.generate(Packer::new).limit(threads).toList();
        try (WorkerPool<Packer> pool = new WorkerPool<>(packers, () -> false)) {
            for (int from = 0; from < layout.blocksPerSlice; from += BATCH) {
                byte[][] packed = new byte[Math.min(BATCH, layout.blocksPerSlice - from)][];
                int begin = from;
                pool.share(packed.length, 1 << 7, (packer, one, end) -> {
                    for (int i = one; i < end; i++) {
                        packed[i] = packer.pack(values, begin + i);
                    }
                });
                write(first + from, packed);
            }
        }
    }

    private void write(int first, byte[][] packed) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0; i < packed.length; i++) {
            long end = offsets[first + i] + (long) packed[i].length;
            if (end > MOST_BYTES) {
                throw new IOException("the table " + name + " does not fit into 2 GB");
            }
            offsets[first + i + 1] = (int) end;
            out.writeBytes(packed[i]);
        }
        whole.write(ByteBuffer.wrap(out.toByteArray()), offsets[first]);
    }

    /** Packs blocks on one thread. */
    private final class Packer {
        private final BlockCoder coder = new BlockCoder();
        private final byte[] block = new byte[TableLayout.BLOCK];

        byte[] pack(byte[][] values, int blockOfSlice) {
            layout.cut(values, blockOfSlice, block);
            ByteBuffer packed = coder.pack(block, layout.length(blockOfSlice));
            byte[] bytes = new byte[packed.remaining()];
            packed.get(bytes);
            return bytes;
        }
    }

    @Override
    public byte[][] slice(int number) throws IOException {
        int first = number * layout.blocksPerSlice;
        int begin = offsets[first];
        ByteBuffer bytes = ByteBuffer.allocate(offsets[first + layout.blocksPerSlice] - begin);
        whole.read(bytes, begin);
        BlockCoder coder = new BlockCoder();
        byte[] block = new byte[TableLayout.BLOCK];
        byte[][] values = new byte[2][layout.sliceSize];
        for (int i = 0; i < layout.blocksPerSlice; i++) {
            bytes.limit(offsets[first + i + 1] - begin).position(offsets[first + i] - begin);
            if (!coder.unpack(bytes, block, layout.length(i))) {
                throw new TablebaseFormatException(file, "different from the data written");
            }
            layout.paste(block, i, values);
        }
        return values;
    }

    /** Completes the file and gives it its name. */
    void finish() {
        ByteBuffer index = ByteBuffer.allocate(Integer.BYTES * offsets.length);
        index.asIntBuffer().put(offsets);
        CRC32 crc = new CRC32();
        crc.update(index.array());
        int indexAt = offsets[layout.blocks()];
        whole.write(index, indexAt);
        whole.write(new TableHeader(name, layout.slices, layout.sliceSize, indexAt, (int) crc.getValue()).bytes(), 0);
        whole.finish();
    }

    /** Deletes the file of a table that was not finished. */
    @Override
    public void close() {
        whole.close();
    }
}
