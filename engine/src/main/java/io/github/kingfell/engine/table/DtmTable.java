package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.Color;

/** Distance to mate of all positions of one material, both sides to move, a byte each; see {@link PlyCode}. */
public final class DtmTable {
    final TableMaterial material;
    final TableIndex index;

    /** By side to move, then by number of the placement. */
    final byte[][] codes;

    DtmTable(TableMaterial material) {
        this.material = material;
        index = new TableIndex(material);
        codes = new byte[2][index.size()];
    }

    int code(int sideToMove, int number) {
        return codes[sideToMove][number] & 0xFF;
    }

    /** The material, such as {@code KQKR}; White is the stronger side. */
    public String name() {
        return material.toString();
    }

    /** Bytes of memory of the values. */
    public long bytes() {
        return (long) codes[Color.WHITE].length + codes[Color.BLACK].length;
    }

    @Override
    public String toString() {
        return name();
    }
}
