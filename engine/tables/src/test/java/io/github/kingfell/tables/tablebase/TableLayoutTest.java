package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableLayoutTest {
    private static final int SLICES = 3;

    /** Less than a block, exactly one, and slices whose two sides meet inside a block or at its edge. */
    @ParameterizedTest
    @ValueSource(ints = {1, 100, 1024, 1025, 2048, 3000, 4097})
    void everyValueHasAPlace(int size) {
        TableLayout layout = new TableLayout(SLICES, size);
        int blocksPerSlice = (2 * size + TableLayout.BLOCK - 1) / TableLayout.BLOCK;
        assertThat(layout.blocks()).isEqualTo(SLICES * blocksPerSlice);
        byte[][] slice = new byte[2][size];
        Random random = new Random(size);
        random.nextBytes(slice[0]);
        random.nextBytes(slice[1]);
        byte[][] blocks = new byte[blocksPerSlice][TableLayout.BLOCK];
        byte[][] back = new byte[2][size];
        int values = 0;
        for (int block = 0; block < blocksPerSlice; block++) {
            layout.cut(slice, block, blocks[block]);
            layout.paste(blocks[block], block, back);
            values += layout.length(block);
        }
        assertThat(values).isEqualTo(2 * size);
        assertThat(back).isDeepEqualTo(slice);
        for (int side = 0; side < 2; side++) {
            for (int number = 0; number < size; number++) {
                int block = layout.block(SLICES - 1, side, number) - (SLICES - 1) * blocksPerSlice;
                assertThat(blocks[block][layout.offset(side, number)]).isEqualTo(slice[side][number]);
            }
        }
    }
}
