package io.github.kingfell.problems.plans;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.pictures.StalematedGames;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StalematePlansTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);

    private final Plans plans = Plans.ofStalemates(() -> false);
    private int stalemates;
    private int plays;

    /** The last moves of a game that ends in stalemate follow a plan, whenever the plans were made. */
    @Test
    void eachStalemateOfARandomGameIsPlanned() {
        StalematedGames.play(SEED, 600, (end, moves, start) -> assertIsPlanned(end, moves, start, 4));
        assertThat(stalemates).isGreaterThan(15);
        assertThat(plays).isGreaterThan(3 * stalemates);
    }

    @Tag("slow")
    @Test
    void eachStalemateOfManyGamesIsPlanned() {
        StalematedGames.play(SEED + 1, 40_000, (end, moves, start) -> assertIsPlanned(end, moves, start, 7));
        assertThat(stalemates).isGreaterThan(2000);
        assertThat(plays).isGreaterThan(6 * stalemates);
    }

    private void assertIsPlanned(Position position, int[] moves, String start, int most) {
        stalemates++;
        int stalemating = position.sideToMove() ^ 1;
        for (int back = 1; back <= Math.min(most, moves.length); back++) {
            position.unmake(moves[moves.length - back]);
            plans.list(position, stalemating, (back + 1) / 2, back / 2);
            if (plans.areListed()) {
                plays++;
                String text = start + ": " + Fen.format(position) + " in " + back;
                int before = plans.count();
                assertFollows(moves, moves.length - back, text);
                for (int i = 0; i < back; i++) {
                    plans.takeBack();
                }
                assertThat(plans.count()).as(text).isEqualTo(before);
                assertFollows(moves, moves.length - back, text);
            }
        }
    }

    private void assertFollows(int[] moves, int first, String text) {
        for (int i = first; i < moves.length; i++) {
            plans.follow(moves[i]);
            assertThat(plans.remain()).as(text).isTrue();
        }
    }

    /** White stalemates with its last moves. */
    @ParameterizedTest
    @CsvSource({
        // Three neighbours to guard, and no check.
        "7k/8/5K2/8/8/8/8/8 w - - 0 1, 1, 0, false",
        "7k/8/8/4K3/8/8/8/6R1 w - - 0 1, 1, 0, false",
        "7k/5K2/8/8/8/8/8/6R1 w - - 0 1, 1, 0, true",
        "7k/5K2/8/6P1/8/8/8/8 w - - 0 1, 1, 0, true",
        // A pawn that moves must be taken or blocked.
        "7k/5K2/8/6P1/8/p7/8/8 w - - 0 1, 1, 0, false",
        "7k/5K2/8/6P1/8/p7/N7/8 w - - 0 1, 1, 0, true",
        "7k/5K2/8/6P1/8/p7/1N6/8 w - - 0 1, 2, 0, false",
        // A bishop is walled in by its pawn.
        "4K2b/6p1/6P1/8/8/8/2Q5/k7 w - - 0 1, 1, 0, true",
        "4K2b/6p1/8/8/8/8/2Q5/k7 w - - 0 1, 1, 0, false",
    })
    void plansOnly(String fen, int moves, int others, boolean planned) {
        plans.list(Positions.of(fen), Color.WHITE, moves, others);
        assertThat(plans.areListed()).isTrue();
        assertThat(plans.count() > 0).isEqualTo(planned);
    }

    @ParameterizedTest
    @CsvSource({"6k1/8/8/8/8/8/8/4K2R w K - 0 1", "7k/5K2/8/3pP3/8/8/8/8 w - d6 0 1"})
    void castlesAndTakesInPassingWithoutPlans(String fen) {
        plans.list(Positions.of(fen), Color.WHITE, 3, 2);
        assertThat(plans.areListed()).isFalse();
    }

    @Test
    void aPawnIsTakenInPassing() throws NotationException {
        Position position = Positions.of("7k/3p1K2/8/4P3/8/8/2B5/8 b - - 0 1");
        plans.list(position, Color.WHITE, 1, 1);
        assertThat(plans.areListed()).isTrue();
        int step = San.parse("d5", position);
        plans.follow(step);
        assertThat(plans.remain()).isTrue();
        position.make(step);
        plans.follow(San.parse("exd6", position));
        assertThat(plans.remain()).isTrue();
        plans.takeBack();
        plans.follow(San.parse("Kf8", position));
        assertThat(plans.remain()).isFalse();
    }
}
