package io.github.kingfell.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conversations written down, with the engine as users have it. {@code >} is sent; {@code <} must be the next line of
 * output, {@code *} in it standing for any text; {@code <..} skips lines of that form; {@code #} is a comment.
 */
@Timeout(300)
class TranscriptTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "handshake",
                "options",
                "positions",
                "chess960",
                "limits",
                "console",
                "terminal",
                "leniency",
                "compliance"
            })
    void transcript(String name) throws IOException {
        try (Conversation gui = Conversation.withEngine()) {
            String skipped = null;
            for (String line : lines(name)) {
                if (line.startsWith("> ") || line.equals(">")) {
                    gui.send(line.substring(Math.min(2, line.length())));
                    skipped = null;
                } else if (line.startsWith("<.. ")) {
                    skipped = line.substring(4);
                } else {
                    expect(gui, line.substring(2), skipped, name);
                    skipped = null;
                }
            }
            Assertions.assertThat(gui.sync()).as("output left over").isEmpty();
        }
    }

    private static void expect(Conversation gui, String pattern, String skipped, String name) {
        String line = gui.next();
        while (skipped != null && !matches(line, pattern) && matches(line, skipped)) {
            line = gui.next();
        }
        Assertions.assertThat(matches(line, pattern))
                .as("%s: expected%n  %s%nbut was%n  %s", name, pattern, line)
                .isTrue();
    }

    private static boolean matches(String line, String pattern) {
        String regex = Pattern.compile("\\*")
                .splitAsStream(pattern + "$")
                .map(Pattern::quote)
                .collect(Collectors.joining(".*"));
        return (line + "$").matches(regex);
    }

    private static List<String> lines(String name) throws IOException {
        InputStream resource = Objects.requireNonNull(
                TranscriptTest.class.getResourceAsStream("/golden/" + name + ".txt"), () -> "no transcript " + name);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        }
    }
}
