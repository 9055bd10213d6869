package io.github.kingfell.uci;

import java.util.List;

/** A conversation with an engine, line by line as a GUI has it. For one thread. */
public interface Dialogue extends AutoCloseable {
    /** Sends one line; nothing is waited for. */
    void send(String line);

    /** Reads on until a line that begins like this, which is the last of the result. */
    List<String> until(String prefix) throws InterruptedException;

    /** Says quit. */
    @Override
    void close();
}
