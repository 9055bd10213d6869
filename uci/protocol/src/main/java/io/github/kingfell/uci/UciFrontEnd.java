package io.github.kingfell.uci;

import io.github.kingfell.engine.Engine;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.function.Supplier;

/** Lets a GUI talk to an engine over standard input and output. */
public final class UciFrontEnd {
    private UciFrontEnd() {}

    /**
     * Returns when the GUI has said {@code quit}, has gone away, or has closed its end and heard the last answer.
     * Standard output belongs to the protocol from now on; when it can be written to no more, the process ends.
     *
     * @param engine used by this conversation alone
     * @param benches makes a bench when one is asked for
     * @param version shown after the engine's name
     * @param console true when a person types, who is told of unknown commands
     */
    public static void run(Engine engine, Supplier<Benchmark> benches, String version, boolean console) {
        // Whatever else writes to standard output would break the protocol.
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
