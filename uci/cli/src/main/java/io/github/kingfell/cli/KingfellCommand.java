package io.github.kingfell.cli;

import io.github.kingfell.cli.advice.AdviceCheckCommand;
import io.github.kingfell.cli.advice.AdviceCommand;
import io.github.kingfell.cli.advice.AdviceExplainCommand;
import io.github.kingfell.cli.advice.AdvicePlayCommand;
import io.github.kingfell.cli.analyse.AnalyseCommand;
import io.github.kingfell.cli.bench.BenchCommand;
import io.github.kingfell.cli.bench.PerftCommand;
import io.github.kingfell.cli.endgame.EndgameBuildCommand;
import io.github.kingfell.cli.endgame.EndgameCheckCommand;
import io.github.kingfell.cli.endgame.EndgameCommand;
import io.github.kingfell.cli.endgame.EndgameFitPlanCommand;
import io.github.kingfell.cli.endgame.EndgameListCommand;
import io.github.kingfell.cli.endgame.EndgamePlayCommand;
import io.github.kingfell.cli.endgame.EndgameProbeCommand;
import io.github.kingfell.cli.endgame.EndgamePromisesCommand;
import io.github.kingfell.cli.endgame.EndgameTableCommand;
import io.github.kingfell.cli.endgame.EndgameVerifyCertificateCommand;
import io.github.kingfell.cli.explain.ExplainCommand;
import io.github.kingfell.cli.explain.PawnsCommand;
import io.github.kingfell.cli.input.DecimalNumber;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.lab.AblationCommand;
import io.github.kingfell.cli.lab.ClassicsCommand;
import io.github.kingfell.cli.lab.ClassicsPlayCommand;
import io.github.kingfell.cli.lab.ClassicsShowCommand;
import io.github.kingfell.cli.lab.ExperimentCommand;
import io.github.kingfell.cli.lab.SelfPlayCommand;
import io.github.kingfell.cli.lab.SoakCommand;
import io.github.kingfell.cli.lab.StartPositionsCommand;
import io.github.kingfell.cli.lab.TuneCommand;
import io.github.kingfell.cli.lab.WinRatesCommand;
import io.github.kingfell.cli.manual.ManualCommand;
import io.github.kingfell.cli.match.MatchCommand;
import io.github.kingfell.cli.mate.CheckMatesCommand;
import io.github.kingfell.cli.mate.CheckProofCommand;
import io.github.kingfell.cli.mate.MateCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.classic.player.ClassicSettings;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
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
            "3:internal failure",
            "4:the output could not be written: a full disk, or nobody reads it"
        },
        subcommands = CommandLine.HelpCommand.class)
public final class KingfellCommand implements Callable<Integer> {
    private final ToIntFunction<ClassicSettings> protocol;

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

    private KingfellCommand(ToIntFunction<ClassicSettings> protocol) {
        this.protocol = protocol;
    }

    /**
     * The command line, ready to execute.
     *
     * @param version what {@code --version} shows
     * @param protocol speaks UCI and returns the exit code
     * @param engines makes the engine for the commands that need one
     */
    public static CommandLine create(
            String version, ToIntFunction<ClassicSettings> protocol, Supplier<Engine> engines) {
        KingfellCommand top = new KingfellCommand(protocol);
        CommandLine line = new CommandLine(top);
        line.addSubcommand(new ProtocolCommand(protocol));
        line.addSubcommand(new MateCommand(engines));
        line.addSubcommand(new CheckProofCommand());
        line.addSubcommand(new CheckMatesCommand(engines));
        line.addSubcommand(new ExplainCommand(engines));
        line.addSubcommand(new PawnsCommand());
        line.addSubcommand(new AnalyseCommand());
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
        line.addSubcommand(new MatchCommand());
        line.addSubcommand(new ExperimentCommand());
        line.addSubcommand(new CommandLine(new ClassicsCommand())
                .addSubcommand(new ClassicsPlayCommand(engines))
                .addSubcommand(new ClassicsShowCommand(engines)));
        line.addSubcommand(new AblationCommand());
        line.addSubcommand(new SoakCommand(engines));
        line.addSubcommand(new SelfPlayCommand(engines));
        line.addSubcommand(new WinRatesCommand());
        line.addSubcommand(new StartPositionsCommand(engines));
        line.addSubcommand(new TuneCommand());
        line.addSubcommand(new ManualCommand());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.getCommandSpec().version("Kingfell " + version);
        line.getSubcommands().values().forEach(sub -> sub.getCommandSpec().version("Kingfell " + version));
        line.setExecutionStrategy(parsed -> {
            top.startLogging();
            return new CommandLine.RunLast().execute(parsed);
        });
        line.registerConverter(int.class, new WholeNumber.OfInt());
        line.registerConverter(Integer.class, new WholeNumber.OfInt());
        line.registerConverter(long.class, new WholeNumber.OfLong());
        line.registerConverter(Long.class, new WholeNumber.OfLong());
        line.registerConverter(double.class, new DecimalNumber());
        line.registerConverter(Double.class, new DecimalNumber());
        Complaints complaints = new Complaints();
        line.setParameterExceptionHandler(complaints);
        line.setExecutionExceptionHandler(complaints);
        return line;
    }

    @Override
    public Integer call() {
        return protocol.applyAsInt(ClassicSettings.STANDARD);
    }

    /** Before the first logger exists. */
    private void startLogging() {
        Logging.verbose(verbose.length);
        if (logFile != null) {
            Logging.toFile(logFile);
        }
    }
}
