package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class StalematingMovesTest {
    private static final int WALKS = 400;
    private static final int PLIES = 100;

    private final MoveList list = new MoveList();
    private final StalematingMoves stalemating = new StalematingMoves(Positions.of("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1"));

    /** At random positions every move is made, and the stalemates are counted. */
    @Test
    void allStalematesAreFound() {
        int[] found = new int[1];
        RandomWalk.walks(WALKS, PLIES)
                .forEach(walk -> walk.forEach(position -> {
                    List<Integer> stalemates = stalemates(position);
                    assertThat(found(position)).isEqualTo(stalemates);
                    found[0] += stalemates.size();
                }));
        assertThat(found[0]).isGreaterThan(30);
    }

    /** Whatever moves that is none of the movers, there is no stalemate with the next move. */
    @Test
    void onlyMoversPrepareAStalemate() {
        int[] excluded = new int[1];
        int[] prepared = new int[1];
        RandomWalk.walks(WALKS / 4, PLIES)
                .forEach(walk -> walk.forEach(position -> {
                    long movers = StalematingMoves.movers(position);
                    for (int move : ProblemOracle.legal(position)) {
                        boolean mover = Bitboard.contains(movers, Move.from(move));
                        position.make(move);
                        int stalemates = found(position).size();
                        position.unmake(move);
                        assertThat(stalemates == 0 || mover)
                                .as(() -> Fen.format(position))
                                .isTrue();
                        excluded[0] += mover ? 0 : 1;
                        prepared[0] += stalemates;
                    }
                }));
        assertThat(excluded[0]).isGreaterThan(1000);
        assertThat(prepared[0]).isGreaterThan(30);
    }

    private static List<Integer> stalemates(Position position) {
        List<Integer> stalemates = new ArrayList<>();
        for (int move : ProblemOracle.legal(position)) {
            position.make(move);
            if (!position.inCheck() && MoveList.legal(position).isEmpty()) {
                stalemates.add(move);
            }
            position.unmake(move);
        }
        return stalemates;
    }

    private List<Integer> found(Position position) {
        stalemating.generate(position, list);
        return Arrays.stream(list.toArray()).boxed().toList();
    }
}
