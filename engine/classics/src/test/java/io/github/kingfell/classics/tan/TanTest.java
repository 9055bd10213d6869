package io.github.kingfell.classics.tan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TanTest {
    /** Judges a pawn that the enemy cannot stop. */
    private static final DecisionNetwork.Node RUNS = new DecisionNetwork.Node(
            "runs",
            Questions.of("match", List.of("pawns-beat-king")).orElseThrow(),
            Actions.of("won", List.of()).orElseThrow(),
            DecisionNetwork.END,
            Actions.of(Action.NOTHING, List.of()).orElseThrow(),
            DecisionNetwork.END);

    private final Tan tan = new Tan();

    /** Tan's example: of two adjacent pawns, the one not on the bishop's colour advances; 1.e7 would only draw. */
    @Test
    void thePawnOffTheBishopsColourAdvances() {
        Position position = Positions.of("8/8/4PP2/4k3/2b5/8/5K2/8 w - - 0 1");
        TanDecision decision = tan.decide(position);
        assertThat(San.format(position, decision.move())).isEqualTo("f7");
        assertThat(decision.outcome()).isEqualTo(ExpectedOutcome.WIN);
        assertThat(decision.idea()).isEqualTo("push the pawn that is not on the bishop's colour");
        assertThat(decision.path())
                .contains("the pawns stand abreast: yes; push the pawn that is not on the bishop's colour");
    }

    /** White's king must drive the bishop off, which is beyond the budget; but no move is judged lost. */
    @Test
    void pawnsFarApartAreNotADraw() {
        Position position = Positions.of("8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1");
        TanDecision decision = tan.decide(position);
        assertThat(decision.outcome()).isNotEqualTo(ExpectedOutcome.DRAW);
        assertThat(decision.situations()).isLessThanOrEqualTo(Tan.BUDGET + 1);
    }

    /** Drawn positions are never judged won, whatever the budget. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/3b4/3kPP2/8/8/4K3 w - - 0 1, 1000",
        "8/8/8/3b4/3kPP2/8/8/4K3 w - - 0 1, 8000",
        "8/4k3/4P3/3KP3/8/8/8/1b6 w - - 0 1, 1000",
        "8/4k3/4P3/3KP3/8/8/8/1b6 w - - 0 1, 8000"
    })
    void drawsAreNoWins(String fen, int budget) {
        assertThat(tan.decide(Positions.of(fen), budget).outcome()).isNotEqualTo(ExpectedOutcome.WIN);
    }

    /** For both colours and any position: a legal move, the same each time, with an explanation. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everyPositionHasAMove(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            Position position = random(random);
            if (!Tan.accepts(position)) {
                continue;
            }
            String fen = Fen.format(position);
            TanDecision decision = tan.decide(position, 100);
            assertThat(Positions.legalMoves(position)).as(fen).contains(decision.move());
            assertThat(decision.considered()).as(fen).contains(decision.move());
            assertThat(decision).as(fen).isEqualTo(tan.decide(position, 100));
            assertThat(PlanWording.sentences(position, decision))
                    .as(fen)
                    .first()
                    .asString()
                    .startsWith("Tan's program plays " + San.format(position, decision.move()) + ": ");
            assertThat(Fen.format(position)).isEqualTo(fen);
        }
    }

    private static Position random(Random random) {
        while (true) {
            PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
            for (char piece : "KPPkb".toCharArray()) {
                builder.put(random.nextInt(64), Piece.fromSymbol(piece));
            }
            try {
                return builder.build();
            } catch (IllegalPositionException e) {
                // Illegal: try again.
            }
        }
    }

    /** A predicate that runs the whole program on another board. */
    @Test
    void theProgramAsksItself() {
        // Without the bishop, the a-pawn cannot be stopped.
        Situation situation = Situation.of(Positions.of("6k1/6b1/P7/8/8/8/7P/4K3 w - - 0 1"));
        State state = new State(
                new Interpreter(new DecisionNetwork(List.of(RUNS))),
                Played.NOTHING,
                100,
                0,
                PositionCounter.unlimited());
        state.enter(situation, new Consultation());
        assertThat(Questions.of("wins-without", List.of("bishop")).orElseThrow().holds(state))
                .isTrue();
        assertThat(Questions.of("draws-without", List.of("bishop"))
                        .orElseThrow()
                        .holds(state))
                .isFalse();
        assertThat(state.spent()).isPositive();
        assertThat(state.situation()).isSameAs(situation);
    }

    @Test
    void otherMaterialIsRefused() {
        Position kings = Positions.of("8/8/4k3/8/8/4K3/8/8 w - - 0 1");
        assertThat(Tan.accepts(kings)).isFalse();
        assertThatThrownBy(() -> tan.decide(kings)).isInstanceOf(IllegalArgumentException.class);
    }
}
