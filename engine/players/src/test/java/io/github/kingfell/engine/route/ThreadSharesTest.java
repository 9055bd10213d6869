package io.github.kingfell.engine.route;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadSharesTest {
    @ParameterizedTest
    @CsvSource({
        // threads, share of the prover, then: alpha-beta, provers, turns of the prover on alpha-beta's thread
        "2, 90, 1, 1, 80",
        "2, 50, 1, 1, 0",
        "2, 5, 1, 1, 0",
        "4, 90, 1, 3, 60",
        "8, 50, 4, 4, 0",
        "8, 5, 7, 1, 0",
        "16, 90, 2, 14, 0",
        "2, 0, 1, 1, 0",
    })
    void givesEachWhatItIsOwed(int threads, int share, int alphaBeta, int provers, int turns) {
        assertThat(ThreadShares.of(threads, share)).isEqualTo(new ThreadShares(alphaBeta, provers, turns));
    }

    @Test
    void usesEveryThreadOnce() {
        for (int threads = 2; threads <= 64; threads++) {
            for (int share = 0; share < 100; share++) {
                ThreadShares shares = ThreadShares.of(threads, share);
                assertThat(shares.alphaBeta() + shares.provers()).isEqualTo(threads);
                assertThat(shares.alphaBeta()).isPositive();
                assertThat(shares.provers()).isPositive();
                assertThat(shares.proverTurns()).isBetween(0, 99);
            }
        }
    }
}
