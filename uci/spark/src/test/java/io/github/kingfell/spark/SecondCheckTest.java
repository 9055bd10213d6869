package io.github.kingfell.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import io.github.kingfell.workbench.output.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class SecondCheckTest {
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - -";
    private static final String ANOTHER = "7k/8/5K2/8/8/8/8/1R6 w - -";

    private static ProvedLine solve(String position) throws Exception {
        try (LineSolver solver = new EngineSolver(new Limits(2, 60, 0, 16, true))) {
            return solver.solve(new ListLine(1, position));
        }
    }

    private static JsonNode check(String json, String proof) throws Exception {
        return JsonObject.read(new SecondCheck(true).check(new ProvedLine(1, json, proof)));
    }

    @Test
    void aProofThatHoldsIsKept() throws Exception {
        ProvedLine line = solve(MATE_IN_TWO);
        JsonNode result = check(line.json(), line.proof());
        assertThat(result.path("verdict").asText()).isEqualTo("solved");
        assertThat(result.path("moves").asInt()).isEqualTo(2);
        assertThat(result.path("proof").asText()).isEqualTo(line.proof()).startsWith("kingfell-proof 1\n");
        assertThat(new SecondCheck(false).check(line)).isEqualTo(line.json());
    }

    @Test
    void checkmateHasAProofToo() throws Exception {
        ProvedLine line = solve("R6k/8/6K1/8/8/8/8/8 b - -");
        assertThat(check(line.json(), line.proof()).path("verdict").asText()).isEqualTo("solved");
    }

    @Test
    void aResultWithoutMateNeedsNoProof() throws Exception {
        ProvedLine line = solve("7k/8/5K2/8/8/8/8/8 w - -");
        assertThat(line.proof()).isEmpty();
        assertThat(new SecondCheck(true).check(line)).isEqualTo(line.json());
    }

    @Test
    void theProofOfAnotherPositionIsRefused() throws Exception {
        assertRefused(check(solve(MATE_IN_TWO).json(), solve(ANOTHER).proof()), "another position");
    }

    @Test
    void anotherLengthIsRefused() throws Exception {
        ProvedLine line = solve(MATE_IN_TWO);
        assertRefused(check(line.json().replace("\"moves\":2", "\"moves\":1"), line.proof()), "mate in 1");
    }

    @Test
    void aDamagedOrMissingProofIsRefused() throws Exception {
        ProvedLine line = solve(MATE_IN_TWO);
        assertRefused(check(line.json(), line.proof().replace("mate 2", "mate 1")), "checksum");
        assertRefused(check(line.json(), ""), "not a proof file");
    }

    private static void assertRefused(JsonNode result, String reason) {
        assertThat(result.path("verdict").asText()).isEqualTo("unknown");
        assertThat(result.path("moves").asInt()).isZero();
        assertThat(result.path("refused").asText()).contains(reason);
        assertThat(result.has("pv") || result.has("proof") || result.has("shortest"))
                .isFalse();
    }
}
