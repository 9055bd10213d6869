package io.github.kingfell.cli;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.classic.family.ClassicFamily;
import io.github.kingfell.lab.classic.player.ClassicSettings;
import io.github.kingfell.uci.UciFrontEnd;
import io.github.kingfell.workbench.bench.Bench;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.output.UserOutput;

/** The entry point and the wiring: book, engine, session. */
public final class Main {
    private Main() {}

    /**
     * Without arguments speaks UCI; otherwise runs the command they name.
     *
     * @param args see {@code --help}
     */
    public static void main(String[] args) {
        Logging.prepare();
        // A GUI waits for the first answer: without arguments the command line need not even be loaded.
        int code = args.length == 0 ? speakUci(ClassicSettings.STANDARD) : execute(args);
        // Not just a return: a search that hangs must not keep the process.
        System.exit(code);
    }

    private static int execute(String[] args) {
        return KingfellCommand.create(version(), Main::speakUci, Main::engine)
                .setOut(UserOutput.standard())
                .setErr(UserOutput.error())
                .execute(args);
    }

    /** Talks to a GUI until it has no more to say. */
    private static int speakUci(ClassicSettings settings) {
        UciFrontEnd.run(engine(settings), () -> new Bench(engine()), version(), Terminal.isInteractive());
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

    /** From the manifest of the jar. */
    private static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }
}
