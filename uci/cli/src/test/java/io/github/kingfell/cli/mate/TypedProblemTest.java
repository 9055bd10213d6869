package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems typed after a position that others than the solver of problems cannot take. */
class TypedProblemTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @Test
    void aPositionWithoutAKing() {
        assertThat(run("mate", "k7/7p/1Q6/8/8/8/8/2R5", "h#1")).isZero();
        assertThat(out.toString().lines())
                .startsWith(
                        "assumed: Black begins, as usual with h#1",
                        "1  h#1",
                        "Fen: k7/7p/1Q6/8/8/8/8/2R5 b - - 0 1",
                        "h#1 4 solutions (others disproved by search)",
                        "  1. h6 Ra1#",
                        "  1. h6 Rc8#",
                        "  1. h5 Ra1#",
                        "  1. h5 Rc8#")
                .contains("note: White has no king");
    }

    @Test
    void theStipulationMayStandInTheOption() {
        assertThat(run("mate", "k7/8/2K5/8/8/8/8/2R5 w - - 0 1", "--goal", "#2"))
                .isZero();
        assertThat(out.toString()).contains("#2 key Kc7, unique (others disproved by search)");
        assertThat(run("mate", "k7/8/1Q6/8/8/8/8/2R5 w - - 0 1", "--goal", "#1"))
                .isZero();
        assertThat(out.toString()).contains("#1 2 keys, cooked: Ra1#, Rc8#");
        assertThat(run("mate", "k7/8/1Q6/8/8/8/8/2R5 w - - 0 1", "--in", "1")).isEqualTo(2);
        assertThat(err.toString()).contains("illegal position: White has 0 kings");
    }

    @Test
    void aStructuredStipulation() {
        assertThat(run("mate", "k7/8/1K6/8/8/8/8/2R5 w - - 0 1", "white 1a[#]d"))
                .isZero();
        assertThat(out.toString().lines())
                .contains("white 1a[#]d is solved (others disproved by search)", "  1. Rc8#!");
    }

    @Test
    void linesThatStateOtherProblems(@TempDir Path folder) throws IOException {
        Path list = folder.resolve("list.epd");
        Files.write(
                list,
                List.of(
                        "k7/8/1K6/8/8/8/8/2R5 w - - stip \"white 1a[#]d\";",
                        "k7/8/1K6/8/8/8/8/2R5 w - - stip \"#1\";",
                        "k7/8/1K6/8/8/8/8/2R5 b - - stip \"h#1\";"));
        assertThat(run("mate", list.toString())).isZero();
        assertThat(err.toString())
                .contains("2 lines state another problem than a mate, which --html or kingfell suite solves;");
    }
}
