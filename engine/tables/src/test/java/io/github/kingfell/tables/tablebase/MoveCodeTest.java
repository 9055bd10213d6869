package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MoveCodeTest {
    @Test
    void everyLengthKeepsItsPlies() {
        for (int moves = 0; moves <= MoveCode.MOST_MOVES; moves++) {
            assertThat(MoveCode.plies(MoveCode.loss(moves))).isEqualTo(2 * moves);
        }
        for (int moves = 1; moves <= MoveCode.MOST_MOVES; moves++) {
            assertThat(MoveCode.plies(MoveCode.win(moves))).isEqualTo(2 * moves - 1);
        }
    }

    @Test
    void aMoveToALossOfMostMovesIsAWinThatCannotBeKept() {
        for (int moves = 0; moves < MoveCode.MOST_MOVES; moves++) {
            int loss = MoveCode.loss(moves);
            assertThat(MoveCode.isBeforeBeyond(loss)).isFalse();
            assertThat(MoveCode.before(loss)).isEqualTo(MoveCode.win(moves + 1));
        }
        int longest = MoveCode.loss(MoveCode.MOST_MOVES);
        assertThat(MoveCode.isBeforeBeyond(longest)).isTrue();
        assertThatThrownBy(() -> MoveCode.before(longest)).hasMessageContaining("128");
        assertThat(MoveCode.isBeforeBeyond(MoveCode.win(MoveCode.MOST_MOVES))).isFalse();
        assertThat(MoveCode.isBeforeBeyond(MoveCode.DRAW)).isFalse();
    }

    @Test
    void quickWinsAndSlowLossesAreBetter() {
        assertThat(MoveCode.better(MoveCode.win(3), MoveCode.win(4))).isEqualTo(MoveCode.win(3));
        assertThat(MoveCode.better(MoveCode.win(MoveCode.MOST_MOVES), MoveCode.DRAW))
                .isEqualTo(MoveCode.win(MoveCode.MOST_MOVES));
        assertThat(MoveCode.better(MoveCode.DRAW, MoveCode.loss(MoveCode.MOST_MOVES)))
                .isEqualTo(MoveCode.DRAW);
        assertThat(MoveCode.better(MoveCode.loss(3), MoveCode.loss(4))).isEqualTo(MoveCode.loss(4));
    }
}
