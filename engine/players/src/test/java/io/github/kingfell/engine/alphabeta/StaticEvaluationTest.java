package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.Evaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StaticEvaluationTest {
    private static final String ROOK = "4k3/8/8/8/8/8/P7/4K2R w - - ";

    private int judged;
    private int asked;

    private final StaticEvaluation evaluation = new StaticEvaluation(new Evaluator() {
        @Override
        public int evaluate(Position position) {
            asked++;
            return judged;
        }

        @Override
        public String explain(Position position) {
            return "";
        }
    });

    private final Position position = Positions.of(ROOK + "0 1");

    @ParameterizedTest
    @CsvSource({"100, 100", "-20_000, -15_000", "20_000, 15_000"})
    void staysFarFromMates(String value, String bounded) {
        judged = Integer.parseInt(value.replace("_", ""));
        int expected = Integer.parseInt(bounded.replace("_", ""));
        assertThat(evaluation.raw(position)).isEqualTo(expected);
        assertThat(evaluation.corrected(position, judged)).isEqualTo(expected);
    }

    @Test
    void believesTheTableAndSparesTheEvaluator() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(position.key(), 0, 50, 77, 4, TranspositionTable.EXACT);
        assertThat(evaluation.raw(position, table.probe(position.key()))).isEqualTo(77);
        assertThat(asked).isZero();
        judged = 33;
        assertThat(evaluation.raw(position, 0)).isEqualTo(33);
        table.store(position.key(), 0, 50, Value.NONE, 9, TranspositionTable.EXACT);
        assertThat(evaluation.raw(position, table.probe(position.key()))).isEqualTo(33);
    }

    @ParameterizedTest
    @CsvSource({"0, 500", "90, 500", "95, 250", "99, 50", "100, 0", "130, 0"})
    void fadesAsTheFiftyMoveRuleComesNear(int clock, int value) {
        assertThat(evaluation.corrected(Positions.of(ROOK + clock + " 90"), 500))
                .isEqualTo(value);
    }

    @Test
    void isCorrectedByWhatWasLearnt() {
        int quiet = Positions.move(position, "h1h7");
        evaluation.learn(position, 8, 100, 160, quiet, TranspositionTable.EXACT);
        assertThat(evaluation.corrected(position, 100)).isGreaterThan(100);
        evaluation.clear();
        assertThat(evaluation.corrected(position, 100)).isEqualTo(100);
    }

    /** A lesson with pawns has the same key for White's pieces as the position without them. */
    @Test
    void aPlanWithoutPawnsIsNotCorrected() {
        Position bare = Positions.of("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        evaluation.learn(position, 8, 100, 160, Positions.move(position, "h1h7"), TranspositionTable.EXACT);
        evaluation.learn(bare, 8, 100, 160, Positions.move(bare, "h1h7"), TranspositionTable.EXACT);
        assertThat(evaluation.corrected(bare, 100)).isEqualTo(100);
    }

    @Test
    void aBoundTeachesOnlyOnItsFarSide() {
        evaluation.learn(position, 8, 100, 60, Move.NONE, TranspositionTable.LOWER);
        evaluation.learn(position, 8, 100, 160, Move.NONE, TranspositionTable.UPPER);
        assertThat(evaluation.corrected(position, 100)).isEqualTo(100);
        evaluation.learn(position, 8, 100, 60, Move.NONE, TranspositionTable.UPPER);
        assertThat(evaluation.corrected(position, 100)).isLessThan(100);
        evaluation.clear();
        evaluation.learn(position, 8, 100, 160, Move.NONE, TranspositionTable.LOWER);
        assertThat(evaluation.corrected(position, 100)).isGreaterThan(100);
    }

    @Test
    void capturesAndMatesTeachNothing() {
        Position hanging = Positions.of("4k2q/8/8/8/8/8/P7/4K2R w - - 0 1");
        evaluation.learn(hanging, 8, 100, 900, Positions.move(hanging, "h1h8"), TranspositionTable.EXACT);
        evaluation.learn(hanging, 8, 100, Value.mateIn(5), Move.NONE, TranspositionTable.EXACT);
        assertThat(evaluation.corrected(hanging, 100)).isEqualTo(100);
    }
}
