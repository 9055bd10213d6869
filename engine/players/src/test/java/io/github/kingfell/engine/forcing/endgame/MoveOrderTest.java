package io.github.kingfell.engine.forcing.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveOrderTest {
    @Test
    void kindThenDirectionThenDistance() {
        MoveOrder order = new MoveOrder(
                new MoveOrder.KindOrder(Piece.ROOK, true, "N S E W"),
                new MoveOrder.KindOrder(Piece.KING, false, "E N NE"));
        assertThat(inOrder(order, "7k/8/8/8/8/8/6R1/K7 w - - 0 1"))
                .containsExactly(
                        "g2g8", "g2g7", "g2g6", "g2g5", "g2g4", "g2g3", "g2g1", "g2h2", "g2a2", "g2b2", "g2c2", "g2d2",
                        "g2e2", "g2f2", "a1b1", "a1a2", "a1b2");
    }

    @Test
    void nearestFirstAndTheBishopOnADarkSquareFirst() {
        MoveOrder order = new MoveOrder(
                new MoveOrder.KindOrder(Piece.KING, false, "N"),
                new MoveOrder.KindOrder(Piece.BISHOP, false, "NW NE SE SW"));
        assertThat(inOrder(order, "8/8/8/8/7k/8/8/K1B2B2 w - - 0 1").subList(3, 7))
                .containsExactly("c1b2", "c1a3", "c1d2", "c1e3");
    }

    private static List<String> inOrder(MoveOrder order, String fen) {
        Position position = Positions.of(fen);
        MoveList list = MoveList.legal(position);
        order.score(position, list, ForcingTree.NONE);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(UciMove.format(list.pick(i), false));
        }
        return moves;
    }
}
