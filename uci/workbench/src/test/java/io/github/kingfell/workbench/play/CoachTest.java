package io.github.kingfell.workbench.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.endplay.RandomPosition;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.play.Coach.Judged;
import io.github.kingfell.workbench.play.Coach.Worth;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CoachTest {
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
