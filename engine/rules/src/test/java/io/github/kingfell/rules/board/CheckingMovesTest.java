package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the checks found without making moves with those seen after making them. */
class CheckingMovesTest {
    private final MoveList all = new MoveList();
    private final MoveList some = new MoveList();

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void checksAreSeenWithoutMakingTheMoveAndGeneratedWithNoneLeftOut(RandomWalk walk) {
        MoveGenerator generator = new MoveGenerator(walk.start());
        CheckingMoves checks = new CheckingMoves(walk.start());
        walk.forEach(position -> {
            generator.generate(position, all);
            checks.prepare(position);
            int count = generator.generateChecks(position, checks, some);
            int[] expected = checksOf(position);
            for (MoveList list : List.of(all, some)) {
                int[] seen = IntStream.of(list.toArray()).filter(checks::gives).toArray();
                assertThat(seen).as(() -> Fen.format(position)).isEqualTo(expected);
            }
            assertThat(count).isEqualTo(all.size());
            assertThat(some.size()).isLessThanOrEqualTo(count);
            assertThat(generator.count(position)).isEqualTo(count);
        });
    }

    /** The moves of {@link #all} that give check, in the same order. */
    private int[] checksOf(Position position) {
        return IntStream.of(all.toArray())
                .filter(move -> {
                    position.make(move);
                    boolean check = position.inCheck();
                    position.unmake(move);
                    return check;
                })
                .toArray();
    }
}
