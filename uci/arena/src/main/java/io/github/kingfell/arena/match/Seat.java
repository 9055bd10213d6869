package io.github.kingfell.arena.match;

import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;

/**
 * One of two engines at a table.
 *
 * @param pace its own: in games at odds the other has another
 */
public record Seat(EngineUnderTest engine, Pace pace) implements AutoCloseable {
    /** Returns the name that the engine gives itself; empty before it has begun a game. */
    String name() {
        return engine.name();
    }

    @Override
    public void close() {
        engine.close();
    }
}
