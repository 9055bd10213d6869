package io.github.kingfell.play.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import io.github.kingfell.workbench.explain.ExactSource;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exact tables confirm the shipped lessons, and find the faults of others. */
class LessonsTest {
    private final Engine engine = new Engine(StandardBook.create());

    @AfterEach
    void close() {
        engine.close();
    }

    private ExactAnswers answers(@Nullable Path fiveMen) {
        TableLibrary library = TableLibrary.withShippedTables();
        library.readFiveMenIn(fiveMen);
        return new ExactAnswers(new ExactSource(library), engine);
    }

    private static ExerciseSet read(String text) throws IOException, NotationException {
        return LessonReader.read(new PgnReader(new StringReader(text)), "a file");
    }

    @Test
    void tablesOfFourMenConfirmTheShippedLessons() {
        ExactAnswers answers = answers(null);
        int checked = 0;
        for (String name : ShippedLessons.names()) {
            for (Exercise exercise : ShippedLessons.find(name).orElseThrow().exercises()) {
                LessonCheck.Findings findings = LessonCheck.of(exercise, answers);
                assertThat(findings.faults()).as(name).isEmpty();
                boolean isSmall = TableLibrary.covers(exercise.start().material());
                assertThat(findings.unknown().isEmpty()).as(name).isEqualTo(isSmall);
                checked += isSmall ? 1 : 0;
            }
        }
        assertThat(checked).isGreaterThan(8);
    }

    /** Builds the table of rook and pawn against rook, unless the property names a directory that has it. */
    @Test
    @Tag("slow")
    void tablesOfFiveMenConfirmTheOthers(@TempDir Path folder) throws IOException {
        String kept = System.getProperty("kingfell.tables");
        Path directory = kept == null ? folder : Path.of(kept);
        if (kept == null) {
            TablebaseBuilder builder = new TablebaseBuilder(directory, 2, 2L << 30, () -> false);
            for (long material : TablebaseBuilder.order(List.of(MaterialKey.parse("KRPKR")))) {
                builder.build(material, (table, done, plies) -> {});
            }
        }
        ExactAnswers answers = answers(directory);
        for (String name : ShippedLessons.names()) {
            for (Exercise exercise : ShippedLessons.find(name).orElseThrow().exercises()) {
                assertThat(LessonCheck.of(exercise, answers))
                        .as(name)
                        .isEqualTo(new LessonCheck.Findings(List.of(), List.of()));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "win; Kd7; Black only draws this position, so the goal is wrong",
                "draw; Kf7; 1... Kf7 throws the result away",
                "draw; Kd7?; 1... Kd7 is marked ?, but it keeps the result",
                "draw; Kd7! 2. Kd4 Kc7!; 2... Kc7 is marked !, but Kc6 keeps the result too",
                "draw; Kd7 (1... Ke8); 1... Ke8 throws the result away"
            })
    void aWrongLessonIsRefuted(String goal, String line, String fault) throws IOException, NotationException {
        String text = "[FEN \"8/4k3/8/3KP3/8/8/8/8 b - - 0 1\"]\n[Goal \"" + goal + "\"]\n\n1... " + line + " *\n";
        assertThat(LessonCheck.of(read(text).exercises().get(0), answers(null)).faults())
                .contains(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[Goal \"win\"]; exercise 1: the tag FEN is missing",
                "[FEN \"8/4k3/8/3KP3/8/8/8/8 b - - 0 1\"]; exercise 1: the tag Goal must be win",
                "[FEN \"8/4k3/8/3KP3/8/8/8/8 b - - 0 1\"][Goal \"win 5\"]; exercise 1: only the goal draw",
                "[FEN \"8/4k3/8/3KP3/8/8/8/8 b - - 0 1\"][Goal \"win\"][Side \"red\"]; the tag Side must be",
                "just words; no legal move"
            })
    void whatIsNoLessonIsRefused(String tags, String message) {
        assertThatThrownBy(() -> read(tags.replace("][", "]\n[") + "\n\n*\n"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    @Test
    void theModelIsFollowedIntoItsVariations() throws IOException, NotationException {
        Exercise exercise = read("[FEN \"8/4k3/8/3KP3/8/8/8/8 b - - 0 1\"]\n[Goal \"draw\"]\n\n"
                        + "1... Kd7 (1... Kf7? {too far} 2. Kd6 {in front}) 2. e6+ *\n")
                .exercises()
                .get(0);
        int good = exercise.line().get(0).move();
        int mistake = exercise.line().get(0).variations().get(0).get(0).move();
        assertThat(exercise.next(List.of(good)).orElseThrow().move())
                .isEqualTo(exercise.line().get(1).move());
        assertThat(exercise.reached(List.of(mistake)).orElseThrow().comment()).isEqualTo("too far");
        assertThat(exercise.next(List.of(mistake)).orElseThrow().comment()).isEqualTo("in front");
        assertThat(exercise.next(List.of(mistake, good))).isEmpty();
    }
}
