package io.github.kingfell.tables.tablebase;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Writes a tablebase slice by slice, and reads written slices back. It writes to a temporary file, which
 * {@link #finish} renames, so a table appears only when it is complete.
 */
final class TableWriter implements SliceSource, AutoCloseable {
    /** Offsets are stored in four bytes, and a file is mapped in one piece. */
    private static final long MOST_BYTES = Integer.MAX_VALUE;

    /** Blocks packed before they are written. */
    private static final int BATCH = 1 << 13;

    private final Path file;
    private final Path half;
    private final String name;
    private final TableLayout layout;
    private final FileChannel channel;
    private final int threads;

    /** Where each block begins, and where the last one ends. */
    private final int[] offsets;

    /** @throws IOException also when another process is writing the same table */
    TableWriter(Path file, String name, TableLayout layout, int threads) throws IOException {
        this.file = file;
        this.name = name;
        this.layout = layout;
        this.threads = threads;
        half = file.resolveSibling(file.getFileName() + ".part");
        channel = FileChannel.open(half, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        if (!isLocked()) {
            channel.close();
            throw new IOException(half + " is being written by another process");
        }
        channel.truncate(0);
        offsets = new int[layout.blocks() + 1];
        offsets[0] = TableHeader.BYTES;
        channel.position(TableHeader.BYTES);
    }

    private boolean isLocked() throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
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
        drain(ByteBuffer.wrap(out.toByteArray()));
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

    private void drain(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public byte[][] slice(int number) throws IOException {
        int first = number * layout.blocksPerSlice;
        int begin = offsets[first];
        ByteBuffer bytes = ByteBuffer.allocate(offsets[first + layout.blocksPerSlice] - begin);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, begin + bytes.position()) < 0) {
                throw new TablebaseFormatException(half, "shorter than the data written");
            }
        }
        BlockCoder coder = new BlockCoder();
        byte[] block = new byte[TableLayout.BLOCK];
        byte[][] values = new byte[2][layout.sliceSize];
        for (int i = 0; i < layout.blocksPerSlice; i++) {
            bytes.limit(offsets[first + i + 1] - begin).position(offsets[first + i] - begin);
            if (!coder.unpack(bytes, block, layout.length(i))) {
                throw new TablebaseFormatException(half, "different from the data written");
            }
            layout.paste(block, i, values);
        }
        return values;
    }

    /** Completes the file and gives it its name. */
    void finish() throws IOException {
        ByteBuffer index = ByteBuffer.allocate(Integer.BYTES * offsets.length);
        index.asIntBuffer().put(offsets);
        CRC32 crc = new CRC32();
        crc.update(index.array());
        int indexAt = offsets[layout.blocks()];
        drain(index);
        channel.position(0);
        drain(new TableHeader(name, layout.slices, layout.sliceSize, indexAt, (int) crc.getValue()).bytes());
        channel.force(true);
        channel.close();
        Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Deletes the file of a table that was not finished. */
    @Override
    public void close() throws IOException {
        if (channel.isOpen()) {
            channel.close();
            Files.deleteIfExists(half);
        }
    }
}
