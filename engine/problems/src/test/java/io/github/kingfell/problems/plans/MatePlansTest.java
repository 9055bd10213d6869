package io.github.kingfell.problems.plans;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mate that the two sides can reach together has a plan, on each way to it: all moves are tried. */
class MatePlansTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);

    /** White mates. */
    private static final List<String> MEN = List.of(
            "KBkqbp", "KNkrbp", "KPkrnp", "KBkrrpp", "KQkrb", "KRkbnp", "KPPkqp", "KBNkbp", "KNkqnpp", "KNPkrp",
            "KBPkp");

    private final Plans plans = Plans.ofMates(() -> false);
    private long mates;
    private long nodes;
    private long excluded;

    @Test
    void noMateIsOutOfReach() {
        search(new Random(SEED), 3, 5, 2);
        assertThat(mates).isGreaterThan(50);
        assertThat(excluded).isGreaterThan(nodes / 2);
    }

    @Tag("slow")
    @Test
    void noLongerMateIsOutOfReach() {
        search(new Random(SEED), 4, 60, 3);
        search(new Random(SEED + 1), 5, 3, 3);
        assertThat(mates).isGreaterThan(1000);
    }

    private void search(Random random, int plies, int positions, int width) {
        for (String men : MEN) {
            for (int i = 0; i < positions; i++) {
                Position position = crowded(men, random, width, plies % 2 == 0 ? Color.BLACK : Color.WHITE);
                assertThat(plans.list(position, Color.WHITE, (plies + 1) / 2, plies / 2))
                        .isTrue();
                boolean first = plans.remain();
                boolean mate = mates(position, plies, first);
                assertThat(first || !mate).as(Fen.format(position)).isTrue();
            }
        }
    }

    /** Returns a position whose black king and most other men are in a corner of the board. */
    private static Position crowded(String men, Random random, int width, int color) {
        while (true) {
            Position position = Positions.random(men, random);
            int king = position.king(Color.BLACK);
            long near = IntStream.range(0, 64)
                    .filter(square -> Bitboard.contains(position.occupied(), square))
                    .filter(square -> Square.distance(square, king) <= width)
                    .count();
            boolean edge = Square.file(king) % 7 == 0 || Square.rank(king) % 7 == 0;
            if (edge && near >= men.length() - 1 && position.sideToMove() == color) {
                return position;
            }
        }
    }

    /** Returns whether the last of so many plies can mate. */
    private boolean mates(Position position, int left, boolean remain) {
        boolean found = false;
        for (int move : MoveList.legal(position).toArray()) {
            plans.follow(move);
            position.make(move);
            boolean mate;
            if (left == 1) {
                mate = position.inCheck() && MoveList.legal(position).isEmpty();
                mates += mate ? 1 : 0;
            } else {
                boolean still = plans.remain();
                nodes++;
                excluded += still ? 0 : 1;
                mate = mates(position, left - 1, still);
                assertThat(still || !mate).as(Fen.format(position)).isTrue();
                assertThat(remain || !still).isTrue();
            }
            found |= mate;
            position.unmake(move);
            plans.takeBack();
        }
        return found;
    }

    /** The number of plans that are left of the board alone, which White reaches in one move or not at all. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, 0, 1",
        "7k/6pp/8/8/8/8/8/KR6 w - - 0 1, 1, 0, 1",
        "3r3k/6pp/8/8/8/8/8/KR6 w - - 0 1, 1, 0, 0",
        "6rk/6pp/8/8/6N1/8/8/7K w - - 0 1, 2, 0, 1",
        "6rk/6pp/7N/8/8/8/8/7K w - - 0 1, 1, 0, 1",
        "5rrk/6pp/8/6N1/8/8/8/7K w - - 0 1, 1, 0, 0",
    })
    void plansOf(String fen, int mating, int mated, int count) {
        assertThat(plans.list(Positions.of(fen), Color.WHITE, mating, mated)).isTrue();
        assertThat(plans.count()).isEqualTo(count);
    }

    @Test
    void notWhereSomebodyMayCastle() {
        assertThat(plans.list(Positions.of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Color.WHITE, 2, 1))
                .isFalse();
    }
}
