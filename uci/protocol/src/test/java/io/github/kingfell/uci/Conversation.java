package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.SearchService;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A session with a GUI played by the test. Every line of output is checked by the {@link OutputGrammar}, and every wait
 * fails after a generous time.
 */
final class Conversation implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;
    private static final int LINES_LOGGED = 300;
    private static final int LONGEST_LOGGED = 300;
    private static final Pattern CONSOLE = Pattern.compile("\\s*(d|eval|help|bench|go\\s+perft)\\b.*");

    private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
    private final OutputGrammar grammar = new OutputGrammar();
    private final Deque<String> log = new ArrayDeque<>();
    private final UciSession session;
    private boolean closed;

    Conversation(SearchService engine) {
        this(engine, false);
    }

    Conversation(SearchService engine, boolean console) {
        session = new UciSession(engine, SlowBenchmark::new, writer(), "test", console);
    }

    private Conversation(SearchService engine, long patienceMillis) {
        session = new UciSession(engine, SlowBenchmark::new, writer(), "test", false, patienceMillis);
    }

    /** Sends the lines of a script, one after the other. */
    void script(String... lines) {
        for (String line : lines) {
            session.acceptAndAwait(line);
        }
    }

    /** A conversation that does not wait long at its end for an engine that hangs. */
    static Conversation withoutPatience(SearchService engine) {
        return new Conversation(engine, 300L);
    }

    private UciWriter writer() {
        return new UciWriter(new LineStream(output), () -> {});
    }

    /** A conversation with the engine as users have it. */
    static Conversation withEngine() {
        return new Conversation(Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .advice(StandardBook.advice())
                .build());
    }

    Conversation send(String... lines) {
        for (String line : lines) {
            log("> " + line);
            if (CONSOLE.matcher(line).matches()) {
                grammar.allowText();
            }
            assertThat(session.accept(line)).as("goes on after %s", line).isTrue();
        }
        return this;
    }

    /** Reads the next line of output. */
    String next() {
        String line;
        try {
            line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        if (line == null) {
            throw new AssertionError("no more output\n" + String.join("\n", log));
        }
        log("< " + line);
        try {
            grammar.accept(line);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + "\n" + String.join("\n", log), e);
        }
        return line;
    }

    /** Reads lines up to the first that begins with the prefix, and returns them; that line is the last. */
    List<String> until(String prefix) {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next());
        } while (!lines.get(lines.size() - 1).startsWith(prefix));
        return lines;
    }

    /** Sends {@code isready} and returns the lines before {@code readyok}. */
    List<String> sync() {
        send("isready");
        List<String> lines = until("readyok");
        return lines.subList(0, lines.size() - 1);
    }

    /** Reads up to the best move of a {@code go} and returns it. */
    String bestMove() {
        List<String> lines = until("bestmove");
        return lines.get(lines.size() - 1).split(" ")[1];
    }

    /** Sets up a position, which must produce no output. */
    Conversation position(String fen) {
        send("position fen " + fen);
        assertThat(sync()).isEmpty();
        return this;
    }

    /** The FEN of the session's position, obtained with {@code d}. */
    String fen() {
        send("d");
        List<String> lines = until("Legal moves:");
        return lines.stream()
                .filter(line -> line.startsWith("Fen: "))
                .findFirst()
                .orElseThrow()
                .substring("Fen: ".length());
    }

    /** Fails if there is output within this time. The time is only a sample, for output that must never come. */
    void expectSilence(long millis) {
        try {
            assertThat(output.poll(millis, TimeUnit.MILLISECONDS)).isNull();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    OutputGrammar grammar() {
        return grammar;
    }

    /** Sends {@code quit} and returns the rest of the output. */
    List<String> quit() {
        closed = true;
        assertThat(session.accept("quit")).isFalse();
        session.quit();
        return rest();
    }

    /** Closes the input and returns the rest of the output. */
    List<String> endOfInput() {
        closed = true;
        session.endOfInput();
        return rest();
    }

    private List<String> rest() {
        List<String> rest = new ArrayList<>();
        while (!output.isEmpty()) {
            rest.add(next());
        }
        return rest;
    }

    @Override
    public void close() {
        if (!closed) {
            quit();
        }
    }

    /** Keeps the last lines for failure messages. */
    private void log(String line) {
        log.add(line.length() > LONGEST_LOGGED ? line.substring(0, LONGEST_LOGGED) + "..." : line);
        if (log.size() > LINES_LOGGED) {
            log.remove();
        }
    }

    /** Every write must be exactly one line. */
    private static final class LineStream extends OutputStream {
        private final BlockingQueue<String> lines;

        LineStream(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(int b) {
            throw new AssertionError("single byte written");
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
            assertThat(text.indexOf('\n')).as("line break of %s", text).isEqualTo(text.length() - 1);
            lines.add(text.substring(0, text.length() - 1));
        }
    }
}
