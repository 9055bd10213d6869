package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.TurnBounds.TurnAim;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TurnBoundsTest {
    private static final int WHOLE = 127;
    private static final long EARLY = 999_999;
    private static final long LATE = 1_000_000;
    private static final long LATER = 3_000_000;

    private static List<TurnAim> aims(int turns, long nodes, int disproved, int bound) {
        return IntStream.rangeClosed(1, turns)
                .mapToObj(turn -> TurnBounds.of(turn, nodes, disproved, bound))
                .toList();
    }

    private static TurnAim common(int bound) {
        return new TurnAim(bound, TurnBounds.COMMON);
    }

    @Test
    void atFirstFewTurnsAreShortAndAllShareTheirNumbers() {
        List<TurnAim> aims = aims(16, EARLY, 0, WHOLE);

        assertThat(aims.subList(0, 15)).containsOnly(common(WHOLE));
        assertThat(aims.get(15)).isEqualTo(common(12));
        assertThat(aims(16, EARLY, 12, WHOLE)).containsOnly(common(WHOLE));
        assertThat(aims(16, EARLY, 0, 5)).containsOnly(common(5));
    }

    @Test
    void laterEachShortBoundHasNumbersOfItsOwn() {
        List<TurnAim> aims = aims(9, LATE, 0, WHOLE);

        assertThat(aims.stream().filter(common(WHOLE)::equals)).hasSize(6);
        assertThat(aims.stream().map(TurnAim::bound).distinct()).containsExactlyInAnyOrder(WHOLE, 8, 12, 18);
        assertThat(aims.stream().map(TurnAim::numbers).distinct()).hasSize(4);
    }

    @Test
    void stillLaterEverySixthTurnHasAMiddleBound() {
        List<TurnAim> before = aims(18, LATER - 1, 0, WHOLE);
        List<TurnAim> after = aims(18, LATER, 0, WHOLE);

        assertThat(before).extracting(TurnAim::bound).doesNotContain(28);
        assertThat(after.stream().map(TurnAim::bound).filter(bound -> bound == 28))
                .hasSize(3);
        assertThat(after.stream().filter(common(WHOLE)::equals)).hasSize(9);
        assertThat(after.stream().map(TurnAim::numbers).distinct()).hasSize(5);
        assertThat(aims(18, LATER, 0, 28)).extracting(TurnAim::numbers).doesNotContain(4);
        assertThat(aims(18, LATER, 0, 29)).extracting(TurnAim::bound).contains(28);
        assertThat(aims(18, LATER, 28, WHOLE)).containsOnly(common(WHOLE));
    }

    @Test
    void whatIsDisprovedOrBeyondTheWholeBoundIsNotLookedFor() {
        assertThat(aims(9, LATE, 8, WHOLE).stream().map(TurnAim::bound).distinct())
                .containsExactlyInAnyOrder(WHOLE, 12, 18);
        assertThat(aims(9, LATE, 3, 12).stream().map(TurnAim::bound).distinct()).containsExactlyInAnyOrder(12, 8);
        assertThat(aims(9, LATE, 18, WHOLE)).containsOnly(common(WHOLE));
        assertThat(aims(9, LATE, 0, 8)).containsOnly(common(8));
    }
}
