package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import org.junit.jupiter.api.Test;

class ShippedTablesTest {
    /** Byte for byte, so that nothing can be wrong with it that is right with those that are built. */
    @Test
    void whatIsShippedIsWhatWouldBeBuilt() {
        DtmTable built = new TableLibrary().table(MaterialKey.parse("KQKR"), 2, BuildListener.SILENT, () -> false);
        assertThat(shipped("KQKR").codes).isDeepEqualTo(built.codes);
    }

    /** It is read only where it would have been built, so that searches limited by nodes know no more than before. */
    @Test
    void isReadInsteadOfBuilding() {
        TableLibrary library = TableLibrary.withShippedTables();
        assertThat(library.read(MaterialKey.parse("KQKR"), BuildListener.SILENT))
                .isFalse();
        DtmTable table = library.table(MaterialKey.parse("KQKR"), 1, BuildListener.SILENT, () -> false);
        assertThat(table.codes).isDeepEqualTo(shipped("KQKR").codes);
        assertThat(library.has(MaterialKey.parse("KRKQ"))).isTrue();
    }

    @Test
    void othersAreNotThere() {
        assertThat(ShippedTables.read(new TableMaterial(MaterialKey.parse("KRK"))))
                .isNull();
    }

    private static DtmTable shipped(String material) {
        DtmTable table = ShippedTables.read(new TableMaterial(MaterialKey.parse(material)));
        assertThat(table).isNotNull();
        return table;
    }
}
