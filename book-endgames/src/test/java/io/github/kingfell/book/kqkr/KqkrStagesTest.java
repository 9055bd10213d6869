package io.github.kingfell.book.kqkr;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.BookMatch;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the line-based judgement with the rules. */
class KqkrStagesTest {
    private static final int POSITIONS = 20_000;

    private final Endgame kqkr = new Kqkr();

    /**
     * The rook falls exactly when, by the rules, White can capture it and keep the queen; with Black to move, after
     * each reply.
     */
    @Test
    void theRookFallsWhenTheRulesSaySo() {
        Random random = new Random(1968);
        int[] met = new int[kqkr.stages().highest() + 1];
        for (int drawn = 0; drawn < POSITIONS; ) {
            Position x = RandomKqkr.tried(random, random.nextInt(2));
            if (x != null) {
                drawn++;
                int stage = Standing.stage(kqkr.standing(x));
                met[stage]++;
                assertThat(stage).as(Fen.format(x)).isEqualTo(x.sideToMove() == Color.WHITE ? ofP(x) : ofQ(x));
            }
        }
        assertThat(met[QueenAgainstRook.DISASTER]).isGreaterThan(500);
        assertThat(met[QueenAgainstRook.ROOK_SAFE]).isGreaterThan(5_000);
        assertThat(met[QueenAgainstRook.ROOK_FALLS]).isGreaterThan(2_000);
        assertThat(met[kqkr.stages().highest()]).isPositive();
    }

    private static int ofP(Position p) {
        MoveList moves = MoveList.legal(p);
        boolean falls = false;
        for (int i = 0; i < moves.size() && !falls; i++) {
            if (p.isCapture(moves.get(i))) {
                p.make(moves.get(i));
                falls = isKept(p);
                p.unmake(moves.get(i));
            }
        }
        return falls ? QueenAgainstRook.ROOK_FALLS : QueenAgainstRook.ROOK_SAFE;
    }

    /** True when the bare king can capture nothing and is not stalemated. */
    private static boolean isKept(Position q) {
        MoveList replies = MoveList.legal(q);
        for (int reply : replies.toArray()) {
            if (q.isCapture(reply)) {
                return false;
            }
        }
        return !replies.isEmpty() || q.inCheck();
    }

    private static int ofQ(Position q) {
        MoveList replies = MoveList.legal(q);
        if (replies.isEmpty()) {
            return q.inCheck() ? 4 : QueenAgainstRook.DISASTER;
        }
        int least = QueenAgainstRook.ROOK_FALLS;
        for (int reply : replies.toArray()) {
            boolean takes = q.isCapture(reply);
            q.make(reply);
            least = Math.min(least, takes ? QueenAgainstRook.DISASTER : ofP(q));
            q.unmake(reply);
        }
        return least;
    }

    @ParameterizedTest
    @CsvSource({"8/8/8/8/2k5/8/8/K2Q2r1 w - - 0 1, d1g1", "1r5k/8/8/8/4Q3/8/8/K7 w - - 0 1,  e4e5" // a double attack
    })
    void winsTheRook(String fen, String move) {
        Position position = Positions.of(fen);
        int played = new BookMatch(StandardBook.create(), StandardBook.certificates())
                .play(position)
                .bestMove();
        assertThat(UciMove.format(played, false)).isEqualTo(move);
    }
}
