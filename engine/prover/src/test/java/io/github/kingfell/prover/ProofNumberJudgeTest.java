package io.github.kingfell.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.MateJudge;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofNumberJudgeTest {
    private static final int[] ALL = {};

    private final MateJudge judge = new ProofNumberPlayer(8).judge();

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3, true",
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 2, false",
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, -3, false",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, -2, true",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, -1, false",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, 2, false",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1, 0, true",
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 0, false",
    })
    void judgesClaims(String fen, int claim, boolean holds) {
        Position root = Positions.of(fen);
        Optional<MateCertificate> mate = judge.prove(root, ALL, claim, 1_000_000, SearchControl.unlimited());
        assertThat(mate.map(MateCertificate::moves)).isEqualTo(holds ? Optional.of(claim) : Optional.empty());
    }

    @Test
    void keepsToRootMovesAndBudgets() {
        Position root = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");
        int[] away = {Positions.move(root, "b4b5")};
        assertThat(judge.prove(root, away, 3, 1_000_000, SearchControl.unlimited()))
                .isEmpty();
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 10, false);
        assertThat(fresh().prove(root, ALL, 3, 1_000_000, control)).isEmpty();
        assertThat(control.counter().nodes()).isLessThanOrEqualTo(10);
        SearchControl other = SearchControl.unlimited();
        assertThat(fresh().prove(root, ALL, 3, 20, other)).isEmpty();
        assertThat(other.counter().nodes()).isBetween(20L, 120L);
    }

    /** Returns a judge with an empty transposition table. */
    private static MateJudge fresh() {
        return new ProofNumberPlayer(8).judge();
    }

    @Test
    void servesSeveralThreads() {
        long proved = IntStream.range(0, 64)
                .parallel()
                .filter(i -> judge.prove(
                                Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1"),
                                ALL,
                                3,
                                1_000_000,
                                SearchControl.unlimited())
                        .isPresent())
                .count();
        assertThat(proved).isEqualTo(64);
    }
}
