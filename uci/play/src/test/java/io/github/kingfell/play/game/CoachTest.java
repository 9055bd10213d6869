package io.github.kingfell.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.game.Coach.Judged;
import io.github.kingfell.play.game.Coach.Worth;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.RandomPosition;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.workbench.explain.ExactSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CoachTest {
    private static final String SYZYGY = "../../engine/tables/src/test/resources/syzygy";

    private final Engine engine = new Engine(StandardBook.create());
    private final ExactAnswers answers = new ExactAnswers(new ExactSource(TableLibrary.withShippedTables()), engine);
    private final Coach coach = new Coach(answers, engine);

    @AfterEach
    void close() {
        engine.close();
    }

    /** All moves of random positions: what is thrown away is told by the table, what is too slow by the measure. */
    @Test
    void theMeasureOfTheStageExcusesSlowerMoves() {
        Random random = new Random(7);
        Map<Worth, Integer> counts = new EnumMap<>(Worth.class);
        int excused = 0;
        for (int i = 0; i < 40; i++) {
            Position position = RandomPosition.draw(MaterialKey.parse("KRK"), Color.WHITE, random);
            ExactAnswer answer = answers.of(position).orElseThrow();
            if (answer.outcome() != Outcome.WIN) {
                continue;
            }
            for (ExactAnswer.ExactMove choice : answer.choices()) {
                Judged judged = coach.judge(position, choice.move(), true).orElseThrow();
                boolean isKept = choice.outcome() == Outcome.WIN;
                boolean isSlower = choice.mateIn() > answer.mateIn();
                assertThat(judged.worth() == Worth.THROWN_AWAY).isEqualTo(!isKept);
                if (judged.worth() == Worth.NO_PROGRESS) {
                    assertThat(isSlower).isTrue();
                    assertThat(judged.sentence()).contains("no progress; still winning, mate in " + choice.mateIn());
                }
                counts.merge(judged.worth(), 1, Integer::sum);
                excused += isKept && isSlower && !judged.isFault() ? 1 : 0;
            }
        }
        assertThat(counts).containsKeys(Worth.THROWN_AWAY, Worth.NO_PROGRESS, Worth.GOOD);
        assertThat(excused).isPositive();
    }

    /** Without a distance table the Syzygy tables answer, and the coach knows no distance. */
    @Test
    void syzygyTablesAreEnough() {
        engine.useSyzygy(new SyzygyOptions(SYZYGY, 1, 7, true));
        ExactAnswers bySyzygy = new ExactAnswers(new ExactSource(new TableLibrary()), engine);
        Position rook = Positions.of("8/8/8/8/3R4/2K5/8/4k3 w - - 0 1");
        ExactAnswer answer = bySyzygy.of(rook).orElseThrow();
        assertThat(answer.outcome()).isEqualTo(Outcome.WIN);
        assertThat(answer.mateIn()).isZero();
        Judged judged = new Coach(bySyzygy, engine)
                .judge(rook, Positions.move(rook, "d4d1"), true)
                .orElseThrow();
        assertThat(judged.sentence()).startsWith("1. Rd1+: only a draw instead of a win; better ");
        assertThat(bySyzygy.of(Positions.of("8/8/8/8/8/2NBk3/8/4K3 w - - 0 1"))).isEmpty();
    }

    /** The opponent of a drawn position leaves fewer moves that hold than an average move does. */
    @Test
    void theTableSetsTheHardestTask() {
        Position root = Positions.of("8/8/8/8/3k4/8/4n3/4K2R b - - 0 1");
        root.make(Positions.move(root, "e2f4"));
        ExactAnswer answer = answers.of(root).orElseThrow();
        assertThat(answer.outcome()).isEqualTo(Outcome.DRAW);
        int move = new TableOpponent(answers, new Random(1)).move(root);
        double average = answer.keeping().stream()
                .mapToDouble(kept -> share(root, kept.move()))
                .average()
                .orElseThrow();
        assertThat(share(root, move)).isLessThan(average);
    }

    private double share(Position root, int move) {
        Position position = root.copy();
        position.make(move);
        return answers.of(position).map(ExactAnswer::shareKept).orElse(1.0);
    }
}
