package io.github.kingfell.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.EvalWeights;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EvaluationModelTest {
    private static final List<String> POSITIONS = List.of(
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9",
            "8/5pk1/4p1p1/1P2P2p/3r3P/2R3P1/5PK1/8 b - - 0 40",
            "r3k2r/1bq2pb1/p1n1pn1p/1p4p1/3PP3/P1NBBN2/1P2QPPP/R4RK1 b kq - 0 15",
            "r4rk1/pp3pbp/6p1/4n1N1/3q3Q/2N4P/PP4P1/R4R1K w - - 0 22",
            "8/5pk1/6p1/5n2/4P3/5RP1/5PK1/8 b - - 0 40",
            "6k1/ppp2ppp/8/6N1/8/8/PPP2PPP/3RR1K1 w - - 0 25");

    private final EvaluationModel model = new EvaluationModel();

    @Test
    void slopesForetellWhatOtherWeightsGive() throws Exception {
        Random random = new Random(1950);
        int[] numbers = new int[model.size()];
        float[] slopes = new float[model.size()];
        for (String fen : POSITIONS) {
            Position position = Fen.parse(fen);
            int count = model.slopes(position, numbers, slopes);
            assertThat(count).isGreaterThan(10);
            int[] values = new int[model.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = model.weight(i);
            }
            double foretold = model.evaluate(position);
            for (int i = 0; i < count; i++) {
                if (isLinear(model.row(numbers[i]))) {
                    int change = random.nextInt(41) - 20;
                    values[numbers[i]] += change;
                    foretold += slopes[i] * change;
                }
            }
            assertThat((double) model.with(values).evaluate(position)).as(fen).isCloseTo(foretold, Offset.offset(6.0));
        }
    }

    @Test
    void everyKindOfWeightHasASlopeSomewhere() throws Exception {
        Set<String> rows = new TreeSet<>();
        int[] numbers = new int[model.size()];
        float[] slopes = new float[model.size()];
        for (String fen : POSITIONS) {
            int count = model.slopes(Fen.parse(fen), numbers, slopes);
            for (int i = 0; i < count; i++) {
                rows.add(model.row(numbers[i]));
            }
        }
        assertThat(rows)
                .contains(
                        "king.attack",
                        "king.check",
                        "king.hole",
                        "ending.pawns",
                        "ending.onewing",
                        "passed.eg",
                        "attacked.bylesser.mg");
    }

    /** Attackers of the king are multiplied with each other, and the number of pawns multiplies the rest. */
    private static boolean isLinear(String row) {
        return !Set.of("king.attack", "king.check", "king.hole").contains(row) && !row.startsWith("ending.");
    }

    @Test
    void theWeightsAreWrittenAsTheyWereRead() throws Exception {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                EvalWeights.class.getResourceAsStream("weights.properties"), StandardCharsets.UTF_8))) {
            List<String> resource =
                    reader.lines().map(line -> line.replaceAll(" +", " ")).toList();
            assertThat(model.lines()).map(line -> line.replaceAll(" +", " ")).isEqualTo(resource);
        }
        int[] values = new int[model.size()];
        values[0] = 77;
        assertThat(model.with(values).lines()).hasSameSizeAs(model.lines()).isNotEqualTo(model.lines());
    }
}
