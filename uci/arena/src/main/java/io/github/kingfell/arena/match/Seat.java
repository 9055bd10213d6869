package io.github.kingfell.arena.match;

import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;

/**
 * An engine at a table.
 *
 * @param pace its own: in games at odds the others have another
 */
public record Seat(EngineUnderTest engine, Pace pace) implements AutoCloseable {
    @Override
    public void close() {
        engine.close();
    }
}
