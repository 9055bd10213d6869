package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.rules.testkit.SuiteSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that the suites are valid: every line is a legal position, occurs once, and has the operations of its kind.
 */
class SuitesTest {
    @ParameterizedTest
    @EnumSource(Suite.class)
    void everyPositionIsLegalAndStandsOnceInItsSuite(Suite suite) {
        assertThat(SuiteLines.of(suite).map(Epd::position).map(Position::key)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @SuiteSource({Suite.PERFT_STANDARD, Suite.PERFT_CHESS960})
    void perftLinesHaveCountsFromDepthOneOn(Epd line) {
        assertThat(line.text("D1")).matches("\\d+");
        assertThat(line.operations().keySet()).allMatch(opcode -> opcode.matches("D[1-7]"));
        assertThat(line.operations().values()).allMatch(count -> count.get(0).matches("\\d{1,12}"));
    }

    @ParameterizedTest
    @SuiteSource({
        Suite.MATE_WAC_80,
        Suite.MATE_WAC_EXTRA,
        Suite.MATE_HISTORIC,
        Suite.MATE_PUBLISHED,
        Suite.BENCH_PROOF,
        Suite.BENCH_FORCING
    })
    void matesHaveNameAndLength(Epd line) {
        assertThat(line.mateLength()).isPositive();
        assertThat(line.id()).isNotBlank();
    }

    @ParameterizedTest
    @SuiteSource({
        Suite.NO_MATE,
        Suite.BENCH_ALPHABETA,
        Suite.PROBLEM_BELL,
        Suite.PROBLEM_TWO_MOVERS,
        Suite.PROBLEM_COMPOSED,
        Suite.MATCH_OPENINGS,
        Suite.MATCH_BALANCED_ENDINGS,
        Suite.MATCH_WON_ENDINGS
    })
    void theOthersHaveNameAndSource(Epd line) {
        assertThat(line.id()).isNotBlank();
        assertThat(line.text("c0")).isNotBlank();
    }

    @ParameterizedTest
    @SuiteSource(Suite.TACTIC_WAC)
    void combinationsHaveLegalBestMoves(Epd line) throws NotationException {
        assertThat(line.id()).matches("WAC\\.\\d{3}");
        assertThat(line.operations().get("bm")).isNotEmpty();
        for (String move : line.operations().get("bm")) {
            assertThat(San.parse(move, line.position())).isPositive();
        }
    }

    @Test
    void namesAreUniqueWithinASuite() {
        for (Suite suite : Suite.values()) {
            assertThat(SuiteLines.of(suite).map(Epd::id).filter(id -> !id.isEmpty()))
                    .as(suite.title())
                    .doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @SuiteSource(Suite.NO_MATE)
    void noMateMeansThatTryingEverythingFindsNone(Epd line) {
        String claim = line.text("c9");
        assertThat(claim).matches("nomate [1-3]");
        int moves = Integer.parseInt(claim.substring("nomate ".length()));
        assertThat(canMate(line.position(), moves)).isFalse();
    }

    @ParameterizedTest
    @SuiteSource({Suite.MATE_WAC_80, Suite.MATE_PUBLISHED})
    void shortMatesAreMates(Epd line) {
        if (line.mateLength() <= 2) {
            assertThat(canMate(line.position(), line.mateLength())).isTrue();
            assertThat(canMate(line.position(), line.mateLength() - 1)).isFalse();
        }
    }

    /** Tries all moves of both sides. */
    private static boolean canMate(Position position, int moves) {
        if (moves == 0) {
            return false;
        }
        for (int move : legal(position)) {
            position.make(move);
            boolean mates = (moves > 1 || position.inCheck()) && isLost(position, moves - 1);
            position.unmake(move);
            if (mates) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLost(Position position, int moves) {
        int[] replies = legal(position);
        if (replies.length == 0 || moves == 0) {
            return replies.length == 0 && position.inCheck();
        }
        for (int reply : replies) {
            position.make(reply);
            boolean mated = canMate(position, moves);
            position.unmake(reply);
            if (!mated) {
                return false;
            }
        }
        return true;
    }

    private static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }
}
