package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.LemmaChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.ExactValues;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tables call a mate is written as lemmas that hold, of the very length that the tables tell. */
class TableLemmasTest {
    private static final int SAMPLE = 12;
    private static final long SEED = 23;

    private static LemmaCertificate prove(TableProbe probe, Position position) throws RejectedProofException {
        return LemmaChecker.check(
                position, TableLemmas.of(probe, position, size -> true).orElseThrow(), done -> true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK", "KRKN"})
    void randomPositionsAreProved(String name) throws RejectedProofException {
        sample(name);
    }

    @ParameterizedTest
    @MethodSource("io.github.kingfell.tables.distance.TableProofTest#allMaterials")
    @Tag("slow")
    void everyMaterialIsProved(String name) throws RejectedProofException {
        sample(name);
    }

    private static void sample(String name) throws RejectedProofException {
        TableProbe probe = SharedTables.probe(name);
        for (Position position : TableProofTest.decided(name, SAMPLE, SEED)) {
            assertThat(prove(probe, position).line()).as(Fen.format(position)).hasSize(probe.plies(position));
        }
    }

    @Test
    void theLongestMateWithTwoMinorPieces() throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KBNK");
        assertThat(prove(probe, Positions.of("8/8/7N/8/8/8/8/K1k1B3 w - - 0 1")).moves())
                .isEqualTo(33);
    }

    @Test
    void drawsHaveNoProof() {
        assertThat(TableLemmas.of(
                        SharedTables.probe("KPK"), Positions.of("8/8/8/8/8/1k6/1P6/1K6 w - - 0 1"), size -> true))
                .isEmpty();
    }

    /** The mate is the hundredth ply; with one more on the clock the draw comes first. */
    @Test
    void theFiftyMoveRuleComesFirst() throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KRK");
        Position inTime = Positions.of("7k/8/5K2/8/8/8/8/R7 w - - 97 90");
        assertThat(prove(probe, inTime).moves()).isEqualTo(2);
        Position late = Positions.of("7k/8/5K2/8/8/8/8/R7 w - - 98 90");
        assertThat(TableLemmas.of(probe, late, size -> true)).isEmpty();
    }

    @Test
    void theWorkCanBeGivenUp() {
        assertThat(TableLemmas.of(
                        SharedTables.probe("KRK"), Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 1"), size -> false))
                .isEmpty();
    }

    /** Whichever probe finds no table, nothing is proved. */
    @Test
    void aTableThatGoesMissingProvesNothing() {
        Position root = Positions.of("8/8/8/8/8/1k6/8/1K1R4 w - - 0 1");
        int probes = probesUntilProved(root, Integer.MAX_VALUE);
        for (int known = 1; known < probes; known += 1 + known / 20) {
            assertThat(probesUntilProved(root, known)).as("%d probes", known).isEqualTo(-1);
        }
    }

    /** Returns the probes that a proof takes; -1 without a proof, when the tables know only the first ones. */
    private static int probesUntilProved(Position root, int known) {
        TableProbe table = SharedTables.probe("KRK");
        int[] probes = {0};
        TableProbe failing = position -> probes[0]++ < known ? table.plies(position) : ExactValues.UNKNOWN;
        return TableLemmas.of(failing, root, size -> true).isPresent() ? probes[0] : -1;
    }

    /** A promotion on the last ply of the fifty moves is in time. */
    @ParameterizedTest
    @ValueSource(strings = {"80", "99"})
    void aPromotionComesInTime(String clock) throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KPK");
        Position root = Positions.of("8/3P4/8/3K4/8/8/8/k7 w - - " + clock + " 90");
        assertThat(prove(probe, root).line()).hasSize(probe.plies(root));
    }

    /** A mate in one is proved at any clock that allows the move. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "50", "99"})
    void aMateInOne(String clock) throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KRK");
        assertThat(prove(probe, Positions.of("7k/8/6K1/8/8/8/8/R7 w - - " + clock + " 90"))
                        .moves())
                .isEqualTo(1);
    }
}
