package io.github.kingfell.uci;

import io.github.kingfell.engine.Engine;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.function.Supplier;

/** The UCI front end: connects a GUI with an engine over standard input and output. */
public final class UciFrontEnd {
    private UciFrontEnd() {}

    /**
     * Runs the conversation. Returns after {@code quit}, when the GUI has gone away, or when it has closed its end and
     * received the last answer. Standard output belongs to the protocol from now on; when it can no longer be written,
     * the process ends.
     *
     * @param engine an engine used by this conversation alone
     * @param benches creates a bench on demand
     * @param version shown after the engine's name
     * @param console true when a person types; unknown commands are then reported
     */
    public static void run(Engine engine, Supplier<Benchmark> benches, String version, boolean console) {
        // Any other output on standard output would break the protocol.
        System.setOut(System.err);
        UciWriter writer = new UciWriter(
                new FileOutputStream(FileDescriptor.out),
                () -> Runtime.getRuntime().halt(0));
        engine.warmUp();
        UciSession session = new UciSession(engine, benches, writer, version, console);
        if (new UciReader(System.in).readLines(session::accept)) {
            session.quit();
        } else {
            session.endOfInput();
        }
    }
}
