package io.github.kingfell.classics.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import org.junit.jupiter.api.Test;

class ProverPlayerTest {
    private static Choice choose(Position position, int nodes) {
        return choose(position, nodes, 0);
    }

    private static Choice choose(Position position, int nodes, int order) {
        int[] moves =
                Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
        return new ProverPlayer(order)
                .choose(position, moves, new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, nodes, false)))
                .orElseThrow();
    }

    @Test
    void itPlaysTheMateThatItHasProved() throws Exception {
        Position position = Positions.of("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
        Choice choice = choose(position, 20_000);
        assertThat(choice.reason()).matches("proved a mate in at most \\d+ moves");
        assertThat(choice.line().length() % 2).isEqualTo(1);
        assertThat(San.formatLine(position, choice.line().toArray())).endsWith("#");
    }

    @Test
    void withoutAProofItPlaysTheMoveNearestToOne() {
        Choice choice = choose(Fen.start(), 5_000);
        assertThat(choice.line().length()).isEqualTo(1);
        assertThat(choice.reason()).matches("proof number \\d+, disproof number \\d+");
    }

    /** The setting reaches the search: in Loyd's problem only the reversed order finds a mate with so few nodes. */
    @Test
    void theOrderIsASetting() throws Exception {
        Position loyd = Positions.of("6b1/4Kpk1/5r2/8/3B2P1/7R/8/8 w - - 0 1");
        assertThat(choose(loyd, 5_000).reason()).startsWith("proof number");
        assertThat(choose(loyd, 5_000, 1).reason()).startsWith("proved a mate");
    }
}
