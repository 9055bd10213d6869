package io.github.kingfell.cli;

import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.cli.input.DecimalNumber;
import io.github.kingfell.cli.input.ParsedText;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.manual.CommandOverview;
import io.github.kingfell.cli.manual.Examples;
import io.github.kingfell.cli.manual.Section;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.input.Shard;
import io.github.kingfell.workbench.output.PieceLetters;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The top command: the options that hold for every command, and the commands themselves. */
@Command(
        name = "kingfell",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        synopsisSubcommandLabel = "[COMMAND]",
        commandListHeading = "",
        description = "A UCI chess engine for endgames and mate search. Without a command it speaks UCI.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:nothing found, or proved that there is nothing to find",
            "2:wrong usage or bad input",
            "3:internal failure",
            "4:the output could not be written: the disk is full, or the reader has closed the pipe",
            "130:ended by Ctrl-C (SIGINT) before the work was complete; what was found is printed and written",
            "143:the same by SIGTERM"
        },
        subcommands = CommandLine.HelpCommand.class)
public final class KingfellCommand implements Callable<Integer> {
    private final ToIntBiFunction<ClassicSettings, InputStream> protocol;

    @Option(
            names = "--log-file",
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            description = "write the log to this file, including every line of the protocol")
    private @Nullable Path logFile;

    @Option(
            names = {"-v", "--verbose"},
            scope = ScopeType.INHERIT,
            description = "write more on standard error; given twice, also every line of the protocol")
    private boolean[] verbose = {};

    private KingfellCommand(ToIntBiFunction<ClassicSettings, InputStream> protocol) {
        this.protocol = protocol;
    }

    /** Returns the command line for the files of this machine. */
    public static CommandLine create(
            String version, ToIntBiFunction<ClassicSettings, InputStream> protocol, Supplier<Engine> engines) {
        return create(version, protocol, engines, FileSystems.getDefault());
    }

    /**
     * Returns a command line for one call. It has only the command that the first word names, because reading the
     * options of all commands takes a quarter of a second.
     *
     * @param first word of the call; where it names no command, the command line has all
     * @param signals end a command early
     */
    static CommandLine createFor(
            String first,
            String version,
            ToIntBiFunction<ClassicSettings, InputStream> protocol,
            Supplier<Engine> engines,
            EndSignals signals) {
        Commands commands = new Commands(protocol, engines, signals.interruption());
        KingfellCommand top = new KingfellCommand(protocol);
        CommandLine line = new CommandLine(top);
        commands.alone(first).ifPresentOrElse(line::addSubcommand, () -> addAll(line, commands));
        return configured(top, line, version, FileSystems.getDefault(), signals);
    }

    /**
     * Returns the command line with all commands.
     *
     * @param version what {@code --version} shows
     * @param protocol runs the UCI session and returns the exit code
     * @param engines makes the engine for the commands that need one
     * @param files has the files and folders that the options name
     */
    static CommandLine create(
            String version,
            ToIntBiFunction<ClassicSettings, InputStream> protocol,
            Supplier<Engine> engines,
            FileSystem files) {
        KingfellCommand top = new KingfellCommand(protocol);
        CommandLine line = new CommandLine(top);
        EndSignals signals = EndSignals.none();
        addAll(line, new Commands(protocol, engines, signals.interruption()));
        return configured(top, line, version, files, signals);
    }

    private static void addAll(CommandLine line, Commands commands) {
        List<Section> sections = commands.sections();
        sections.stream().flatMap(section -> section.commands().stream()).forEach(line::addSubcommand);
        commands.addOldNames(line);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandOverview(sections));
    }

    /** Returns the command line, ready to execute. */
    private static CommandLine configured(
            KingfellCommand top, CommandLine line, String version, FileSystem files, EndSignals signals) {
        shapeHelp(line);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        setVersion(line, "Kingfell " + version);
        line.setExecutionStrategy(parsed -> {
            if (top.logFile != null) {
                OutputFile.checkGrowing(top.logFile, parsed.commandSpec().commandLine());
            }
            top.startLogging();
            return signals.execute(parsed, Complaints::executeOrTell);
        });
        line.registerConverter(int.class, new WholeNumber.OfInt());
        line.registerConverter(Integer.class, new WholeNumber.OfInt());
        line.registerConverter(long.class, new WholeNumber.OfLong());
        line.registerConverter(Long.class, new WholeNumber.OfLong());
        line.registerConverter(double.class, new DecimalNumber());
        line.registerConverter(Double.class, new DecimalNumber());
        line.registerConverter(Path.class, files::getPath);
        line.registerConverter(EngineSetting.class, new ParsedText<>(EngineSetting::parse));
        line.registerConverter(Shard.class, new ParsedText<>(Shard::parse));
        line.registerConverter(PieceLetters.class, new ParsedText<>(PieceLetters::of));
        Complaints complaints = new Complaints();
        line.setParameterExceptionHandler(complaints);
        line.setExecutionExceptionHandler(complaints);
        return line;
    }

    /** The help lists options in the order of their declaration, with what most users need first, then examples. */
    private static void shapeHelp(CommandLine line) {
        line.getCommandSpec().usageMessage().sortOptions(false).abbreviateSynopsis(true);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_FOOTER, Examples::render);
        line.getSubcommands().values().forEach(KingfellCommand::shapeHelp);
    }

    private static void setVersion(CommandLine line, String version) {
        line.getCommandSpec().version(version);
        line.getSubcommands().values().forEach(sub -> setVersion(sub, version));
    }

    @Override
    public Integer call() {
        return protocol.applyAsInt(ClassicSettings.STANDARD, System.in);
    }

    /** Starts the logging, before the first logger exists. */
    private void startLogging() {
        Logging.verbose(verbose.length);
        if (logFile != null) {
            Logging.toFile(logFile);
        }
    }
}
