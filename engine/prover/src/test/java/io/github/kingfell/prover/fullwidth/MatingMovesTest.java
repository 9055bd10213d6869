package io.github.kingfell.prover.fullwidth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.SuiteLines;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle makes every move and looks for an answer. */
class MatingMovesTest {
    private static final int EVERY = 97;

    private int positions;
    private int mates;

    static Stream<RandomWalk> walks() {
        return RandomWalk.walks(12, 80);
    }

    /** Promotions, en passant, castling and Chess960, pins and checks by either side. */
    @ParameterizedTest
    @MethodSource("walks")
    void agreesOnRandomGames(RandomWalk walk) {
        walk.forEach(position -> compare(position, walk.toString()));
    }

    /** Positions two plies into attacks on a king: many of them have a mate in one, or nearly. */
    @Test
    void agreesNearMates() {
        List<Position> problems =
                SuiteLines.of(Suite.MATE_WAC_80).map(line -> line.position()).toList();
        for (Position position : problems) {
            for (int move : Positions.legalMoves(position)) {
                position.make(move);
                for (int reply : Positions.legalMoves(position)) {
                    if ((positions++ + reply) % EVERY == 0) {
                        position.make(reply);
                        compare(position, Fen.format(position));
                        position.unmake(reply);
                    }
                }
                position.unmake(move);
            }
        }
        assertThat(mates).isGreaterThan(20);
    }

    private void compare(Position position, String name) {
        MatingMoves mating = new MatingMoves(position);
        int move = mating.find(position);
        assertThat(move != Move.NONE).as(name).isEqualTo(MateOracle.mates(position, 1));
        MoveList all = new MoveList();
        mating.generate(position, all);
        assertThat(all.isEmpty()).as(name).isEqualTo(move == Move.NONE);
        if (move != Move.NONE) {
            assertThat(all.contains(move)).as("%s: %d", name, move).isTrue();
            mates++;
        }
    }
}
