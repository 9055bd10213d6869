package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
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
 * File format of a {@link PackedTable}, described in docs/table-format.md. A file stores one side to move: the one
 * whose values take fewer bytes.
 */
final class PackedForm {
    static final String SUFFIX = ".kfdtm";

    /** These bytes reveal a text-mode transfer, as those of PNG do. */
    private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'F', 'D', 'T', 'M', '\r', '\n'};

    private static final int VERSION = 2;

    private PackedForm() {}

    static byte[] write(BuiltTable table) {
        TableMaterial material = new TableMaterial(table.material());
        Collector found = collected(table, material);
        byte[] white = write(material, Color.WHITE, found.codes[Color.WHITE]);
        byte[] black = write(material, Color.BLACK, found.codes[Color.BLACK]);
        return white.length <= black.length ? white : black;
    }

    private static Collector collected(BuiltTable table, TableMaterial material) {
        try {
            return table.scan()
                    .run(1, () -> new Collector(material), part -> {})
                    .get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The values of a table in the order of the file, for each side to move. */
    private static final class Collector implements TableScan.Visitor {
        final byte[][] codes = new byte[2][];
        private final TableMaterial material;
        private final TableIndex[] indexes = new TableIndex[2];
        private final int[] squares;

        Collector(TableMaterial material) {
            this.material = material;
            squares = new int[material.pieceCount];
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                indexes[side] = new TableIndex(material, side);
                codes[side] = new byte[indexes[side].size()];
                Arrays.fill(codes[side], (byte) PlyCode.UNUSED);
            }
        }

        @Override
        public void visit(Placement placement) {
            material.squaresOf(placement, squares);
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                int plies = placement.plies(side);
                if (plies != ExactValues.UNKNOWN) {
                    codes[side][indexes[side].of(squares)] = (byte) PlyCode.ofProbe(plies);
                }
            }
        }
    }

    /** @param codes a number that is no position gets the value of the number before it, for better compression */
    private static byte[] write(TableMaterial material, int side, byte[] codes) {
        TableBlocks blocks = new TableBlocks(new TableIndex(material, side));
        byte last = PlyCode.DRAW;
        for (int number = 0; number < codes.length; number++) {
            last = codes[number] == (byte) PlyCode.UNUSED ? last : codes[number];
            codes[number] = last;
        }
        byte[][] packed = new byte[blocks.count()][];
        for (int block = 0; block < packed.length; block++) {
            packed[block] = deflate(codes, blocks.begin(block), blocks.length(block));
        }
        byte[] name = material.toString().getBytes(StandardCharsets.US_ASCII);
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
