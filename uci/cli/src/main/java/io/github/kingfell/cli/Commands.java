package io.github.kingfell.cli;

import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.cli.advice.AdviceExplainCommand;
import io.github.kingfell.cli.advice.AdvicePlayCommand;
import io.github.kingfell.cli.analyse.AnalyseCommand;
import io.github.kingfell.cli.bench.BenchCommand;
import io.github.kingfell.cli.bench.PerftCommand;
import io.github.kingfell.cli.diagram.DiagramCommand;
import io.github.kingfell.cli.endgame.CertificateCheckCommand;
import io.github.kingfell.cli.endgame.CertificateWriteCommand;
import io.github.kingfell.cli.endgame.EndgameBuildCommand;
import io.github.kingfell.cli.endgame.EndgameJudgeCommand;
import io.github.kingfell.cli.endgame.EndgameLearnCommand;
import io.github.kingfell.cli.endgame.EndgameListCommand;
import io.github.kingfell.cli.endgame.EndgamePackCommand;
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
import io.github.kingfell.cli.mate.ProveCommand;
import io.github.kingfell.cli.mate.WorkerCommand;
import io.github.kingfell.cli.play.LessonCommand;
import io.github.kingfell.cli.play.PlayCommand;
import io.github.kingfell.cli.reliability.ProtocolFuzzCommand;
import io.github.kingfell.cli.reliability.SoakCommand;
import io.github.kingfell.cli.results.ResultsMergeCommand;
import io.github.kingfell.cli.serve.ServeCommand;
import io.github.kingfell.cli.suite.SuiteCommand;
import io.github.kingfell.cli.suite.SuiteMergeCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.search.Interruption;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** All commands, in the sections in which the help and the manual show them. Each is made when it is needed. */
final class Commands {
    /** Shows all other commands. */
    private static final String MANUAL = "manual";

    private final Supplier<Engine> engines;
    private final Interruption interruption;
    private final List<Chapter> chapters;
    private @Nullable List<Section> sections;

    /** The commands of a section that have not been made yet. */
    private record Chapter(String heading, List<Entry> entries) {
        static Chapter of(String heading, Entry... entries) {
            return new Chapter(heading, List.of(entries));
        }
    }

    /** @param command makes a command line, or an object that is a command */
    private record Entry(String name, Supplier<Object> command) {
        CommandLine make() {
            Object made = command.get();
            return made instanceof CommandLine line ? line : new CommandLine(made);
        }
    }

    /**
     * @param protocol runs the UCI session and returns the exit code
     * @param given makes the engine for the commands that need one
     * @param interruption ends a command early, and stops the searches of its engine
     */
    Commands(
            ToIntBiFunction<ClassicSettings, InputStream> protocol, Supplier<Engine> given, Interruption interruption) {
        engines = () -> given.get().heed(interruption);
        this.interruption = interruption;
        chapters = List.of(
                Chapter.of(
                        "Mates and problems",
                        new Entry("mate", () -> new MateCommand(engines, interruption)),
                        new Entry("prove", () -> new ProveCommand(interruption)),
                        new Entry("worker", () -> new WorkerCommand(interruption)),
                        new Entry("suite", this::suite),
                        new Entry("results", Commands::results),
                        new Entry("proof", Commands::proof)),
                Chapter.of(
                        "Explanations",
                        new Entry("explain", () -> new ExplainCommand(engines, interruption)),
                        new Entry("play", () -> new PlayCommand(engines)),
                        new Entry("lesson", () -> new LessonCommand(engines)),
                        new Entry("analyse", () -> new AnalyseCommand(engines, interruption)),
                        new Entry("pawns", PawnsCommand::new),
                        new Entry("diagram", DiagramCommand::new),
                        new Entry("serve", () -> new ServeCommand(engines))),
                Chapter.of(
                        "Endings",
                        new Entry("endgame", this::endgame),
                        new Entry("certificate", Commands::certificate),
                        new Entry("advice", Commands::advice)),
                Chapter.of(
                        "Programs of the past",
                        new Entry("classics", this::classics),
                        new Entry("experiment", ExperimentCommand::new)),
                Chapter.of(
                        "Engine testers",
                        new Entry("uci", () -> new ProtocolCommand(protocol)),
                        new Entry("protocol", this::protocol),
                        new Entry("match", () -> new MatchCommand(interruption)),
                        new Entry("bench", () -> new BenchCommand(engines)),
                        new Entry("perft", PerftCommand::new),
                        new Entry("soak", () -> new SoakCommand(engines)),
                        new Entry(MANUAL, () -> new ManualCommand(this::sections))),
                Chapter.of(
                        "Fitting the numbers that the engine ships with",
                        new Entry("startpositions", () -> new StartPositionsCommand(engines)),
                        new Entry("selfplay", () -> new SelfPlayCommand(engines, interruption)),
                        new Entry("train", () -> new TrainCommand(interruption)),
                        new Entry("learn-prover", LearnProverCommand::new),
                        new Entry("winrates", WinRatesCommand::new),
                        new Entry("elo-scale", EloScaleCommand::new),
                        new Entry("ablation", AblationCommand::new)));
    }

