package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every value of a built table, against another builder with other numbers. */
class RetrogradeOracleTest {
    /** With and without pawns, like pieces, and kings alone. */
    @ParameterizedTest
    @ValueSource(strings = {"KK", "KNK", "KRK", "KPK", "KBBK", "KRKN"})
    void bothBuildersTellTheSame(String name) throws IOException {
        compare(name);
    }

    static Stream<String> all() {
        return TableLibrary.allMaterials().stream().map(MaterialKey::name);
    }

    @ParameterizedTest
    @MethodSource("all")
    @Tag("slow")
    void ofAllMaterialsToo(String name) throws IOException {
        compare(name);
    }

    private static void compare(String name) throws IOException {
        OracleTable oracle = RetrogradeOracle.table(name);
        BuiltTable built = SharedTables.built(name);
        Comparison found =
                built.scan().run(1, () -> new Comparison(oracle), part -> {}).get(0);
        assertThat(found.different).isZero();
        assertThat(found.positions).isEqualTo(used(oracle));
    }

    private static int used(OracleTable oracle) {
        int used = 0;
        for (byte[] codes : oracle.codes) {
            for (byte code : codes) {
                used += code == (byte) PlyCode.UNUSED ? 0 : 1;
            }
        }
        return used;
    }

    private static final class Comparison implements TableScan.Visitor {
        private final OracleTable oracle;
        private final int[] squares;
        private int positions;
        private int different;

        Comparison(OracleTable oracle) {
            this.oracle = oracle;
            squares = new int[oracle.material.pieceCount];
        }

        @Override
        public void visit(Placement placement) {
            oracle.material.squaresOf(placement, squares);
            int number = oracle.index.of(squares);
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                int plies = placement.plies(side);
                boolean known = oracle.code(side, number) != PlyCode.UNUSED;
                if (plies == TableProbe.UNKNOWN) {
                    different += known ? 1 : 0;
                } else {
                    positions++;
                    different += known && oracle.plies(side, number) == plies ? 0 : 1;
                }
            }
        }
    }
}
