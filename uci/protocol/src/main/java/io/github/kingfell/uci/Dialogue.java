package io.github.kingfell.uci;

import java.util.List;

/** A UCI conversation with an engine, line by line, as a GUI has it. Not thread-safe. */
public interface Dialogue extends AutoCloseable {
    /** Sends one line and returns at once. */
    void send(String line);

    /** Reads lines up to the first that begins with the prefix, and returns them; that line is the last. */
    List<String> until(String prefix) throws InterruptedException;

    /** Sends {@code quit}. */
    @Override
    void close();
}