    /** Returns all commands, which are made once. */
    List<Section> sections() {
        if (sections == null) {
            sections = chapters.stream()
                    .map(chapter -> new Section(
                            chapter.heading,
                            chapter.entries.stream().map(Entry::make).toList()))
                    .toList();
        }
        return sections;
    }

    /** Makes one command; empty where there is none of that name, and for the manual, which needs all. */
    Optional<CommandLine> alone(String name) {
        return chapters.stream()
                .flatMap(chapter -> chapter.entries.stream())
                .filter(entry -> entry.name.equals(name) && !name.equals(MANUAL))
                .map(Entry::make)
                .findFirst();
    }

    private CommandLine suite() {
        return new CommandLine(new SuiteCommand(engines, interruption)).addSubcommand(new SuiteMergeCommand());
    }

    private static CommandLine results() {
        return CommandGroup.of("results", "Files of results of 'mate --resume'.", new ResultsMergeCommand());
    }

    private static CommandLine proof() {
        return CommandGroup.of("proof", "Proofs of mate and of gain.", new ProofCheckCommand());
    }

    private CommandLine classics() {
        return new CommandLine(new ClassicsCommand())
                .addSubcommand(new ClassicsPlayCommand(engines))
                .addSubcommand(new ClassicsShowCommand(engines));
    }

    private CommandLine protocol() {
        return CommandGroup.of(
                "protocol",
                "The engine's output, as a GUI reads it.",
                new ProtocolCheckCommand(engines),
                new ProtocolFuzzCommand());
    }

    private CommandLine endgame() {
        CommandLine endgame = CommandGroup.of(
                "endgame",
                "Whole endings: exact tables, and the book checked against them.",
                new EndgameListCommand(engines),
                new EndgameProbeCommand(),
                new EndgameZugzwangsCommand(),
                new EndgameStatisticsCommand(),
                new EndgameLearnCommand(),
                new EndgameTableCommand(),
                new EndgameBuildCommand(interruption),
                new EndgamePackCommand(interruption),
                new EndgameVerifyCommand(),
                new EndgameCheckCommand(),
                new EndgameJudgeCommand(engines),
                new EndgamePlayCommand(engines),
                new EndgamePromisesCommand(),
                new EndgamePlanCommand());
        addHidden(endgame, "explain", new ExplainCommand(engines, interruption));
        addHidden(endgame, "verify-certificate", new CertificateCheckCommand());
        addHidden(endgame, "fit-plan", new EndgamePlanCommand());
        return endgame;
    }

    private static CommandLine certificate() {
        return CommandGroup.of(
                "certificate",
                "Certificates of whole endings.",
                new CertificateCheckCommand(),
                new CertificateWriteCommand());
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
