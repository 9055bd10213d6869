package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Replays recorded conversations with the engine as users have it. A line {@code >} is sent. A line {@code <} must be
 * the next line of output; in it {@code *} stands for any text, and {@code {a2a3|h2h3}} for one of these.
 * {@code bestmove @} stands for any legal move of the position sent last; {@code <..} skips lines of that form;
 * {@code #} is a comment.
 */
@Timeout(300)
class TranscriptTest {
    private static final String ANY_MOVE = "bestmove @";
    private static final Pattern BEST_MOVE = Pattern.compile("bestmove (\\S+)(?: ponder (\\S+))?");
    private static final Pattern SPECIAL = Pattern.compile("\\*|\\{([a-h1-8|]+)}");

    private Position position = Fen.start();

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
                    send(gui, line.substring(Math.min(2, line.length())));
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

    private void send(Conversation gui, String line) {
        gui.send(line);
        if (UciParser.parse(line) instanceof UciCommand.SetUp setUp) {
            try {
                position = setUp.play();
            } catch (NotationException e) {
                // The position stays as it is; the engine's complaint is in the transcript.
            }
        }
    }

    private void expect(Conversation gui, String pattern, String skipped, String name) {
        String line = gui.next();
        while (skipped != null && !matches(line, pattern) && matches(line, skipped)) {
            line = gui.next();
        }
        Assertions.assertThat(matches(line, pattern))
                .as("%s: expected%n  %s%nbut was%n  %s", name, pattern, line)
                .isTrue();
    }

    private boolean matches(String line, String pattern) {
        return pattern.equals(ANY_MOVE) ? isLegal(line) : line.matches(regex(pattern));
    }

    private static String regex(String pattern) {
        StringBuilder regex = new StringBuilder();
        Matcher special = SPECIAL.matcher(pattern);
        int end = 0;
        while (special.find()) {
            regex.append(Pattern.quote(pattern.substring(end, special.start())));
            regex.append(special.group(1) == null ? ".*" : "(?:" + special.group(1) + ")");
            end = special.end();
        }
        return regex + Pattern.quote(pattern.substring(end));
    }

    /** True for a best move, and a move to ponder on if there is one, that are legal. */
    private boolean isLegal(String line) {
        Matcher matcher = BEST_MOVE.matcher(line);
        if (!matcher.matches()) {
            return false;
        }
        int move = UciMove.parse(matcher.group(1), position);
        Position after = position.copy();
        if (move != Move.NONE) {
            after.make(move);
        }
        return move != Move.NONE && (matcher.group(2) == null || UciMove.parse(matcher.group(2), after) != Move.NONE);
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
