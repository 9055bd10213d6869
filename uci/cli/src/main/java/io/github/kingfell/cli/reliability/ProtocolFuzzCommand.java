package io.github.kingfell.cli.reliability;

import io.github.kingfell.arena.peer.EngineProcess;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.peer.EngineCommand;
import io.github.kingfell.uci.FuzzLines;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.reliability.FuzzResult;
import io.github.kingfell.workbench.reliability.ProtocolFuzz;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Sends random input to the UCI protocol. */
@Command(
        name = "fuzz",
        description =
                "Send random lines to this engine in its own process: correct lines, nearly correct lines and noise. "
                        + "Each go must get one legal best move, each isready its readyok, and each invalid line an "
                        + "error. Nothing may appear on standard error, and quit must end the process.")
public final class ProtocolFuzzCommand extends ConsoleCommand {
    @Option(
            names = "--lines",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "number of lines, default ${DEFAULT-VALUE}")
    private int lines = 100_000;

    @Option(names = "--seed", paramLabel = "N", description = "seed of the lines, default ${DEFAULT-VALUE}")
    private long seed = 1;

    @Option(names = "--json", description = "the result as JSON")
    private boolean json;

    @Override
    public Integer call() throws IOException, InterruptedException {
        ProgressLine progress = new ProgressLine(err(), lines);
        FuzzResult result = fuzz(progress);
        progress.clear();
        PrintWriter out = out();
        out.println(json ? result.json(seed) : "seed " + seed + ", " + result);
        out.flush();
        return result.isClean() ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private FuzzResult fuzz(ProgressLine progress) throws IOException, InterruptedException {
        List<String> complaints = new CopyOnWriteArrayList<>();
        try (EngineProcess engine = new EngineProcess(EngineCommand.own(), complaints::add)) {
            FuzzResult result =
                    new ProtocolFuzz(engine, new FuzzLines(seed)).run(lines, sent -> progress.show(sent, "lines"));
            if (!result.isClean()) {
                return result;
            }
            OptionalInt exit = engine.quit();
            if (exit.isEmpty() || exit.getAsInt() != 0) {
                return result.withFault("quit did not end the process with exit code 0");
            }
            return complaints.isEmpty() ? result : result.withFault("on standard error: " + complaints.get(0));
        }
    }
}
