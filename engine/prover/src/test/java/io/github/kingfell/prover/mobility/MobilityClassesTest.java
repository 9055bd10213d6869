package io.github.kingfell.prover.mobility;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import org.junit.jupiter.api.Test;

class MobilityClassesTest {
    private static final int[] ALL = {};
    private static final long BEGIN = 1_000_000;

    /** Loyd: a mate in five and no shorter one. */
    private static final String LOYD = "6b1/4Kpk1/5r2/8/3B2P1/7R/8/8 w - - 0 1";

    private final SearchControl control = SearchControl.unlimited();

    private static MobilityClasses classes(String fen, int bound) {
        ProofTable table = new ProofTable();
        table.resize(4);
        Position root = Positions.of(fen);
        return new MobilityClasses(table, root, ALL, Color.WHITE, bound, Method.PLAIN);
    }

    private boolean advance(MobilityClasses classes, int bound, long nodes) {
        boolean found = false;
        while (!found && classes.nodes() < nodes && classes.isDue(Long.MAX_VALUE / 2)) {
            found = classes.advance(bound, MobilityClasses.TURN, control);
        }
        return found;
    }

    @Test
    void theClassesWidenUntilThereIsAMate() {
        MobilityClasses classes = classes(LOYD, 5);
        assertThat(advance(classes, 5, 400_000)).isTrue();
        assertThat(classes.length()).isEqualTo(5);
        assertThat(Positions.legalMoves(Positions.of(LOYD))).contains(classes.move());
    }

    /** When the widest class is disproven, nothing is left to search. Without a mate nothing is claimed. */
    @Test
    void theClassesEnd() {
        MobilityClasses classes = classes(LOYD, 2);
        assertThat(advance(classes, 2, 400_000)).isFalse();
        assertThat(classes.isDue(Long.MAX_VALUE / 2)).isFalse();
        assertThat(classes.nodes()).isLessThan(400_000);
    }

    /** One node in eight, once the search has had some. */
    @Test
    void theShare() {
        MobilityClasses classes = classes("1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1", 120);
        assertThat(classes.isDue(BEGIN - 1)).isFalse();
        assertThat(classes.isDue(BEGIN + 1)).isTrue();
        long tree = BEGIN + 140_000;
        while (classes.isDue(tree)) {
            assertThat(classes.advance(20, 1_000, control)).isFalse();
        }
        assertThat(classes.nodes()).isBetween(20_000L, 21_000L);
    }

    @Test
    void aLimitIsKept() {
        SearchControl limited = new SearchControl(TimeBudget.UNLIMITED, 5_000, false);
        MobilityClasses classes = classes("1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1", 120);
        long before;
        do {
            before = classes.nodes();
            assertThat(classes.advance(20, MobilityClasses.TURN, limited)).isFalse();
        } while (classes.nodes() > before);
        assertThat(classes.nodes()).isEqualTo(5_000);
        assertThat(limited.counter().nodes()).isEqualTo(5_000);
    }
}
