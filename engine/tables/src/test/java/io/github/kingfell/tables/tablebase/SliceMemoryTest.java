package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Slices of KPK, fetched by {@link LoadedTable} and dropped by {@link SliceMemory}. */
class SliceMemoryTest {
    private static final Signature KPK = new Signature(MaterialKey.parse("KPK"));
    private static final int SIZE = new SliceIndex(KPK).size();

    private final List<Integer> fetched = new ArrayList<>();

    private LoadedTable table(SliceMemory memory) {
        return new LoadedTable(
                KPK,
                number -> {
                    fetched.add(number);
                    return new byte[2][SIZE];
                },
                memory);
    }

    /** Uses slices in one piece of work each. */
    private static void use(SliceMemory memory, LoadedTable table, int... slices) {
        for (int slice : slices) {
            table.slice(slice);
            memory.trim();
        }
    }

    @Test
    void theLeastRecentlyUsedSliceIsDropped() {
        SliceMemory memory = new SliceMemory(2L * 2 * SIZE);
        LoadedTable table = table(memory);
        use(memory, table, 5, 6, 5, 7);
        assertThat(fetched).containsExactly(5, 6, 7);
        use(memory, table, 5, 7);
        assertThat(fetched).containsExactly(5, 6, 7);
        use(memory, table, 6);
        assertThat(fetched).containsExactly(5, 6, 7, 6);
        use(memory, table, 5);
        assertThat(fetched).containsExactly(5, 6, 7, 6, 5);
    }

    /** A dropped slice gives its memory back once. */
    @Test
    void theMemoryNeverGrows() {
        SliceMemory memory = new SliceMemory(2L * 2 * SIZE);
        LoadedTable table = table(memory);
        use(memory, table, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6);
        assertThat(fetched).containsExactly(1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void nothingIsDroppedDuringAPieceOfWork() {
        SliceMemory memory = new SliceMemory(1);
        LoadedTable table = table(memory);
        byte[][] first = table.slice(1);
        table.slice(2);
        assertThat(table.slice(1)).isSameAs(first);
        memory.trim();
        assertThat(table.slice(1)).isNotSameAs(first);
        assertThat(fetched).containsExactly(1, 2, 1);
    }

    @Test
    void asManySlicesAsFitAreKept() {
        SliceMemory memory = new SliceMemory(3L * 2 * SIZE);
        LoadedTable table = table(memory);
        use(memory, table, 1, 2, 3, 1, 2, 3);
        assertThat(fetched).containsExactly(1, 2, 3);
    }

    /** Slices of two tables share the memory. */
    @Test
    void tablesShareTheMemory() {
        SliceMemory memory = new SliceMemory(2L * 2 * SIZE);
        LoadedTable one = table(memory);
        LoadedTable other = table(memory);
        use(memory, one, 1);
        use(memory, other, 2, 3);
        use(memory, one, 1);
        assertThat(fetched).containsExactly(1, 2, 3, 1);
    }

    @Test
    void aSliceThatWasPutIsNotFetched() {
        SliceMemory memory = new SliceMemory(Long.MAX_VALUE);
        LoadedTable table = table(memory);
        byte[][] solved = new byte[2][SIZE];
        table.put(4, solved);
        assertThat(table.slice(4)).isSameAs(solved);
        assertThat(fetched).isEmpty();
    }

    @Test
    void aTableInMemoryFetchesNothing() {
        LoadedTable table = LoadedTable.inMemory(KPK);
        assertThatThrownBy(() -> table.slice(3))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("KPK has no slice 3 yet");
        LoadedTable unreadable = new LoadedTable(
                KPK,
                number -> {
                    throw new IOException("on purpose");
                },
                new SliceMemory(1));
        assertThatThrownBy(() -> unreadable.slice(3)).isInstanceOf(UncheckedIOException.class);
    }

    /** A position and its mirror image have one value. */
    @Test
    void mirroredPositionsShareAValue() {
        LoadedTable table = LoadedTable.inMemory(KPK);
        int[] left = {Square.of(2, 5), Square.of(0, 7), Square.of(1, 3)};
        int[] right = {Square.of(5, 5), Square.of(7, 7), Square.of(6, 3)};
        int slice = table.pawns().find(left) >> 1;
        byte[][] values = new byte[2][SIZE];
        values[Color.BLACK][table.index().of(left.clone())] = 33;
        table.put(slice, values);
        assertThat(table.pawns().find(right) >> 1).isEqualTo(slice);
        assertThat(table.code(Color.BLACK, left.clone())).isEqualTo((byte) 33);
        assertThat(table.code(Color.BLACK, right.clone())).isEqualTo((byte) 33);
        assertThat(table.code(Color.WHITE, left.clone())).isZero();
    }
}
