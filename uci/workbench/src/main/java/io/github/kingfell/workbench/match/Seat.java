package io.github.kingfell.workbench.match;

import io.github.kingfell.workbench.peer.EngineUnderTest;
import io.github.kingfell.workbench.peer.Pace;

/**
 * One of two engines at a table.
 *
 * @param pace its own: in games at odds the other has another
 */
public record Seat(EngineUnderTest engine, Pace pace) implements AutoCloseable {
    @Override
    public void close() {
        engine.close();
    }
}
