package io.github.kingfell.rules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CulpritTest {
    @Test
    void aSoundGeneratorHasNoCulprit() {
        assertThat(new Culprit(Positions::legalMoves).find(Fen.start(), 2)).isEmpty();
    }

    @Test
    void theNearestPositionIsReportedWithWhatIsMissing() {
        Position position = Positions.of("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
        assertThat(new Culprit(CulpritTest::withoutEnPassant).find(position, 3))
                .hasValueSatisfying(report -> assertThat(report)
                        .contains("after d7d5 in ")
                        .contains("missing [e5d6]")
                        .contains("not legal []"));
    }

    private static Set<Integer> withoutEnPassant(Position position) {
        Set<Integer> moves = Positions.legalMoves(position);
        moves.removeIf(move -> Move.kind(move) == Move.EN_PASSANT);
        return moves;
    }
}
