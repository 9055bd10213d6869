package io.github.kingfell.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.play.lesson.ShippedLessons;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonCommandTest extends CommandTest {
    private static final String HOLD = "[FEN \"8/4k3/8/3KP3/8/8/8/8 b - - 0 1\"]\n[Goal \"draw 2\"]\n\n";

    @TempDir
    private Path folder;

    private int play(String script, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)));
        try {
            return runAfresh(args);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void theListNamesEachLesson() {
        assertThat(run("lesson")).isZero();
        assertThat(printed()).hasSameSizeAs(ShippedLessons.names());
        assertThat(out.toString()).contains("lucena ", "Lucena: building the bridge");
    }

    @Test
    void aLessonWithItsRemarksHintsAndPage() throws IOException {
        Path page = folder.resolve("page.html");
        String script = "hint\nhint\nhint\nKe4\nKf5\nquit\n";
        assertThat(play(script, "lesson", "opposition", "--html", page.toString()))
                .isZero();
        assertThat(out.toString())
                .contains(
                        "exercise 1 of 3: The king goes first",
                        "hint 1 of 3: The king leads, the pawn follows.",
                        "hint 2 of 3: Put the king opposite",
                        "hint: Ke4",
                        "White has the opposition",
                        "1... Kd6",
                        "no promotion after 2 moves");
        assertThat(Files.readString(page)).contains("<h1>King and pawn: the opposition</h1>", "3 hints");
    }

    /** The remark of a mistake is said, the tables judge it, and it can be taken back. */
    @Test
    void aMistakeCanBeTakenBack() {
        String script = "Kf7\nundo\nKd7\nKe7\nKe8\nKd8\nKe8\n\nquit\n";
        assertThat(play(script, "lesson", "opposition", "--exercise", "3")).isZero();
        assertThat(out.toString())
                .contains(
                        "White's king gets in front of its pawn.",
                        "instead of a draw; only Kd7 holds",
                        "1... Kd7: the only move that holds the draw",
                        "1 move taken back",
                        "the draw was held: Black is stalemated");
    }

    @Test
    void aLessonOfFiveMenWithoutTablesIsPlayedByTheEngine() throws IOException {
        Path file = Files.writeString(
                folder.resolve("five.pgn"),
                "[FEN \"4k3/8/8/3KP3/8/8/r7/7R b - - 0 1\"]\n[Goal \"draw 1\"]\n\n1... Ra6 2. Rh8+ *\n");
        assertThat(play("Ra6\n", "lesson", file.toString())).isZero();
        assertThat(err.toString()).contains("exercise 1: cannot be checked: there is no table of KRPKR");
        assertThat(out.toString()).contains("2. Rh8+", "not mated after 1 move");
    }

    @Test
    void aTeachersLessonIsChecked() throws IOException {
        Path good = Files.writeString(folder.resolve("good.pgn"), HOLD + "1... Kd7! *\n");
        assertThat(run("lesson", good.toString(), "--check")).isZero();
        assertThat(printed()).containsExactly("checked by exact tables: good.pgn");
        Path bad = Files.writeString(folder.resolve("bad.pgn"), HOLD + "1... Ke8 *\n");
        assertThat(runAfresh("lesson", bad.toString(), "--check")).isEqualTo(1);
        assertThat(err.toString()).contains("exercise 1: 1... Ke8 throws the result away");
        assertThat(runAfresh("lesson", bad.toString())).isEqualTo(2);
    }

    @Test
    void badInputIsRefused() throws IOException {
        Path words = Files.writeString(folder.resolve("words.pgn"), "1. just words\n");
        assertThat(run("lesson", words.toString())).isEqualTo(2);
        assertThat(run("lesson", "nonsense")).isEqualTo(2);
        assertThat(run("lesson", folder.toString())).isEqualTo(2);
        assertThat(run("lesson", "lucena", "--exercise", "9")).isEqualTo(2);
        assertThat(run("lesson", "--check")).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(5).allMatch(line -> line.startsWith("kingfell: "));
        assertThat(err.toString())
                .contains("no legal move", "neither a lesson nor a file: nonsense; the lessons are opposition");
    }
}
