package io.github.kingfell.arena.peer;

import io.github.kingfell.uci.Dialogue;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An engine used as a GUI uses it: it is started, configured, told of each new game, and asked for moves. */
public final class EngineUnderTest implements AutoCloseable {
    private static final String ID_NAME = "id name ";

    /** Starts the engine. */
    @FunctionalInterface
    public interface Starter {
        /** Starts the engine and returns the dialogue with it. */
        Dialogue start() throws IOException;
    }

    private final Starter starter;
    private final List<EngineSetting> options;
    private final List<EngineSetting> wishes;
    private final boolean fresh;
    private @Nullable Dialogue dialogue;
    private String name = "";

    /** @param fresh whether to start the engine anew for each game */
    public EngineUnderTest(Starter starter, List<EngineSetting> options, boolean fresh) {
        this(starter, options, List.of(), fresh);
    }

    /** @param wishes further options, left out when the engine does not have them */
    public EngineUnderTest(Starter starter, List<EngineSetting> options, List<EngineSetting> wishes, boolean fresh) {
        this.starter = starter;
        this.options = List.copyOf(options);
        this.wishes = List.copyOf(wishes);
        this.fresh = fresh;
    }

    /**
     * Returns an engine that will run in its own process.
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
     * @throws UnusableEngineException when it cannot be started, lacks an option, or is no UCI engine
     */
    public void newGame() throws InterruptedException {
        if (fresh) {
            close();
        }
        if (dialogue != null) {
            try {
                begin(dialogue);
                return;
            } catch (EngineGoneException e) {
                // It has ended since the last game.
                close();
            }
        }
        Dialogue ready = started();
        dialogue = ready;
        try {
            begin(ready);
        } catch (EngineGoneException e) {
            close();
            throw new UnusableEngineException("the engine ended: " + e.getMessage(), e);
        }
    }

    private static void begin(Dialogue ready) throws InterruptedException {
        ready.send("ucinewgame");
        ready.send("isready");
        ready.until("readyok");
    }

    /**
     * Starts the engine, if it does not run, and returns the name that it gives itself; empty when it gives none.
     *
     * @throws UnusableEngineException when it cannot be started, lacks an option, or is no UCI engine
     */
    public String introduce() throws InterruptedException {
        if (dialogue == null) {
            dialogue = started();
        }
        return name;
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
            known.stream()
                    .filter(line -> line.startsWith(ID_NAME))
                    .findFirst()
                    .ifPresent(line -> name = line.substring(ID_NAME.length()).strip());
            wishes.stream().filter(option -> isKnown(option, known)).forEach(option -> started.send(option.command()));
            for (EngineSetting option : options) {
                if (!isKnown(option, known)) {
                    throw new UnusableEngineException(
                            (name.isEmpty() ? "the engine" : name) + " has no option " + option.name());
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
     * Asks the engine for its move in a game.
     *
     * @param start FEN of the first position
     * @param moves all moves since then
     * @param limits the words after {@code go}
     * @throws EngineGoneException when no move came; the next game starts the engine anew
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
