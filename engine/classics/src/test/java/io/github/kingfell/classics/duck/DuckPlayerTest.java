package io.github.kingfell.classics.duck;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import org.junit.jupiter.api.Test;

class DuckPlayerTest {
    private static Choice choose(String fen, long nodes, int... moves) {
        Position position = Positions.of(fen);
        int[] allowed = moves.length > 0
                ? moves
                : Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, nodes, false));
        Choice choice = new DuckPlayer().choose(position, allowed, counter).orElseThrow();
        assertThat(counter.nodes()).isLessThanOrEqualTo(nodes);
        return choice;
    }

    @Test
    void takesWhatHangs() {
        String fen = "4k3/8/8/3q4/8/4N3/7P/4K3 w - - 0 1";
        Choice choice = choose(fen, 3_000);
        assertThat(choice.move()).isEqualTo(Positions.move(Positions.of(fen), "e3d5"));
        assertThat(choice.centipawns()).isPositive();
    }

    /** A mate is played but not announced as one. */
    @Test
    void matesInOne() {
        String fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        Choice choice = choose(fen, 3_000);
        assertThat(choice.move()).isEqualTo(Positions.move(Positions.of(fen), "a1a8"));
        assertThat(choice.reason()).isEqualTo("sees a mate");
        assertThat(choice.centipawns()).isEqualTo(9_999);
    }

    @Test
    void playsAmongTheMovesAllowedHoweverLittleTheEffort() {
        String fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        int other = Positions.move(Positions.of(fen), "e1d1");
        assertThat(choose(fen, 500, other).move()).isEqualTo(other);
        assertThat(choose(fen, 1).plies()).isEqualTo(1);
    }
}
