package io.github.kingfell.cli.suite;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.cli.peer.EngineCommand;
import io.github.kingfell.workbench.suite.Contest;
import io.github.kingfell.workbench.suite.SuiteSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The engines of a comparison, and their options. */
final class ContestOptions {
    private static final String OWN_NAME = "kingfell";

    @Option(
            names = "--vs",
            paramLabel = "CMD",
            description = "another UCI engine (the program and its arguments) that searches the same mates with the "
                    + "same limits; may be repeated")
    private List<String> rivals = List.of();

    @Option(
            names = "--engine",
            paramLabel = "CMD",
            description = "the engine compared with those of --vs; default: this one, in its own process")
    private @Nullable String engine;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "an option of --engine; may be repeated")
    private List<EngineSetting> options = List.of();

    @Option(
            names = "--vs-option",
            paramLabel = "NAME=VALUE",
            description = "an option of every engine of --vs; may be repeated")
    private List<EngineSetting> rivalOptions = List.of();

    @Option(
            names = "--tell-length",
            description =
                    "tell the engines of --vs the length of the mate in the book (go mate N), which some solvers need")
    private boolean tellingLength;

    void check(CommandSpec spec) {
        require(
                !rivals.isEmpty() || engine == null && options.isEmpty() && rivalOptions.isEmpty() && !tellingLength,
                "--engine, --option, --vs-option and --tell-length are for a comparison with --vs",
                spec);
        require(
                rivals.stream().noneMatch(String::isBlank) && (engine == null || !engine.isBlank()),
                "--engine and --vs name a program",
                spec);
    }

    /** Returns the names of the engines, ours first; none without a comparison. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        if (!rivals.isEmpty()) {
            names.add(named(engine == null ? OWN_NAME : engine, options));
            rivals.forEach(rival -> names.add(named(rival, rivalOptions) + (tellingLength ? ", with go mate N" : "")));
        }
        return names;
    }

    /** Returns the comparison of {@link #names}; no engine is started yet. */
    Contest contest(SuiteSettings settings) {
        return new Contest(engines(settings), settings.limits(), tellingLength);
    }

    private List<EngineUnderTest> engines(SuiteSettings settings) {
        List<EngineSetting> wishes = List.of(
                new EngineSetting("Threads", Integer.toString(settings.threads())),
                new EngineSetting("Hash", Integer.toString(settings.hash())));
        List<EngineUnderTest> engines = new ArrayList<>();
        if (!rivals.isEmpty()) {
            engines.add(EngineUnderTest.process(EngineCommand.words(engine), options, wishes, false));
            rivals.forEach(rival ->
                    engines.add(EngineUnderTest.process(EngineCommand.words(rival), rivalOptions, wishes, false)));
        }
        return engines;
    }

    private static String named(String command, List<EngineSetting> options) {
        String settings = options.stream().map(option -> " " + option).collect(Collectors.joining());
        return command.strip() + settings;
    }
}
