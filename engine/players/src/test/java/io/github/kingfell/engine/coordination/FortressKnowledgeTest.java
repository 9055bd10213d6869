package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.pawnending.ProvedFortress;
import org.junit.jupiter.api.Test;

class FortressKnowledgeTest {
    private static final int[] ALL = {};

    private final Position attacks = Positions.of("8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1");
    private final Position defends = Positions.of("8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 b - - 0 1");

    private static ProvedFortress fortress(Position root) {
        return ProvedFortress.find(root, Color.BLACK, () -> false).orElseThrow();
    }

    @Test
    void theAttackerHasNoMoreThanADraw() {
        FortressKnowledge knowledge = new FortressKnowledge(fortress(attacks), attacks, ALL);
        assertThat(knowledge.candidates(1))
                .hasSameSizeAs(MoveList.legal(attacks).toArray());
        for (int move : knowledge.candidates(1)) {
            assertThat(knowledge.corrected(300, move)).isZero();
            assertThat(knowledge.corrected(-40, move)).isEqualTo(-40);
        }
    }

    @Test
    void theDefenderStaysInside() {
        ProvedFortress fortress = fortress(defends);
        assertThat(fortress.covers(defends)).isTrue();
        FortressKnowledge knowledge = new FortressKnowledge(fortress, defends, ALL);
        int[] legal = MoveList.legal(defends).toArray();
        assertThat(knowledge.candidates(1)).isNotEmpty();
        assertThat(legal).contains(knowledge.candidates(1));
        assertThat(knowledge.candidates(2)).containsExactly(legal);
        for (int move : knowledge.candidates(1)) {
            assertThat(knowledge.corrected(-300, move)).isZero();
            assertThat(knowledge.corrected(20, move)).isEqualTo(20);
        }
    }

    @Test
    void onlyTheMovesAskedFor() {
        int only = MoveList.legal(attacks).get(0);
        assertThat(new FortressKnowledge(fortress(attacks), attacks, new int[] {only}).candidates(1))
                .containsExactly(only);
    }
}
