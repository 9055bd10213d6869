package io.github.kingfell.classics.duck;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DuckTableTest {
    private static final long KEY = 0xF123_4567_89AB_CDEFL;

    @ParameterizedTest
    @ValueSource(ints = {0, 17, -1234, Duck.MATE - 9, 9 - Duck.MATE, Duck.LEAST_MATE - 1, 1 - Duck.LEAST_MATE})
    void givesBackWhatWasStored(int value) {
        DuckTable table = new DuckTable();
        table.store(KEY, 0xFFFF, value, 5, 7, DuckTable.EXACT);
        long entry = table.find(KEY);
        assertThat(DuckTable.move(entry)).isEqualTo(0xFFFF);
        assertThat(DuckTable.depth(entry)).isEqualTo(7);
        assertThat(DuckTable.bound(entry)).isEqualTo(DuckTable.EXACT);
        assertThat(DuckTable.value(entry, 5)).isEqualTo(value);
        assertThat(table.find(KEY + DuckTable.ENTRIES)).isEqualTo(DuckTable.NO_ENTRY);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void aMateIsAsFarFromThePositionOnEveryPath(int sign) {
        DuckTable table = new DuckTable();
        table.store(KEY, 1, sign * (Duck.MATE - 9), 5, 7, DuckTable.EXACT);
        assertThat(DuckTable.value(table.find(KEY), 1)).isEqualTo(sign * (Duck.MATE - 5));
    }
}
