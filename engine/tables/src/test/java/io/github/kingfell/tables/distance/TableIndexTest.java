package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Symmetry;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableIndexTest {
    /**
     * All placements of a number are images of each other, and none is numbered twice: 8, 4 or 2 make the board full.
     */
    @ParameterizedTest
    @CsvSource({"KK, 0, 462", "KK, 1, 462", "KRK, 0, 28056", "KRK, 1, 28056", "KPK, 0, 84012", "KPK, 1, 84012"})
    void aNumberStandsForThePlacementsOfOneOrbit(String name, int firstKing, int orbits) {
        TableMaterial material = new TableMaterial(MaterialKey.parse(name));
        TableIndex index = new TableIndex(material, firstKing);
        Map<Integer, Integer> orbitOf = new HashMap<>();
        int[] squares = new int[material.pieceCount];
        int all = 1 << 6 * material.pieceCount;
        for (int code = 0; code < all; code++) {
            for (int piece = 0; piece < material.pieceCount; piece++) {
                squares[piece] = code >> 6 * piece & 63;
            }
            if (isPlacement(material, squares)) {
                int number = index.of(squares);
                if (number != TableIndex.NONE) {
                    assertThat(number).isBetween(0, index.size() - 1);
                    Integer earlier = orbitOf.putIfAbsent(number, orbit(material, squares));
                    assertThat(earlier == null || earlier == orbit(material, squares))
                            .isTrue();
                }
            }
        }
        assertThat(orbitOf).hasSize(orbits);
        assertThat(orbitOf.values()).doesNotHaveDuplicates();
    }

    private static boolean isPlacement(TableMaterial material, int[] squares) {
        for (int piece = 0; piece < squares.length; piece++) {
            if (material.isPawn(piece) && (squares[piece] < 8 || squares[piece] >= 56)) {
                return false;
            }
        }
        return Arrays.stream(squares).distinct().count() == squares.length;
    }

    /** The least code of all images. */
    private static int orbit(TableMaterial material, int[] squares) {
        int least = Integer.MAX_VALUE;
        for (int symmetry = 0; symmetry < (material.hasPawns ? 2 : Symmetry.COUNT); symmetry++) {
            int code = 0;
            for (int square : squares) {
                code = code << 6 | Symmetry.apply(symmetry, square);
            }
            least = Math.min(least, code);
        }
        return least;
    }

    @ParameterizedTest
    @ValueSource(strings = {"KQKR", "KBBK", "KNNK", "KPPK", "KPKP", "KRKP"})
    void reflectionsAndLikePiecesShareANumber(String name) {
        TableMaterial material = new TableMaterial(MaterialKey.parse(name));
        Random random = new Random(1968);
        for (int firstKing = Color.WHITE; firstKing <= Color.BLACK; firstKing++) {
            TableIndex index = new TableIndex(material, firstKing);
            int tried = 0;
            while (tried < 2_000) {
                int[] squares = random.ints(material.pieceCount, 8, 56).toArray();
                int number = index.of(squares);
                if (number == TableIndex.NONE || !isPlacement(material, squares)) {
                    continue;
                }
                tried++;
                for (int symmetry = 0; symmetry < (material.hasPawns ? 2 : Symmetry.COUNT); symmetry++) {
                    int[] image = reflected(squares, symmetry);
                    assertThat(index.of(image))
                            .as("%s, symmetry %d", Arrays.toString(squares), symmetry)
                            .isEqualTo(number);
                    if (material.colors[2] == material.colors[3] && material.kinds[2] == material.kinds[3]) {
                        assertThat(index.of(swapped(image))).isEqualTo(number);
                    }
                }
            }
        }
    }

    private static int[] swapped(int[] squares) {
        return new int[] {squares[0], squares[1], squares[3], squares[2]};
    }

    private static int[] reflected(int[] squares, int symmetry) {
        return Arrays.stream(squares)
                .map(square -> Symmetry.apply(symmetry, square))
                .toArray();
    }
}
