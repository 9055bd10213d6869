package io.github.kingfell.prover.fullwidth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle searches exhaustively, without a transposition table or an order of moves. */
class FullWidthMateTest {
    private static final long NODES = 1_000_000;

    private final ProofTable table = new ProofTable();

    FullWidthMateTest() {
        table.resize(4);
    }

    static Stream<RandomWalk> walks() {
        return RandomWalk.walks(6, 60);
    }

    static Stream<Epd> problems() {
        return SuiteLines.of(Suite.MATE_WAC_80).filter(line -> line.mateLength() == 3);
    }

    private FullWidthMate search(Position position, int attacker) {
        FullWidthMate search = new FullWidthMate(position, attacker, 4, table);
        search.begin(NODES, SearchControl.unlimited());
        return search;
    }

    /** The oracle lets the defender claim draws, which the full-width search ignores. */
    private static Position withoutPast(Position position) {
        try {
            return Fen.parse(Fen.format(position));
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("walks")
    void agreesWithTheOracleForEitherSide(RandomWalk walk) {
        walk.forEach(position -> {
            if (position.ply() % 5 != 0 || Positions.legalMoves(position).isEmpty()) {
                return;
            }
            Position fresh = withoutPast(position);
            int us = fresh.sideToMove();
            for (int left = 1; left <= 2; left++) {
                assertThat(search(fresh, us).mates(left))
                        .as("%s mate in %d", walk, left)
                        .isEqualTo(MateOracle.mates(fresh, left));
                assertThat(search(fresh, us ^ 1).isMated(left))
                        .as("%s mated in %d", walk, left)
                        .isEqualTo(MateOracle.isMated(fresh, left));
            }
        });
    }

    /** Three moves are the fewest with which the replies are ranked by mobility. */
    @ParameterizedTest
    @MethodSource("problems")
    void findsTheShortestMateAndNoneBelow(Epd problem) {
        Position position = problem.position();
        FullWidthMate search = search(position, position.sideToMove());
        assertThat(search.mates(2)).isEqualTo(MateOracle.mates(position, 2)).isFalse();
        assertThat(search.mates(3)).isTrue();
        int move = search.move();
        assertThat(search.isStopped()).isFalse();
        position.make(move);
        assertThat(MateOracle.isMated(position, 2)).isTrue();
        for (int reply : Positions.legalMoves(position)) {
            FullWidthMate one = search(position, position.sideToMove() ^ 1);
            assertThat(one.isMated(new int[] {reply}, 2)).isTrue();
        }
    }

    @Test
    void someMovesOnlyAreTriedAtTheRoot() {
        for (Epd problem : problems().toList()) {
            Position position = problem.position();
            int attacker = position.sideToMove();
            for (int move : Positions.legalMoves(position)) {
                boolean only = search(position, attacker).mates(new int[] {move}, 2);
                position.make(move);
                boolean mated = MateOracle.isMated(position, 1);
                position.unmake(move);
                assertThat(only).as(problem.id()).isEqualTo(mated);
            }
        }
        assertThat(problems().count()).isPositive();
    }

    @Test
    void stoppedByItsNodesAndGoesOn() {
        List<Epd> lines = problems().limit(5).toList();
        for (Epd line : lines) {
            Position position = line.position();
            table.clear();
            FullWidthMate search = search(position, position.sideToMove());
            int turns = 0;
            boolean mates;
            do {
                search.begin(300, SearchControl.unlimited());
                mates = search.mates(3);
                search.end();
                turns++;
            } while (search.isStopped() && turns < 10_000);
            assertThat(mates).as(line.id()).isTrue();
            assertThat(search.isStopped()).isFalse();
        }
        assertThat(lines).hasSize(5);
    }
}
