package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;
import static io.github.kingfell.prover.dfpn.ProofNumbers.LARGEST;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProofNumbersTest {
    @Test
    void sumsSmallNumbers() {
        assertThat(ProofNumbers.sum(2, 3)).isEqualTo(5);
        assertThat(ProofNumbers.sum(0, 0)).isZero();
    }

    @Test
    void infinityAbsorbs() {
        assertThat(ProofNumbers.sum(INFINITE, 0)).isEqualTo(INFINITE);
        assertThat(ProofNumbers.sum(7, INFINITE)).isEqualTo(INFINITE);
        assertThat(ProofNumbers.sum(INFINITE, INFINITE)).isEqualTo(INFINITE);
    }

    @Test
    void finiteSumsStayFinite() {
        assertThat(ProofNumbers.sum(LARGEST, 1)).isEqualTo(LARGEST);
        assertThat(ProofNumbers.sum(LARGEST, LARGEST)).isEqualTo(LARGEST);
        assertThat(ProofNumbers.sum(LARGEST - 1, 1)).isEqualTo(LARGEST);
    }
}
