package io.github.kingfell.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditedInputTest {
    private static final List<String> CANDIDATES = List.of("Nf3", "Nc3", "e4", "hint", "help", "back");

    /** Keys: <* goes left and deletes, ^ up, \t completes, $ ends a line, D is Ctrl-D. */
    @ParameterizedTest
    @CsvSource({
        "Nf3$, Nf3",
        "Nf4<*3$, Nf3",
        "e4$^$, e4 e4",
        "nf\t$, Nf3",
        "hi\t$, hint",
        "save \"it's.pgn$, save \"it's.pgn",
        "a!b\\c$, a!b\\c",
        "e4$D, e4 END"
    })
    void keys(String keys, String lines) throws IOException {
        String typed = keys.replace("D", "\u0004")
                .replace("<*", "\u001b[D\u001b[3~")
                .replace("^", "\u001b[A")
                .replace("$", "\r");
        try (Terminal terminal = TerminalBuilder.builder()
                .streams(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), new ByteArrayOutputStream())
                .encoding(StandardCharsets.UTF_8)
                .type("xterm")
                .build()) {
            EditedInput input = new EditedInput(terminal);
            List<String> read = new ArrayList<>();
            long count = keys.chars().filter(key -> key == '$' || key == 'D').count();
            for (int i = 0; i < count; i++) {
                String line = input.read("> ", () -> CANDIDATES);
                read.add(line == null ? "END" : line.strip());
            }
            assertThat(String.join(" ", read)).isEqualTo(lines);
        }
    }
}
