package io.github.kingfell.cli.peer;

import io.github.kingfell.uci.Dialogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An engine as a GUI uses it: started, told its options, told of each new game, and asked for moves. */
public final class EngineUnderTest implements AutoCloseable {
    /** Starts the engine. */
    @FunctionalInterface
    public interface Starter {
        /** A new conversation. */
        Dialogue start() throws IOException;
    }

    private final Starter starter;
    private final List<String> options;
    private final List<String> wishes;
    private final boolean fresh;
    private @Nullable Dialogue dialogue;

    /**
     * Starts nothing yet.
     *
     * @param options {@code Name=Value} each
     * @param fresh start the engine anew for each game
     */
    public EngineUnderTest(Starter starter, List<String> options, boolean fresh) {
        this(starter, options, List.of(), fresh);
    }

    /** @param wishes options like the others, which an engine that has no such option is not asked for */
    public EngineUnderTest(Starter starter, List<String> options, List<String> wishes, boolean fresh) {
        this.starter = starter;
        this.options = List.copyOf(options);
        this.wishes = List.copyOf(wishes);
        this.fresh = fresh;
    }

    /**
     * Makes the engine ready for a game.
     *
     * @throws UncheckedIOException when it cannot be started
     * @throws IllegalArgumentException when it has no such option, or is no UCI engine
     */
    public void newGame() throws InterruptedException {
        if (fresh) {
            close();
        }
        Dialogue ready = dialogue == null ? started() : dialogue;
        dialogue = ready;
        ready.send("ucinewgame");
        ready.send("isready");
        ready.until("readyok");
    }

    private Dialogue started() throws InterruptedException {
        Dialogue started;
        try {
            started = starter.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
        try {
            started.send("uci");
            List<String> known = started.until("uciok");
            wishes.stream().filter(option -> isKnown(option, known)).forEach(option -> set(option, started));
            for (String option : options) {
                if (!isKnown(option, known)) {
                    throw new IllegalArgumentException("the engine has no option " + name(option));
                }
                set(option, started);
            }
            return started;
        } catch (EngineGoneException e) {
            started.close();
            throw new IllegalArgumentException("no UCI engine: " + e.getMessage(), e);
        }
    }

    private static boolean isKnown(String option, List<String> known) {
        return known.stream().anyMatch(line -> line.startsWith("option name " + name(option) + " type "));
    }

    private static void set(String option, Dialogue engine) {
        engine.send("setoption name " + name(option) + " value " + option.substring(option.indexOf('=') + 1));
    }

    private static String name(String option) {
        return option.substring(0, option.indexOf('='));
    }

    /**
     * The engine's move in a game.
     *
     * @param start FEN of the first position
     * @param moves all moves since then
     * @param limits the words after {@code go}
     * @throws EngineGoneException when none came; the next game is played by a new engine
     */
    public Reply think(String start, List<String> moves, String limits) throws InterruptedException {
        Dialogue asked = dialogue;
        if (asked == null) {
            throw new IllegalStateException("no game has begun");
        }
        try {
            asked.send("position fen " + start + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)));
            long begun = System.nanoTime();
            asked.send("go " + limits);
            List<String> lines = asked.until("bestmove");
            return new Reply(lines, System.nanoTime() - begun);
        } catch (EngineGoneException e) {
            close();
            throw e;
        }
    }

    @Override
    public void close() {
        if (dialogue != null) {
            dialogue.close();
            dialogue = null;
        }
    }
}
