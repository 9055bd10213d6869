package io.github.kingfell.prover.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChildOrderTest {
    private final Position start = Fen.start();

    private List<Integer> arranged(ChildOrder order) {
        MoveList moves = MoveList.legal(start);
        order.arrange(moves);
        return listed(moves);
    }

    private static List<Integer> listed(MoveList moves) {
        List<Integer> listed = new ArrayList<>();
        for (int move : moves.toArray()) {
            listed.add(move);
        }
        return listed;
    }

    @Test
    void theFirstTwoOrders() {
        List<Integer> generated = listed(MoveList.legal(start));
        assertThat(arranged(new ChildOrder(ChildOrder.GENERATED))).isEqualTo(generated);
        Collections.reverse(generated);
        assertThat(arranged(new ChildOrder(ChildOrder.REVERSED))).isEqualTo(generated);
    }

    /** Each order has all moves, neighbouring seeds differ, and a node is not arranged like the one before. */
    @Test
    void randomOrders() {
        ChildOrder two = new ChildOrder(2);
        List<Integer> first = arranged(two);
        assertThat(first).containsExactlyInAnyOrderElementsOf(listed(MoveList.legal(start)));
        assertThat(first)
                .isNotEqualTo(arranged(two))
                .isNotEqualTo(arranged(new ChildOrder(3)))
                .isNotEqualTo(listed(MoveList.legal(start)));
        two.restart();
        assertThat(arranged(two)).isEqualTo(first);
    }
}
