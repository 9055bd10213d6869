package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.tables.tablebase.KingPairs;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableIndexTest {
    /** Each number in use leads to a placement that leads back, and its orbits fill the board. */
    @ParameterizedTest
    @ValueSource(strings = {"KK", "KRK", "KPK"})
    void everyPlacementHasExactlyOneNumber(String name) {
        TableMaterial material = new TableMaterial(MaterialKey.parse(name));
        TableIndex index = new TableIndex(material);
        int[] squares = new int[material.men];
        int placements = 0;
        for (int number = 0; number < index.size(); number++) {
            index.place(number, squares);
            boolean distinct = Arrays.stream(squares).distinct().count() == squares.length;
            if (distinct && index.of(squares) == number) {
                placements += index.orbit(squares);
            }
        }
        int apart = 3612;
        int free = material.hasPawns ? apart * 48 - onPawnSquares() : apart * 62;
        assertThat(placements).isEqualTo(material.men == 2 ? apart : free);
    }

    /** How many of the 3612 pairs of kings take a pawn's square, each king counted. */
    private static int onPawnSquares() {
        int taken = 0;
        for (int white = 0; white < 64; white++) {
            for (int black = 0; black < 64; black++) {
                if (KingPairs.WITHOUT_PAWNS.find(white, black) >= 0) {
                    taken += (white >= 8 && white < 56 ? 1 : 0) + (black >= 8 && black < 56 ? 1 : 0);
                }
            }
        }
        return taken;
    }

    @ParameterizedTest
    @ValueSource(strings = {"KQKR", "KBBK", "KNNK", "KPPK", "KPKP", "KRKP"})
    void reflectionsAndLikeMenShareANumber(String name) {
        TableMaterial material = new TableMaterial(MaterialKey.parse(name));
        TableIndex index = new TableIndex(material);
        Random random = new Random(1968);
        int tried = 0;
        while (tried < 2_000) {
            int[] squares = random.ints(material.men, 8, 56).toArray();
            int number = index.of(squares);
            if (number == TableIndex.NONE || Arrays.stream(squares).distinct().count() < squares.length) {
                continue;
            }
            tried++;
            int[] stored = new int[squares.length];
            index.place(number, stored);
            boolean found = false;
            for (int symmetry = 0; symmetry < (material.hasPawns ? 2 : Symmetry.COUNT); symmetry++) {
                int[] image = reflected(squares, symmetry);
                assertThat(index.of(image))
                        .as("%s, symmetry %d", Arrays.toString(squares), symmetry)
                        .isEqualTo(number);
                found |= Arrays.equals(image, stored) || index.likeMen() && Arrays.equals(swapped(image), stored);
            }
            assertThat(found)
                    .as("%s is stored as itself", Arrays.toString(squares))
                    .isTrue();
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
