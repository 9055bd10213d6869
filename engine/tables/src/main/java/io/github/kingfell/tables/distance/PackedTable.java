package io.github.kingfell.tables.distance;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * A distance table of one material with one side to move, in compressed blocks that are unpacked at the first probe.
 * Values with the other side to move are computed by making each move; those found so far are cached. Unpacked and
 * cached blocks are dropped when memory is short. Thread-safe.
 */
final class PackedTable {
    final TableMaterial material;

    /** The side to move of the stored values. */
    final int side;

    final TableIndex index;
    final TableBlocks blocks;

    private final byte[] file;

    /** Where each block begins in the file, and where the last one ends. */
    private final int[] offsets;

    private final AtomicReferenceArray<@Nullable SoftReference<byte[]>> kept;
    private final AtomicReferenceArray<@Nullable SoftReference<byte[]>> found;

    /** @param offsets in ascending order, within the file */
    PackedTable(TableMaterial material, int side, byte[] file, int[] offsets) {
        this.material = material;
        this.side = side;
        this.file = file;
        this.offsets = offsets;
        index = new TableIndex(material, side);
        blocks = new TableBlocks(index);
        kept = new AtomicReferenceArray<>(blocks.count());
        found = new AtomicReferenceArray<>(blocks.count());
    }

    /**
     * Returns the values of a block with {@link #side} to move, as {@link PlyCode}s. The value of a number that is no
     * position is undefined.
     *
     * @throws IllegalStateException when the file is damaged
     */
    byte[] kept(int block) {
        SoftReference<byte[]> known = kept.get(block);
        byte[] codes = known == null ? null : known.get();
        if (codes == null) {
            codes = unpack(block);
            kept.set(block, new SoftReference<>(codes));
        }
        return codes;
    }

    /** Returns the values of a block with the other side to move; {@link PlyCode#UNUSED} where none is cached yet. */
    byte[] found(int block) {
        SoftReference<byte[]> known = found.get(block);
        byte[] codes = known == null ? null : known.get();
        if (codes == null) {
            codes = new byte[blocks.length(block)];
            Arrays.fill(codes, (byte) PlyCode.UNUSED);
            found.set(block, new SoftReference<>(codes));
        }
        return codes;
    }

    private byte[] unpack(int block) {
        byte[] codes = new byte[blocks.length(block)];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(file, offsets[block], offsets[block + 1] - offsets[block]);
            int length = 0;
            while (!inflater.finished()) {
                int got = inflater.inflate(codes, length, codes.length - length);
                length += got;
                if (got == 0 && !inflater.finished()) {
                    break;
                }
            }
            if (!inflater.finished() || length != codes.length || inflater.getRemaining() != 0) {
                throw new IllegalStateException("the table " + material + " is damaged in block " + block);
            }
        } catch (DataFormatException e) {
            throw new IllegalStateException("the table " + material + " is damaged in block " + block, e);
        } finally {
            inflater.end();
        }
        return codes;
    }

    @Override
    public String toString() {
        return material.toString();
    }
}
