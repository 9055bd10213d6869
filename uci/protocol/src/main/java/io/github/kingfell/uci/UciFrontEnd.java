package io.github.kingfell.uci;

import io.github.kingfell.engine.Engine;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.util.function.Supplier;

/** The UCI front end: connects a GUI with an engine over a stream of commands and standard output. */
public final class UciFrontEnd {
    private UciFrontEnd() {}

    /**
     * Runs the conversation. Returns after {@code quit}, when the GUI has gone away, or when it has closed its end and
     * received the last answer. Standard output belongs to the protocol from now on; when it can no longer be written,
     * the process ends.
     *
     * @param commands standard input, where a GUI may interrupt a search; any other stream is a script, in which each
     *     limited search is finished before the next line is read
     * @param engine an engine used by this conversation alone
     * @param benches creates a bench on demand
     * @param version shown after the engine's name
     * @param console true when a person types; unknown commands are then reported
     */
    public static void run(
            InputStream commands, Engine engine, Supplier<Benchmark> benches, String version, boolean console) {
        // Any other output on standard output would break the protocol.
        System.setOut(System.err);
        UciWriter writer = new UciWriter(
                new FileOutputStream(FileDescriptor.out),
                () -> Runtime.getRuntime().halt(0));
        engine.warmUp();
        UciSession session = new UciSession(engine, benches, writer, version, console);
        boolean script = commands != System.in;
        if (new UciReader(commands).readLines(script ? session::acceptAndAwait : session::accept)) {
            session.quit();
        } else {
            session.endOfInput();
        }
    }
}
