package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program ships is what its builder makes, so that nothing can be wrong with it that is right with those that are built. */
class ShippedTablesTest {
    /** Positions whose value is found by their moves, of each table. */
    private static final int DRAWS = 20_000;

    private static final ShippedTables SHIPPED = new ShippedTables();

    static Stream<String> all() {
        return TableLibrary.allMaterials().stream().map(MaterialKey::name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KPK", "KQKN", "KBBK"})
    void aShippedTableIsTheOneThatIsBuilt(String material) {
        compare(material);
    }

    @ParameterizedTest
    @MethodSource("all")
    @Tag("slow")
    void allShippedTablesAreThoseThatAreBuilt(String material) {
        compare(material);
    }

    private static void compare(String material) {
        DtmTable built = SharedTables.table(material);
        PackedTable shipped = SHIPPED.table(MaterialKey.parse(material));
        assertThat(differences(built, shipped))
                .as("%s, side %d", material, shipped.side)
                .isZero();
        ShippedReader reader = new ShippedReader(SHIPPED);
        SplittableRandom random = new SplittableRandom(56);
        for (int draw = 0; draw < DRAWS; draw++) {
            int number = random.nextInt(built.index.size());
            for (int side : List.of(Color.WHITE, Color.BLACK)) {
                int code = built.code(side, number);
                Position position = code == PlyCode.UNUSED ? null : built.position(number, side);
                if (position != null) {
                    assertThat(reader.plies(position))
                            .as("%s", position)
                            .isEqualTo(SharedTables.LIBRARY.reader().plies(position));
                }
            }
        }
    }

    /** Of the side to move that is kept, all values. */
    private static int differences(DtmTable built, PackedTable shipped) {
        int differences = 0;
        int[] squares = new int[built.material.men];
        for (int number = 0; number < built.index.size(); number++) {
            int code = built.code(shipped.side, number);
            if (code != PlyCode.UNUSED) {
                built.index.place(number, squares);
                int there = shipped.index.of(squares);
                int block = shipped.blocks.of(there);
                differences += (shipped.kept(block)[there - shipped.blocks.begin(block)] & 0xFF) == code ? 0 : 1;
            }
        }
        return differences;
    }
}
