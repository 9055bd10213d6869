package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.RandomWalk;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DangersTest {
    private static final int PLY = 3;
    private static final int[] WORTH = {0, 1, 3, 3, 5, 9, 99};

    private final Dangers dangers = new Dangers();

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void saysWhatTheAttackersOfASquareSay(RandomWalk walk) {
        walk.forEach(position -> {
            dangers.look(position, PLY);
            for (int square = 0; square < 64; square++) {
                long attackers = enemyAttackers(position, square);
                assertThat(Bitboard.contains(dangers.all(PLY), square)).isEqualTo(attackers != 0);
                for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                    boolean inDanger = kind != Piece.KING && hasLesser(position, attackers, kind);
                    assertThat(Bitboard.contains(dangers.byLesser(PLY, kind), square))
                            .isEqualTo(inDanger);
                }
            }
        });
    }

    private static long enemyAttackers(Position position, int square) {
        return position.attackersTo(square, position.occupied()) & position.color(position.sideToMove() ^ 1);
    }

    private static boolean hasLesser(Position position, long attackers, int kind) {
        for (long rest = attackers; rest != 0; rest = Bitboard.rest(rest)) {
            if (WORTH[Piece.kind(position.pieceAt(Bitboard.first(rest)))] < WORTH[kind]) {
                return true;
            }
        }
        return false;
    }
}
