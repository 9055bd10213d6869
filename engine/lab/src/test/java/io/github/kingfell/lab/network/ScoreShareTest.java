package io.github.kingfell.lab.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ScoreShareTest {
    @Test
    void changesInProportionBetweenFewAndMany() {
        ScoreShare share = new ScoreShare(0.9, 0.4);
        assertThat(share.with(2)).isEqualTo(0.4);
        assertThat(share.with(6)).isEqualTo(0.4);
        assertThat(share.with(11)).isCloseTo(0.65, within(1e-9));
        assertThat(share.with(16)).isEqualTo(0.9);
        assertThat(share.with(32)).isEqualTo(0.9);
    }

    @Test
    void aShareIsFromZeroToOne() {
        assertThatThrownBy(() -> new ScoreShare(0.5, 1.1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ScoreShare(Double.NaN, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
