package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RefutationsTest {
    private static final BellMove KING_WEST = new BellMove(1, 5, 4, BellBoard.KING);
    private static final BellMove KING_EAST = new BellMove(1, 5, 6, BellBoard.KING);
    private static final BellMove ROOK = new BellMove(2, 9, 10, BellBoard.ROOK);

    @Test
    void theFirstMoveOfAProblemIsNotCompared() {
        assertThat(Refutations.of(List.of())).isEqualTo(Refutations.NONE);
        assertThat(Refutations.of(List.of(ROOK))).isEqualTo(Refutations.NONE);
    }

    @Test
    void theSameMoveIsTheSamePieceToo() {
        assertThat(Refutations.of(List.of(ROOK, KING_WEST, KING_WEST, KING_EAST, ROOK)))
                .isEqualTo(new Refutations(4, 1, 2));
    }

    @Test
    void problemsAddUp() {
        Refutations one = Refutations.of(List.of(KING_WEST, KING_EAST));
        assertThat(one.plus(one)).isEqualTo(new Refutations(2, 0, 2));
    }
}
