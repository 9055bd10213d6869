package io.github.kingfell.workbench.peer;

import io.github.kingfell.uci.Dialogue;
import java.io.IOException;
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
    private final List<EngineSetting> options;
    private final List<EngineSetting> wishes;
    private final boolean fresh;
    private @Nullable Dialogue dialogue;

    /** @param fresh start the engine anew for each game */
    public EngineUnderTest(Starter starter, List<EngineSetting> options, boolean fresh) {
        this(starter, options, List.of(), fresh);
    }

    /** @param wishes options like the others, which an engine that has no such option is not asked for */
    public EngineUnderTest(Starter starter, List<EngineSetting> options, List<EngineSetting> wishes, boolean fresh) {
        this.starter = starter;
        this.options = List.copyOf(options);
        this.wishes = List.copyOf(wishes);
        this.fresh = fresh;
    }

    /**
     * An engine in a process of its own, not yet started.
     *
     * @param command the program and its arguments
     */
    public static EngineUnderTest process(
            List<String> command, List<EngineSetting> options, List<EngineSetting> wishes, boolean fresh) {
        return new EngineUnderTest(() -> new EngineProcess(command), options, wishes, fresh);
    }

    /**
     * Makes the engine ready for a game.
     *
     * @throws UnusableEngineException when it cannot be started, has no such option, or is no UCI engine
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
            throw new UnusableEngineException(e.getMessage(), e);
        }
        try {
            started.send("uci");
            List<String> known = started.until("uciok");
            wishes.stream().filter(option -> isKnown(option, known)).forEach(option -> started.send(option.command()));
            for (EngineSetting option : options) {
                if (!isKnown(option, known)) {
                    throw new UnusableEngineException("the engine has no option " + option.name());
                }
                started.send(option.command());
            }
            return started;
        } catch (EngineGoneException e) {
            started.close();
            throw new UnusableEngineException("no UCI engine: " + e.getMessage(), e);
        }
    }

    private static boolean isKnown(EngineSetting option, List<String> known) {
        return known.stream().anyMatch(option::isOffered);
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
