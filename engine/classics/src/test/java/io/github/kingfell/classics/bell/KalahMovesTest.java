package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of section 3.3. */
class KalahMovesTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 11", "4, 56", "5, 232", "6, 912", "7, 3333", "8, 12149", "9, 42800", "10, 149117"})
    void movesWhenEveryPitContinues(int pits, int moves) {
        List<Integer> position = KalahMoves.everyPitContinues(pits);
        assertThat(KalahMoves.count(position, true)).isEqualTo(new KalahMoves.Count(moves, pits));
        assertThat(KalahMoves.count(position, false).terminal()).isEqualTo(moves);
    }

    @Test
    void theStackGrowsDeeperWhenTheFarPitsComeFirst() {
        assertThat(KalahMoves.count(KalahMoves.everyPitContinues(6), false).deepest())
                .isEqualTo(35);
    }

    /** With three pits: 3 is the farthest. Two counters in the nearest pit end the move on the other side. */
    @Test
    void aMoveThatDoesNotEndInTheKalahIsTerminal() {
        assertThat(KalahMoves.count(List.of(0, 0, 2), true)).isEqualTo(new KalahMoves.Count(1, 1));
        assertThat(KalahMoves.clears(List.of(0, 0, 2))).isEqualTo(-1);
        assertThat(KalahMoves.clears(List.of(0, 2, 0))).isEqualTo(2);
    }

    @Test
    void fiftyPitsAreClearedIn839Moves() {
        List<Integer> position = KalahMoves.longestCleared(50);
        assertThat(position).hasSize(50).startsWith(50, 48, 46).endsWith(8, 4, 1, 1, 1, 1, 1, 1, 1);
        assertThat(KalahMoves.clears(position)).isEqualTo(839);
    }
}
