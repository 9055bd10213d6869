package io.github.kingfell.cli;

import io.github.kingfell.cli.advice.AdviceExplainCommand;
import io.github.kingfell.cli.advice.AdvicePlayCommand;
import io.github.kingfell.cli.analyse.AnalyseCommand;
import io.github.kingfell.cli.bench.BenchCommand;
import io.github.kingfell.cli.bench.PerftCommand;
import io.github.kingfell.cli.diagram.DiagramCommand;
import io.github.kingfell.cli.endgame.CertificateCheckCommand;
import io.github.kingfell.cli.endgame.EndgameBuildCommand;
import io.github.kingfell.cli.endgame.EndgameListCommand;
import io.github.kingfell.cli.endgame.EndgamePlayCommand;
import io.github.kingfell.cli.endgame.EndgameProbeCommand;
import io.github.kingfell.cli.endgame.EndgameStatisticsCommand;
import io.github.kingfell.cli.endgame.EndgameTableCommand;
import io.github.kingfell.cli.endgame.EndgameVerifyCommand;
import io.github.kingfell.cli.endgame.EndgameZugzwangsCommand;
import io.github.kingfell.cli.explain.ExplainCommand;
import io.github.kingfell.cli.explain.PawnsCommand;
import io.github.kingfell.cli.lab.AblationCommand;
import io.github.kingfell.cli.lab.AdviceCheckCommand;
import io.github.kingfell.cli.lab.ClassicsCommand;
import io.github.kingfell.cli.lab.ClassicsPlayCommand;
import io.github.kingfell.cli.lab.ClassicsShowCommand;
import io.github.kingfell.cli.lab.EloScaleCommand;
import io.github.kingfell.cli.lab.EndgameCheckCommand;
import io.github.kingfell.cli.lab.EndgamePlanCommand;
import io.github.kingfell.cli.lab.EndgamePromisesCommand;
import io.github.kingfell.cli.lab.ExperimentCommand;
import io.github.kingfell.cli.lab.LearnProverCommand;
import io.github.kingfell.cli.lab.SelfPlayCommand;
import io.github.kingfell.cli.lab.StartPositionsCommand;
import io.github.kingfell.cli.lab.TrainCommand;
import io.github.kingfell.cli.lab.WinRatesCommand;
import io.github.kingfell.cli.manual.ManualCommand;
import io.github.kingfell.cli.manual.Section;
import io.github.kingfell.cli.match.MatchCommand;
import io.github.kingfell.cli.mate.MateCommand;
import io.github.kingfell.cli.mate.ProofCheckCommand;
import io.github.kingfell.cli.mate.ProtocolCheckCommand;
import io.github.kingfell.cli.play.PlayCommand;
import io.github.kingfell.cli.reliability.ProtocolFuzzCommand;
import io.github.kingfell.cli.reliability.SoakCommand;
import io.github.kingfell.cli.results.ResultsMergeCommand;
import io.github.kingfell.cli.serve.ServeCommand;
import io.github.kingfell.cli.suite.SuiteCommand;
import io.github.kingfell.cli.suite.SuiteMergeCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.classic.player.ClassicSettings;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import picocli.CommandLine;

/** All commands, in the sections in which the help and the manual show them. */
final class Commands {
    private final Supplier<Engine> engines;
    private final List<Section> sections;

    /**
     * @param protocol runs the UCI session and returns the exit code
     * @param engines makes the engine for the commands that need one
     */
    Commands(ToIntFunction<ClassicSettings> protocol, Supplier<Engine> engines) {
        this.engines = engines;
        sections = List.of(
                Section.of(
                        "Mates and problems",
                        new MateCommand(engines),
                        new CommandLine(new SuiteCommand(engines)).addSubcommand(new SuiteMergeCommand()),
                        CommandGroup.of("results", "Files of results of 'mate --resume'.", new ResultsMergeCommand()),
                        CommandGroup.of("proof", "Proofs of mate and of gain.", new ProofCheckCommand())),
                Section.of(
                        "Explanations",
                        new ExplainCommand(engines),
                        new PlayCommand(engines),
                        new AnalyseCommand(engines),
                        new PawnsCommand(),
                        new DiagramCommand(),
                        new ServeCommand(engines)),
                Section.of("Endings", endgame(), certificate(), advice()),
                Section.of(
                        "Programs of the past",
                        new CommandLine(new ClassicsCommand())
                                .addSubcommand(new ClassicsPlayCommand(engines))
                                .addSubcommand(new ClassicsShowCommand(engines)),
                        new ExperimentCommand()),
                Section.of(
                        "Engine testers",
                        new ProtocolCommand(protocol),
                        CommandGroup.of(
                                "protocol",
                                "The engine's output, as a GUI reads it.",
                                new ProtocolCheckCommand(engines),
                                new ProtocolFuzzCommand()),
                        new MatchCommand(),
                        new BenchCommand(engines),
                        new PerftCommand(),
                        new SoakCommand(engines),
                        new ManualCommand(this::sections)),
                Section.of(
                        "Fitting the numbers that the engine ships with",
                        new StartPositionsCommand(engines),
                        new SelfPlayCommand(engines),
                        new TrainCommand(),
                        new LearnProverCommand(),
                        new WinRatesCommand(),
                        new EloScaleCommand(),
                        new AblationCommand()));
    }

    List<Section> sections() {
        return sections;
    }

    private CommandLine endgame() {
        CommandLine endgame = CommandGroup.of(
                "endgame",
                "Whole endings: exact tables, and the book checked against them.",
                new EndgameListCommand(engines),
                new EndgameProbeCommand(),
                new EndgameZugzwangsCommand(),
                new EndgameStatisticsCommand(),
                new EndgameTableCommand(),
                new EndgameBuildCommand(),
                new EndgameVerifyCommand(),
                new EndgameCheckCommand(),
                new EndgamePlayCommand(engines),
                new EndgamePromisesCommand(),
                new EndgamePlanCommand());
        addHidden(endgame, "explain", new ExplainCommand(engines));
        addHidden(endgame, "verify-certificate", new CertificateCheckCommand());
        addHidden(endgame, "fit-plan", new EndgamePlanCommand());
        return endgame;
    }

    private static CommandLine certificate() {
        return CommandGroup.of("certificate", "Certificates of whole endings.", new CertificateCheckCommand());
    }

    private static CommandLine advice() {
        return CommandGroup.of(
                "advice",
                "Advice tables: check them against exact values, play them out, explain them.",
                new AdviceCheckCommand(),
                new AdvicePlayCommand(),
                new AdviceExplainCommand());
    }

    /** Names of the first release, which scripts may still use; the help does not show them. */
    void addOldNames(CommandLine top) {
        addHidden(top, "check-proof", new ProofCheckCommand());
        addHidden(top, "check-mates", new ProtocolCheckCommand(engines));
    }

    private static void addHidden(CommandLine parent, String name, Object command) {
        CommandLine line = new CommandLine(command);
        line.getCommandSpec().usageMessage().hidden(true);
        parent.addSubcommand(name, line);
    }
}
