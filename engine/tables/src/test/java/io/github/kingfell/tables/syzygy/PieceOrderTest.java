package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PieceOrderTest {
    /** A digit for each group: the leading pieces, the other pawns, then each kind of piece. */
    @ParameterizedTest
    @CsvSource({
        "KRvK, 0, 15, true",
        "KRvK, 1, 15, false",
        "KRvK, 0, 0, false",
        "KRBvK, 1, 15, true",
        "KRBvK, 2, 15, false",
        "KPvKP, 0, 1, true",
        "KPvKP, 3, 2, true",
        "KPvKP, 0, 3, true",
        "KPvKP, 1, 1, false",
        "KPvKP, 0, 4, false",
        "KPvKP, 4, 0, false",
        "KPvKP, 0, 15, false"
    })
    void impossibleDigitsAreRefused(String name, int leading, int pawns, boolean isPossible) throws Exception {
        SyzygyMaterial material = SyzygyMaterial.parse(name).orElseThrow();
        int[] pieces = new WrittenTable(name, 1).pieces();
        if (isPossible) {
            assertThat(new PieceOrder(material, pieces, leading, pawns, 0).size())
                    .isPositive();
        } else {
            assertThatThrownBy(() -> new PieceOrder(material, pieces, leading, pawns, 0))
                    .isInstanceOf(UnreadableSyzygyException.class)
                    .hasMessageContaining("order of pieces");
        }
    }
}
