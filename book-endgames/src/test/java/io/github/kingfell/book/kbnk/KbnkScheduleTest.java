package io.github.kingfell.book.kbnk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.notation.Fen;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the schedule with the board and its move generator. */
class KbnkScheduleTest {
    private static final int POSITIONS = 20_000;

    private final Kbnk book = new Kbnk(Edition.AMENDED);
    private final Schedule schedule = book.schedule();
    private final Placements placements = new Placements("KBNK");
    private final Random random = new Random(1968);
    private final MoveGenerator generator = new MoveGenerator(Fen.start());
    private final MoveList legal = new MoveList();

    private Position next(int sideToMove) {
        while (true) {
            int number = random.nextInt(placements.size());
            Position x = Square.isDark(number >>> 12 & 63) ? placements.position(number, sideToMove) : null;
            if (x != null) {
                return x;
            }
        }
    }

    @Test
    void movesAreThoseOfTheGeneratorInItsOrder() {
        MoveList moves = new MoveList();
        for (int i = 0; i < POSITIONS; i++) {
            Position x = next(i & 1);
            int code = schedule.code(x);
            assertThat(code).isBetween(0, (1 << Schedule.CODE_BITS) - 1);
            schedule.generate(code, moves);
            generator.generate(x, legal);
            assertThat(moves.toArray()).as(Fen.format(x)).isEqualTo(legal.toArray());
            for (int move : legal.toArray()) {
                if (!x.isCapture(move)) {
                    x.make(move);
                    assertThat(schedule.after(code, move)).isEqualTo(schedule.code(x));
                    x.unmake(move);
                }
            }
        }
    }

    @Test
    void kingsAreApartAsOnTheBoard() {
        for (int i = 0; i < POSITIONS; i++) {
            Position x = next(i & 1);
            assertThat(schedule.kingsApart(schedule.code(x)))
                    .isEqualTo(Square.distance(x.king(Color.WHITE), x.king(Color.BLACK)));
        }
    }

    @Test
    void promisesAreThoseOfTheBook() {
        for (int i = 0; i < POSITIONS; i++) {
            Position x = next(i & 1);
            assertThat(schedule.promise(schedule.code(x))).isEqualTo(book.promise(x));
        }
    }

    /**
     * The first question about a move may be whether it promises enough, and a later one asks for more or less than
     * that.
     */
    @Test
    void aPromiseMayBeMadeWhereSomeMoveMakesIt() {
        for (int i = 0; i < POSITIONS; i++) {
            Position p = next(Color.WHITE);
            int code = schedule.code(p);
            int most = random.nextInt(52) - 1;
            boolean may = schedule.mayPromise(code, most);
            boolean mayMore = schedule.mayPromise(code, most + 5);
            int least = leastAfterMoves(p);
            assertThat(may).as(Fen.format(p)).isEqualTo(least <= most);
            assertThat(mayMore).isEqualTo(least <= most + 5);
            assertThat(schedule.mayPromise(code, most)).isEqualTo(may);
        }
    }

    private int leastAfterMoves(Position p) {
        generator.generate(p, legal);
        int least = Endgame.NO_GUARANTEE;
        for (int i = 0; i < legal.size(); i++) {
            p.make(legal.get(i));
            least = Math.min(least, book.promise(p));
            p.unmake(legal.get(i));
        }
        return least;
    }
}
