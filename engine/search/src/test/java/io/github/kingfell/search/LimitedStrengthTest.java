package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LimitedStrengthTest {
    @Test
    void moreStrengthIsMoreNodes() {
        long before = 0;
        for (int elo = LimitedStrength.lowestElo(); elo <= LimitedStrength.highestElo(); elo += 50) {
            assertThat(LimitedStrength.nodes(elo)).isGreaterThan(before);
            before = LimitedStrength.nodes(elo);
        }
    }

    @Test
    void whatLiesOutsideIsTheNearerEnd() {
        assertThat(LimitedStrength.nodes(0)).isEqualTo(LimitedStrength.nodes(LimitedStrength.lowestElo()));
        assertThat(LimitedStrength.nodes(9_999)).isEqualTo(LimitedStrength.nodes(LimitedStrength.highestElo()));
    }

    @Test
    void gamesAreLimitedAndAnalysesAreNot() {
        SearchSettings full = SearchSettings.DEFAULT;
        SearchSettings weak = SearchSettings.builder()
                .hashMegabytes(16)
                .moveOverhead(0)
                .player(full.player())
                .elo(LimitedStrength.lowestElo())
                .build();
        SearchLimits game = SearchLimits.builder().moveTime(100).build();
        assertThat(full.limitStrength(game)).isFalse();
        assertThat(weak.limitStrength(game)).isTrue();
        assertThat(weak.limitStrength(SearchLimits.builder().infinite(true).build()))
                .isFalse();
        assertThat(weak.limitStrength(SearchLimits.builder().mate(3).build())).isFalse();
    }

    @Test
    void fewerNodesAndNothingElseChanges() {
        SearchLimits limits = SearchLimits.builder()
                .depth(7)
                .moveTime(100)
                .searchMoves(5)
                .ponder(true)
                .clock(new Clock(1000, 10, 0))
                .build();
        assertThat(limits.withMostNodes(50).nodes()).isEqualTo(50);
        assertThat(limits.withMostNodes(50).withMostNodes(70)).isEqualTo(limits.withMostNodes(50));
        assertThat(limits.withMostNodes(50).withMostNodes(20)).isEqualTo(limits.withMostNodes(20));
        assertThat(limits.withMostNodes(50)).isNotEqualTo(limits);
    }
}
