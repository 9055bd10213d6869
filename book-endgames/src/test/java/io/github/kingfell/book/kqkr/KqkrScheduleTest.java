package io.github.kingfell.book.kqkr;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares moves and promises computed without a board with the rules. */
class KqkrScheduleTest {
    private static final int POSITIONS = 5_000;
    private static final int WITHOUT_ROOK = 17;

    private final KqkrSchedule schedule = new KqkrSchedule();
    private final Random random = new Random(1968);

    private Position next(int sideToMove) {
        Position x = null;
        while (x == null) {
            x = RandomKqkr.tried(random, sideToMove);
        }
        return x;
    }

    @Test
    void theMovesAreTheLegalOnes() {
        MoveList legal = new MoveList();
        MoveList listed = new MoveList();
        for (int i = 0; i < POSITIONS; i++) {
            Position x = next(random.nextInt(2));
            new MoveGenerator(x).generate(x, legal);
            schedule.generate(schedule.code(x), listed);
            assertThat(listed.size()).as(Fen.format(x)).isEqualTo(legal.size());
            for (int j = 0; j < legal.size(); j++) {
                int move = legal.get(j);
                assertThat(listed.indexOf(move)).as(Fen.format(x)).isNotNegative();
                if (x.sideToMove() == Color.WHITE) {
                    int after = schedule.after(schedule.code(x), move);
                    boolean takes = x.isCapture(move);
                    x.make(move);
                    // The code of a captured rook tells which piece captured it.
                    assertThat(takes || after == schedule.code(x))
                            .as(Fen.format(x))
                            .isTrue();
                    x.unmake(move);
                }
            }
        }
    }

    /** The maximum over all replies; nothing when the queen falls, and 0 at mate. */
    @Test
    void afterAMoveTheWorstReplyIsPromised() {
        MoveList replies = new MoveList();
        int promised = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position q = next(Color.BLACK);
            new MoveGenerator(q).generate(q, replies);
            int most = 0;
            for (int j = 0; j < replies.size(); j++) {
                boolean takes = q.isCapture(replies.get(j));
                q.make(replies.get(j));
                most = Math.max(most, takes ? Endgame.NO_GUARANTEE : schedule.promise(schedule.code(q)));
                q.unmake(replies.get(j));
            }
            if (replies.isEmpty()) {
                most = q.inCheck() ? 0 : Endgame.NO_GUARANTEE;
            }
            int after = schedule.promise(schedule.code(q));
            // A check may cost the queen later: then nothing is promised, whatever the situation.
            assertThat(after).as(Fen.format(q)).isGreaterThanOrEqualTo(most);
            if (after != Endgame.NO_GUARANTEE) {
                promised++;
                assertThat(after).as(Fen.format(q)).isEqualTo(most);
                assertThat(after).isLessThanOrEqualTo(49 + WITHOUT_ROOK);
            }
        }
        assertThat(promised).isGreaterThan(POSITIONS / 4);
    }

    @Test
    void imagesAreOfTheSameSituation() {
        for (int i = 0; i < POSITIONS; i++) {
            Position p = next(Color.WHITE);
            int wk = p.king(Color.WHITE);
            int bk = p.king(Color.BLACK);
            int queen = Long.numberOfTrailingZeros(p.pieces(Color.WHITE, Piece.QUEEN));
            int rook = Long.numberOfTrailingZeros(p.pieces(Color.BLACK, Piece.ROOK));
            int situation = KingsAndRook.index(wk, queen, bk, rook);
            for (int view = 0; view < KingsAndRook.IMAGES; view++) {
                assertThat(KingsAndRook.index(
                                KingsAndRook.image(wk, view),
                                KingsAndRook.image(queen, view),
                                KingsAndRook.image(bk, view),
                                KingsAndRook.image(rook, view)))
                        .isEqualTo(situation);
            }
        }
    }
}
