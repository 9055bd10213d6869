package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Culprit;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.Snapshot;
import io.github.kingfell.rules.testkit.SuiteSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Compares perft with the published counts. Fast and slow lane share the suites; they differ in the node limit of a
 * line.
 */
class PerftTest {
    private static final long FAST = 1_000_000;
    private static final long SLOW = Long.MAX_VALUE;

    /** The depth that the reference generator reaches in a short time. */
    private static final int WALK_DOWN_PLIES = 3;

    @ParameterizedTest
    @SuiteSource({Suite.PERFT_STANDARD, Suite.PERFT_CHESS960})
    void countsOfTheSuitesAreMet(Epd line) {
        check(line, 0, FAST);
    }

    @ParameterizedTest
    @Tag("slow")
    @SuiteSource({Suite.PERFT_STANDARD, Suite.PERFT_CHESS960})
    void deepCountsOfTheSuitesAreMet(Epd line) {
        check(line, FAST, SLOW);
    }

    @Test
    void fivePliesFromTheStartAreMet() {
        assertThat(new Perft(Fen.start(), 5).count(5)).isEqualTo(4_865_609);
    }

    @Test
    void countsBelowRootMovesSumUp() {
        Position position = Fen.start();
        Perft perft = new Perft(position, 4);
        long sum = Positions.legalMoves(position).stream()
                .mapToLong(move -> perft.countAfter(move, 4))
                .sum();
        assertThat(sum).isEqualTo(197_281);
    }

    @Test
    void depthNoughtIsOneLeaf() {
        assertThat(new Perft(Fen.start(), 1).count(0)).isEqualTo(1);
    }

    @Test
    void thePositionCountedIsNotTouched() {
        Position position = Fen.start();
        String before = Snapshot.of(position);
        new Perft(position, 3).count(3);
        assertThat(Snapshot.of(position)).isEqualTo(before);
    }

    private static void check(Epd line, long moreThan, long atMost) {
        for (int depth = 1; depth <= 7; depth++) {
            String expected = line.text("D" + depth);
            long leaves = expected.isEmpty() ? 0 : Long.parseLong(expected);
            if (leaves > moreThan && leaves <= atMost) {
                check(line.position(), depth, leaves);
            }
        }
    }

    private static void check(Position position, int depth, long leaves) {
        long counted = new Perft(position, depth).count(depth);
        assertThat(counted)
                .withFailMessage(() ->
                        "depth " + depth + ": " + counted + " instead of " + leaves + ", " + culprit(position, depth))
                .isEqualTo(leaves);
    }

    private static String culprit(Position position, int depth) {
        int plies = Math.min(depth - 1, WALK_DOWN_PLIES);
        return new Culprit(Positions::legalMoves)
                .find(position, plies)
                .orElse("though all moves agree with the reference for " + plies
                        + " plies: look deeper, or at MoveGenerator.count and the suite");
    }
}
