package io.github.kingfell.cli.match;

import io.github.kingfell.cli.peer.EngineUnderTest;
import io.github.kingfell.cli.peer.Pace;

/**
 * One of two engines at a table.
 *
 * @param pace its own: in games at odds the other has another
 */
record Seat(EngineUnderTest engine, Pace pace) implements AutoCloseable {
    @Override
    public void close() {
        engine.close();
    }
}
