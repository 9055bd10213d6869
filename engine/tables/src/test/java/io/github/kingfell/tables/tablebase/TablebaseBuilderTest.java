package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import java.util.List;
import org.junit.jupiter.api.Test;

class TablebaseBuilderTest {
    private static long key(String name) {
        return MaterialKey.parse(name);
    }

    /** 5 materials of three men, 30 of four and 110 of five, as for every set of tables. */
    @Test
    void allMaterials() {
        assertThat(TablebaseBuilder.fiveMen())
                .hasSize(110)
                .doesNotHaveDuplicates()
                .contains(key("KQQQK"), key("KPPPK"), key("KRPKR"), key("KQNKB"))
                .allMatch(material -> MaterialKey.pieceCount(material) == 5)
                .allMatch(material -> MaterialKey.strongerWhite(material) == material);
        List<Long> small = BuiltTables.allMaterials();
        assertThat(small)
                .hasSize(35)
                .doesNotHaveDuplicates()
                .contains(key("KPK"), key("KQQK"), key("KRKN"), key("KPKP"))
                .allMatch(material -> MaterialKey.strongerWhite(material) == material);
        assertThat(small.stream().filter(material -> MaterialKey.pieceCount(material) == 3))
                .hasSize(5);
        assertThat(small.indexOf(key("KPKP"))).isGreaterThan(small.indexOf(key("KQKP")));
    }

    /** Tables of five men come after those that their pawns promote to; smaller ones are built only on request. */
    @Test
    void theOrderOfBuilding() {
        assertThat(TablebaseBuilder.order(List.of(key("KRPKR"))))
                .contains(key("KQRKR"), key("KRRKR"), key("KRBKR"), key("KRNKR"))
                .hasSize(5)
                .endsWith(key("KRPKR"));
        assertThat(TablebaseBuilder.order(List.of(key("KRK")))).containsExactly(key("KRK"));
        assertThat(TablebaseBuilder.order(List.of(key("KKR"), key("KBNKN")))).containsExactly(key("KRK"), key("KBNKN"));
    }

    /** 462 pairs of kings without pawns, 3,612 with, by 64 squares a piece, by 24 squares of a single pawn. */
    @Test
    void sizes() {
        assertThat(TablebaseBuilder.size(key("KRK"))).isEqualTo(2L * 462 * 64);
        assertThat(TablebaseBuilder.size(key("KKR"))).isEqualTo(2L * 462 * 64);
        assertThat(TablebaseBuilder.size(key("KPK"))).isEqualTo(2L * 3612 * 24);
        assertThat(TablebaseBuilder.leastMemory(key("KRK"))).isEqualTo(4L * 462 * 64 + 2L * 462);
        long rook = 2L * 462 * 64;
        long four = TablebaseBuilder.size(key("KRKR"));
        assertThat(TablebaseBuilder.leastMemory(key("KRKR"))).isEqualTo(2 * four + rook + 2L * 462);
    }
}
