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
 * A session with a GUI played by the test. Every line of output goes through the {@link OutputGrammar}, and every wait
 * ends with a failure after a generous while.
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

    /** Whose end does not wait long for an engine that hangs. */
    static Conversation withoutPatience(SearchService engine) {
        return new Conversation(engine, 300L);
    }

    private UciWriter writer() {
        return new UciWriter(new LineStream(output), () -> {});
    }

    /** With the engine as users have it. */
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

    /** The next line of output. */
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

    /** Reads on until a line that begins like this, which is the last of the result. */
    List<String> until(String prefix) {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next());
        } while (!lines.get(lines.size() - 1).startsWith(prefix));
        return lines;
    }

    /** Sends {@code isready}; what came before {@code readyok}. */
    List<String> sync() {
        send("isready");
        List<String> lines = until("readyok");
        return lines.subList(0, lines.size() - 1);
    }

    /** The best move of a {@code go}, reading over everything before it. */
    String bestMove() {
        List<String> lines = until("bestmove");
        return lines.get(lines.size() - 1).split(" ")[1];
    }

    /** Sets a position up, quietly. */
    Conversation position(String fen) {
        send("position fen " + fen);
        assertThat(sync()).isEmpty();
        return this;
    }

    /** The FEN of the session's position, asked for with {@code d}. */
    String fen() {
        send("d");
        List<String> lines = until("Legal moves:");
        return lines.stream()
                .filter(line -> line.startsWith("Fen: "))
                .findFirst()
                .orElseThrow()
                .substring("Fen: ".length());
    }

    /** No output within a while: for what must never come, so the while is a sample and not a limit. */
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

    /** Says quit; the rest of the output. */
    List<String> quit() {
        closed = true;
        assertThat(session.accept("quit")).isFalse();
        session.quit();
        return rest();
    }

    /** Closes the input; the rest of the output. */
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

    /** Keeps the last lines, for the message of a failure. */
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
