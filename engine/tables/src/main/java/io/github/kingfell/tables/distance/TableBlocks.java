package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/**
 * The blocks of an index: a block holds all numbers whose first king stands on the same square. So one block answers
 * all positions that one move of the other side leads to, unless that move changes the material.
 */
@Hot
final class TableBlocks {
    /** Number of placements for one pair of kings. */
    private final int placements;

    /** The block, by pair of kings. */
    private final byte[] blocks;

    /** The first number of each block, and the size of the index at the end. */
    private final int[] begins;

    TableBlocks(TableIndex index) {
        placements = index.size() / index.pairs();
        blocks = new byte[index.pairs()];
        int[] found = new int[64];
        int count = 0;
        for (int pair = 0; pair < blocks.length; pair++) {
            if (pair == 0 || index.firstKing(pair) != index.firstKing(pair - 1)) {
                found[count++] = pair * placements;
            }
            blocks[pair] = (byte) (count - 1);
        }
        begins = Arrays.copyOf(found, count + 1);
        begins[count] = index.size();
    }

    int count() {
        return begins.length - 1;
    }

    /** Returns the block of a number. */
    int of(int number) {
        return blocks[number / placements];
    }

    /** Returns the first number of a block. */
    int begin(int block) {
        return begins[block];
    }

    /** Returns how many numbers a block has. */
    int length(int block) {
        return begins[block + 1] - begins[block];
    }
}
