package io.github.kingfell.cli.serve;

import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.serve.Browser;
import io.github.kingfell.play.serve.LocalServer;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the page until the user ends it. */
@Command(
        name = "serve",
        description =
                "Serve a page for the browser of this machine: play games, step through pasted ones with side lines,"
                        + " watch the engine's lines, have games reviewed and problems solved, take lessons and practise"
                        + " endings, walk through proofs. Ctrl-C ends it.")
public final class ServeCommand extends ConsoleCommand {
    private static final int HIGHEST_PORT = 65_535;

    private final Supplier<Engine> engines;

    @Option(names = "--port", paramLabel = "N", description = "default ${DEFAULT-VALUE}; 0 takes any free port")
    private int port;

    @Option(names = "--open", description = "open the page in the browser too")
    private boolean open;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "search threads of each page, default ${DEFAULT-VALUE}")
    private int threads = 1;

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for the search tables of each page, default ${DEFAULT-VALUE}")
    private int hash = 64;

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    public ServeCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() {
        if (port < 0 || port > HIGHEST_PORT) {
            throw usageError("--port must be from 0 to " + HIGHEST_PORT);
        }
        tables.check(spec.commandLine());
        Engine engine = engines.get();
        tables.give(engine, spec.commandLine());
        try (LocalServer server = new LocalServer(port, engine, tables.library(spec.commandLine()), threads, hash)) {
            out().println(server.address());
            err().println("open this address in a browser of this machine; Ctrl-C ends it");
            if (open && !Browser.open(server.address())) {
                err().println("kingfell: no browser could be opened");
            }
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw usageError("--port: " + port + " is not available; is it in use?", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.DONE;
    }
}
