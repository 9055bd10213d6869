package io.github.kingfell.cli;

import io.github.kingfell.arena.bench.Bench;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.classics.family.ClassicFamily;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.uci.UciFrontEnd;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.output.UserOutput;
import java.io.InputStream;

/** The entry point and the wiring: book, engine, session. */
public final class Main {
    private Main() {}

    /**
     * Speaks UCI without arguments; otherwise runs the command that the arguments name.
     *
     * @param args see {@code --help}
     */
    public static void main(String[] args) {
        Logging.prepare();
        // A GUI waits for the first answer, so without arguments the command line is not loaded.
        int code = ExitCode.FAILURE;
        try {
            code = args.length == 0 ? speakUci(ClassicSettings.STANDARD, System.in) : execute(args);
        } catch (OutOfMemoryError e) {
            UserOutput.error().println("kingfell: " + Complaints.OUT_OF_MEMORY);
        } finally {
            // A plain return would let a hanging search keep the process alive.
            System.exit(code);
        }
    }

    private static int execute(String[] args) {
        EndSignals signals = new EndSignals(SystemSignals::deliverTo, Runtime.getRuntime()::halt);
        return KingfellCommand.createFor(args[0], version(), Main::speakUci, Main::engine, signals)
                .setOut(UserOutput.standard())
                .setErr(UserOutput.error())
                .execute(args);
    }

    /** Runs the UCI session until the GUI ends it. */
    private static int speakUci(ClassicSettings settings, InputStream commands) {
        boolean console = commands == System.in && Terminal.isInteractive();
        if (console) {
            UserOutput.error()
                    .println("Kingfell " + version() + " waits for UCI commands, as a GUI sends them: uci,"
                            + " position, go, quit. \"kingfell --help\" lists the commands for people.");
        }
        UciFrontEnd.run(commands, engine(settings), () -> new Bench(engine()), version(), console);
        return 0;
    }

    private static Engine engine() {
        return engine(ClassicSettings.STANDARD);
    }

    private static Engine engine(ClassicSettings settings) {
        return Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .advice(StandardBook.advice())
                .guests(() -> ClassicFamily.players(settings))
                .build();
    }

    /** Returns the version from the manifest of the jar. */
    private static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }
}
