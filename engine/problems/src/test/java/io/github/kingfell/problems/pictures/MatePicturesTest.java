package io.github.kingfell.problems.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatePicturesTest {
    private static final int WALKS = 1500;
    private static final int PLIES = 150;

    /** Plies before the mate; more are beyond the tables. */
    private static final int LONGEST = 2 * MateGuards.MOST_MOVES + 1;

    private static final long EVERYWHERE = -1L;
    private final MatePictures pictures = new MatePictures();

    /** Random games are helpmates when they end in mate: at no earlier move was that mate out of reach. */
    @Test
    void noMateOfARandomGameIsOutOfReach() {
        AtomicInteger mates = new AtomicInteger();
        RandomWalk.walks(WALKS, PLIES).forEach(walk -> {
            Position position = walk.end();
            if (position.inCheck() && MoveList.legal(position).isEmpty()) {
                mates.incrementAndGet();
                assertWithinReach(walk, position);
            }
        });
        assertThat(mates.get()).isGreaterThan(50);
    }

    private void assertWithinReach(RandomWalk walk, Position position) {
        int mating = position.sideToMove() ^ 1;
        long king = Bitboard.of(position.king(mating ^ 1));
        int[] moves = walk.moves();
        for (int back = 1; back <= Math.min(moves.length, LONGEST); back++) {
            position.unmake(moves[moves.length - back]);
            int left = back;
            assertThat(pictures.reachable(position, king, mating, (back + 1) / 2, back / 2))
                    .as(() -> walk + ": " + Fen.format(position) + " in " + left)
                    .isEqualTo(king);
        }
    }

    /** The mating side has the king and one more piece; who is to move does not matter. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1, 1, 1, ''",
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1, 1, 0, ''",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, 0, h8",
        "7k/8/8/6K1/8/8/8/R7 w - - 0 1, 1, 0, ''",
        "7k/8/8/6K1/8/8/8/R7 w - - 0 1, 2, 0, h8",
        "7k/8/8/6K1/8/8/8/1B6 w - - 0 1, 9, 9, ''",
        "7k/6pp/8/8/8/8/8/KR6 w - - 0 1, 1, 1, h8",
        "k7/8/1K6/8/8/8/6P1/8 w - - 0 1, 4, 0, ''",
        "k7/8/1K6/8/8/8/6P1/8 w - - 0 1, 5, 0, a8",
        "8/8/8/4Q3/8/5k1P/8/4K2R w K - 0 1, 1, 0, f3",
        "8/8/8/4Q3/8/5k1P/8/4K2R w - - 0 1, 1, 0, ''",
    })
    void reachesOnly(String fen, int mating, int mated, String expected) {
        Position position = Positions.of(fen);
        StringBuilder squares = new StringBuilder();
        for (int square = 0; square < 64; square++) {
            if (pictures.reachable(position, Bitboard.of(square), position.sideToMove(), mating, mated) != 0) {
                squares.append(squares.isEmpty() ? "" : " ").append(Square.name(square));
            }
        }
        assertThat(squares.toString().split(" ")).containsExactlyInAnyOrder(expected.split(" "));
        assertThat(pictures.reachable(position, EVERYWHERE, position.sideToMove(), mating, mated) == 0)
                .isEqualTo(expected.isEmpty());
    }
}
