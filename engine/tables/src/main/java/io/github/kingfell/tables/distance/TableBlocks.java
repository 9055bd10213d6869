package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/**
 * An index cut into blocks: in a block stand all numbers whose first king has the same square. So one block answers all
 * positions that one move of the other side leads to, unless that move changes the material.
 */
@Hot
final class TableBlocks {
    /** Placements of a pair of kings. */
    private final int placements;

    /** The block, by pair of kings. */
    private final byte[] blocks;

    /** The first number of each block, and at the end the number of numbers. */
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

    /** The block of a number. */
    int of(int number) {
        return blocks[number / placements];
    }

    /** The first number of a block. */
    int begin(int block) {
        return begins[block];
    }

    /** How many numbers a block has. */
    int length(int block) {
        return begins[block + 1] - begins[block];
    }
}
