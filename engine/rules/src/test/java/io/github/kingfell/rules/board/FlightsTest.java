package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.RandomWalk;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares flight squares with the king moves that the generator counts after the move is made. */
class FlightsTest {
    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void whatRemainsIsWhatTheGeneratorFinds(RandomWalk walk) {
        MoveGenerator generator = new MoveGenerator(walk.start());
        Flights flights = new Flights(walk.start());
        MoveList moves = new MoveList();
        walk.forEach(position -> {
            generator.generate(position, moves);
            flights.prepare(position);
            for (int move : moves.toArray()) {
                boolean remain = flights.remainAfter(move);
                position.make(move);
                generator.count(position);
                boolean steps = generator.kingMoves() > 0;
                position.unmake(move);
                boolean special = Move.isCastling(move) || Move.kind(move) == Move.EN_PASSANT;
                assertThat(remain)
                        .as(() -> Fen.format(position) + " " + UciMove.format(move, false))
                        .isEqualTo(steps && !special);
            }
        });
    }
}
