package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * The file of a {@link PackedTable}, described in docs/table-format.md. Of the two sides to move the one is written
 * whose values take fewer bytes.
 */
final class PackedForm {
    static final String SUFFIX = ".kfdtm";

    /** Its bytes tell a text-mode transfer, as those of PNG do. */
    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'D', 'T', 'M', '\r', '\n'};

    private static final int VERSION = 2;

    private PackedForm() {}

    static byte[] write(DtmTable table) {
        byte[] white = write(table, Color.WHITE);
        byte[] black = write(table, Color.BLACK);
        return white.length <= black.length ? white : black;
    }

    private static byte[] write(DtmTable table, int side) {
        TableBlocks blocks = new TableBlocks(new TableIndex(table.material, side));
        byte[] codes = filled(table, side);
        byte[][] packed = new byte[blocks.count()][];
        for (int block = 0; block < packed.length; block++) {
            packed[block] = deflate(codes, blocks.begin(block), blocks.length(block));
        }
        byte[] name = table.name().getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(MAGIC);
            out.writeShort(VERSION);
            out.writeByte(name.length);
            out.write(name);
            out.writeByte(side);
            out.writeByte(packed.length);
            for (byte[] block : packed) {
                out.writeInt(block.length);
            }
            for (byte[] block : packed) {
                out.write(block);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * The values in the order of the file; what is no position is like the number before it, for the sake of
     * compression.
     */
    private static byte[] filled(DtmTable table, int side) {
        TableIndex index = new TableIndex(table.material, side);
        byte[] codes = new byte[index.size()];
        int[] squares = new int[table.material.men];
        byte last = PlyCode.DRAW;
        for (int number = 0; number < codes.length; number++) {
            index.place(number, squares);
            // Where another number stands for the placement, nobody asks for this one.
            if (areApart(squares) && index.of(squares) == number) {
                int code = table.code(side, table.index.of(squares));
                last = code == PlyCode.UNUSED ? last : (byte) code;
            }
            codes[number] = last;
        }
        return codes;
    }

    private static boolean areApart(int[] squares) {
        long occupied = 0;
        for (int square : squares) {
            occupied |= 1L << square;
        }
        return Long.bitCount(occupied) == squares.length;
    }

    private static byte[] deflate(byte[] codes, int begin, int length) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(codes, begin, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    /**
     * Reads a file.
     *
     * @param file for messages
     * @throws UnreadableTableException when it is no table of this material and format, or its length is wrong
     */
    static PackedTable read(Path file, byte[] content, TableMaterial material) throws UnreadableTableException {
        ByteBuffer in = ByteBuffer.wrap(content);
        try {
            byte[] magic = new byte[MAGIC.length];
            in.get(magic);
            if (!Arrays.equals(magic, MAGIC)) {
                throw new UnreadableTableException(file, "not a table");
            }
            int version = in.getShort();
            if (version != VERSION) {
                throw new UnreadableTableException(file, "format " + version + ", not " + VERSION);
            }
            byte[] name = new byte[Byte.toUnsignedInt(in.get())];
            in.get(name);
            int side = in.get();
            int[] offsets = new int[Byte.toUnsignedInt(in.get()) + 1];
            boolean isIts = new String(name, StandardCharsets.US_ASCII).equals(material.toString());
            if (!isIts || side != Color.WHITE && side != Color.BLACK) {
                throw new UnreadableTableException(file, "not the table of " + material);
            }
            for (int block = 1; block < offsets.length; block++) {
                offsets[block] = offsets[block - 1] + in.getInt();
                if (offsets[block] < offsets[block - 1]) {
                    throw new UnreadableTableException(file, "damaged, its blocks are out of order");
                }
            }
            int begin = in.position();
            for (int block = 0; block < offsets.length; block++) {
                offsets[block] += begin;
            }
            PackedTable table = new PackedTable(material, side, content, offsets);
            if (table.blocks.count() != offsets.length - 1 || offsets[offsets.length - 1] != content.length) {
                throw new UnreadableTableException(file, "damaged, its length is wrong");
            }
            return table;
        } catch (BufferUnderflowException e) {
            throw new UnreadableTableException(file, "damaged, too short");
        }
    }
}
