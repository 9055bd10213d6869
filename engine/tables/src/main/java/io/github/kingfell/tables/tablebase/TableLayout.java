package io.github.kingfell.tables.tablebase;

/**
 * The order of a table's values in its file: slice by slice, White to move before Black to move, cut into blocks of
 * equal numbers of values; a slice begins a new block.
 */
final class TableLayout {
    /** Values in a block: larger blocks compress better, smaller ones are read faster. */
    static final int BLOCK_BITS = 11;

    static final int BLOCK = 1 << BLOCK_BITS;

    final int slices;
    final int sliceSize;
    final int blocksPerSlice;

    TableLayout(int slices, int sliceSize) {
        this.slices = slices;
        this.sliceSize = sliceSize;
        blocksPerSlice = (int) ((2L * sliceSize + BLOCK - 1) / BLOCK);
    }

    int blocks() {
        return Math.multiplyExact(slices, blocksPerSlice);
    }

    /** Returns the block of a value. */
    int block(int slice, int side, int number) {
        return slice * blocksPerSlice + (int) (place(side, number) >>> BLOCK_BITS);
    }

    /** Returns the place of a value in its block. */
    int offset(int side, int number) {
        return (int) place(side, number) & BLOCK - 1;
    }

    private long place(int side, int number) {
        return (long) side * sliceSize + number;
    }

    /** Returns how many values the block of a slice has. */
    int length(int blockOfSlice) {
        return (int) Math.min(BLOCK, 2L * sliceSize - ((long) blockOfSlice << BLOCK_BITS));
    }

    /** Copies a block out of a slice. */
    void cut(byte[][] slice, int blockOfSlice, byte[] block) {
        long at = (long) blockOfSlice << BLOCK_BITS;
        for (int i = 0; i < length(blockOfSlice); ) {
            int side = at + i < sliceSize ? 0 : 1;
            int number = (int) (at + i - (long) side * sliceSize);
            int count = Math.min(length(blockOfSlice) - i, sliceSize - number);
            System.arraycopy(slice[side], number, block, i, count);
            i += count;
        }
    }

    /** Copies a block into a slice. */
    void paste(byte[] block, int blockOfSlice, byte[][] slice) {
        long at = (long) blockOfSlice << BLOCK_BITS;
        for (int i = 0; i < length(blockOfSlice); ) {
            int side = at + i < sliceSize ? 0 : 1;
            int number = (int) (at + i - (long) side * sliceSize);
            int count = Math.min(length(blockOfSlice) - i, sliceSize - number);
            System.arraycopy(block, i, slice[side], number, count);
            i += count;
        }
    }
}
