package io.github.kingfell.cli;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command line: what holds for every command, and the commands themselves. */
@Command(
        name = "kingfell",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        synopsisSubcommandLabel = "[COMMAND]",
        description = "A UCI chess engine for endgames and mate search. Without a command it speaks UCI.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:nothing found, or proved that there is nothing to find",
            "2:wrong usage or bad input",
            "3:internal failure"
        },
        subcommands = CommandLine.HelpCommand.class)
public final class KingfellCommand implements Callable<Integer> {
    static final int DONE = 0;
    static final int NOT_FOUND = 1;
    static final int BAD_INPUT = 2;
    static final int FAILURE = 3;

    private final IntSupplier protocol;

    @Option(
            names = "--log-file",
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            description = "write the log, every line of the protocol included, to this file")
    private @Nullable Path logFile;

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "say more on standard error; twice for every line of the protocol")
    private boolean[] verbose = {};

    private KingfellCommand(IntSupplier protocol) {
        this.protocol = protocol;
    }

    /**
     * The command line, ready to execute.
     *
     * @param version what {@code --version} shows
     * @param protocol speaks UCI and returns the exit code
     * @param engines makes the engine for the commands that need one
     */
    public static CommandLine create(String version, IntSupplier protocol, Supplier<Engine> engines) {
        KingfellCommand top = new KingfellCommand(protocol);
        CommandLine line = new CommandLine(top);
        line.addSubcommand(new ProtocolCommand(protocol));
        line.addSubcommand(new MateCommand(engines));
        line.addSubcommand(new CheckProofCommand());
        line.addSubcommand(new CheckMatesCommand(engines));
        line.addSubcommand(new ExplainCommand(engines));
        line.addSubcommand(new CommandLine(new EndgameCommand())
                .addSubcommand(new EndgameBuildCommand())
                .addSubcommand(new EndgameCheckCommand())
                .addSubcommand(new EndgameFitPlanCommand())
                .addSubcommand(new EndgameListCommand(engines))
                .addSubcommand(new EndgamePlayCommand(engines))
                .addSubcommand(new EndgamePromisesCommand())
                .addSubcommand(new EndgameProbeCommand())
                .addSubcommand(new EndgameTableCommand())
                .addSubcommand(new EndgameVerifyCertificateCommand()));
        line.addSubcommand(new CommandLine(new AdviceCommand())
                .addSubcommand(new AdviceCheckCommand())
                .addSubcommand(new AdvicePlayCommand())
                .addSubcommand(new AdviceExplainCommand()));
        line.addSubcommand(new PerftCommand());
        line.addSubcommand(new BenchCommand(engines));
        line.addSubcommand(new ExperimentCommand());
        line.addSubcommand(new AblationCommand());
        line.addSubcommand(new SoakCommand(engines));
        line.addSubcommand(new SelfPlayCommand(engines));
        line.addSubcommand(new WinRatesCommand());
        line.addSubcommand(new StartPositionsCommand(engines));
        line.addSubcommand(new TuneCommand());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.getCommandSpec().version("Kingfell " + version);
        line.getSubcommands().values().forEach(sub -> sub.getCommandSpec().version("Kingfell " + version));
        line.setExecutionStrategy(parsed -> {
            top.startLogging();
            return new CommandLine.RunLast().execute(parsed);
        });
        line.setParameterExceptionHandler((e, args) -> complain(e.getCommandLine(), e.getMessage(), BAD_INPUT));
        line.setExecutionExceptionHandler((e, failed, parsed) -> e instanceof NotationException
                ? complain(failed, e.getMessage(), BAD_INPUT)
                : complain(failed, "internal failure: " + e, FAILURE));
        return line;
    }

    @Override
    public Integer call() {
        return protocol.getAsInt();
    }

    /** Before the first logger exists. */
    private void startLogging() {
        Logging.verbose(verbose.length);
        if (logFile != null) {
            Logging.toFile(logFile);
        }
    }

    /** One line, however long the story. */
    private static int complain(CommandLine command, @Nullable String message, int code) {
        List<String> lines = String.valueOf(message).lines().toList();
        command.getErr().println("kingfell: " + lines.get(0));
        return code;
    }
}
