package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import org.junit.jupiter.api.Test;

class PvTest {
    @Test
    void movesAreReadByPly() {
        Pv line = Pv.of(5, 6, 7);
        assertThat(line.length()).isEqualTo(3);
        assertThat(line.move(0)).isEqualTo(5);
        assertThat(line.move(2)).isEqualTo(7);
        assertThat(line.move(3)).isEqualTo(Move.NONE);
        assertThat(Pv.EMPTY.move(0)).isEqualTo(Move.NONE);
    }

    @Test
    void aHeadIsTheBeginningOfTheLine() {
        Pv line = Pv.of(5, 6, 7);
        assertThat(line.head(2)).isEqualTo(Pv.of(5, 6));
        assertThat(line.head(9)).isEqualTo(line);
        assertThat(line.head(0)).isSameAs(Pv.EMPTY);
    }

    @Test
    void nobodyCanChangeALine() {
        int[] moves = {5, 6};
        Pv line = Pv.of(moves);
        moves[0] = 9;
        line.toArray()[1] = 9;
        assertThat(line).isEqualTo(Pv.of(5, 6)).hasSameHashCodeAs(Pv.of(5, 6));
        assertThat(line).isNotEqualTo(Pv.of(5));
    }
}
