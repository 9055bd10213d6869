package io.github.kingfell.tables.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import java.util.List;
import org.junit.jupiter.api.Test;

class KingPairsTest {
    @Test
    void asManyAsPublished() {
        assertThat(KingPairs.WITHOUT_PAWNS.count()).isEqualTo(462);
        assertThat(KingPairs.WITH_PAWNS.count()).isEqualTo(1806);
        assertThat(KingPairs.ALL.count()).isEqualTo(3612);
    }

    /** The symmetry of a pair takes it to the placement of its number; kings that touch have none. */
    @Test
    void thePlacementOfTheNumberIsTheReducedPair() {
        for (KingPairs pairs : List.of(KingPairs.WITHOUT_PAWNS, KingPairs.WITH_PAWNS, KingPairs.ALL)) {
            for (int white = 0; white < 64; white++) {
                for (int black = 0; black < 64; black++) {
                    int found = pairs.find(white, black);
                    assertThat(found >= 0).isEqualTo(Square.distance(white, black) > 1);
                    if (found >= 0) {
                        int number = KingPairs.number(found);
                        int symmetry = KingPairs.symmetry(found);
                        assertThat(Symmetry.apply(symmetry, white)).isEqualTo(pairs.whiteKing(number));
                        assertThat(Symmetry.apply(symmetry, black)).isEqualTo(pairs.blackKing(number));
                    }
                }
            }
        }
    }
}
