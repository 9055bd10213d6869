package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchLimitsTest {
    @Test
    void nothingIsLimitedUnlessAskedFor() {
        SearchLimits limits = SearchLimits.builder().build();
        assertThat(limits.depth()).isZero();
        assertThat(limits.nodes()).isZero();
        assertThat(limits.moveTime()).isZero();
        assertThat(limits.mate()).isZero();
        assertThat(limits.clock()).isEmpty();
        assertThat(limits.searchMoves()).isEmpty();
        assertThat(limits.infinite()).isFalse();
        assertThat(limits.ponder()).isFalse();
    }

    @Test
    void whatIsAskedForIsKept() {
        SearchLimits limits = full().build();
        assertThat(limits.depth()).isEqualTo(7);
        assertThat(limits.nodes()).isEqualTo(8_000_000_000L);
        assertThat(limits.moveTime()).isEqualTo(900);
        assertThat(limits.mate()).isEqualTo(5);
        assertThat(limits.clock()).contains(new Clock(60_000, 1_000, 20));
        assertThat(limits.searchMoves()).containsExactly(11, 12);
        assertThat(limits.infinite()).isTrue();
        assertThat(limits.ponder()).isTrue();
    }

    @Test
    void equalLimitsAreEqual() {
        assertThat(full().build()).isEqualTo(full().build()).hasSameHashCodeAs(full().build());
        assertThat(full().depth(8).build()).isNotEqualTo(full().build());
        assertThat(full().searchMoves(11).build()).isNotEqualTo(full().build());
        assertThat(full().build()).isNotEqualTo("limits");
    }

    @Test
    void nobodyCanChangeThemThroughTheirArray() {
        int[] moves = {1, 2};
        SearchLimits limits = SearchLimits.builder().searchMoves(moves).build();
        moves[0] = 9;
        limits.searchMoves()[1] = 9;
        assertThat(limits.searchMoves()).containsExactly(1, 2);
    }

    private static SearchLimits.Builder full() {
        return SearchLimits.builder()
                .depth(7)
                .nodes(8_000_000_000L)
                .moveTime(900)
                .mate(5)
                .clock(new Clock(60_000, 1_000, 20))
                .searchMoves(11, 12)
                .infinite(true)
                .ponder(true);
    }
}
