package io.github.kingfell.cli.play;

import io.github.kingfell.play.game.LineInput;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines that a person edits in a terminal, with history and completion. Ctrl-C and Ctrl-D end the input. */
final class EditedInput implements LineInput {
    private final LineReader reader;
    private Supplier<List<String>> candidates = List::of;

    EditedInput(Terminal terminal) {
        // Quotes and backslashes mean nothing in moves and file names.
        DefaultParser words = new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]);
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(words)
                .completer((line, word, found) -> candidates.get().forEach(text -> found.add(new Candidate(text))))
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
        bindCursorKeys();
    }

    /** Binds the keys of the cursor as terminals also send them, whichever mode they are in. */
    private void bindCursorKeys() {
        Map<String, String> keys = Map.of(
                "A", LineReader.UP_LINE_OR_HISTORY,
                "B", LineReader.DOWN_LINE_OR_HISTORY,
                "C", LineReader.FORWARD_CHAR,
                "D", LineReader.BACKWARD_CHAR);
        KeyMap<Binding> map = Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN));
        keys.forEach((letter, action) -> map.bind(new Reference(action), "\033[" + letter, "\033O" + letter));
    }

    /** Returns the input of the terminal of this process; empty where it cannot be edited. */
    static Optional<LineInput> ofTerminal() {
        try {
            return Optional.of(new EditedInput(TerminalBuilder.builder()
                    .system(true)
                    .exec(true)
                    .dumb(false)
                    .build()));
        } catch (IOException | IllegalStateException e) {
            return Optional.empty();
        }
    }

    @Override
    public @Nullable String read(String prompt, Supplier<List<String>> candidates) {
        this.candidates = candidates;
        try {
            return reader.readLine(prompt);
        } catch (UserInterruptException | EndOfFileException e) {
            return null;
        }
    }
}
