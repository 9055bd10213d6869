package io.github.kingfell.cli.peer;

import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.EngineUnderTest;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The two engines of a comparison, and the options of each. */
public final class TwoEngines {
    @Option(
            names = "--engine",
            paramLabel = "CMD",
            description = "the first engine, the program and its arguments; default: this one")
    private @Nullable String engine;

    @Option(names = "--vs", paramLabel = "CMD", description = "the second engine; default: this one")
    private @Nullable String rival;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "an option of the first engine; may be repeated")
    private List<EngineSetting> options = List.of();

    @Option(
            names = "--vs-option",
            paramLabel = "NAME=VALUE",
            description = "an option of the second engine; may be repeated")
    private List<EngineSetting> rivalOptions = List.of();

    /** Returns true when any of these options was given: this program against itself is no comparison. */
    public boolean areNamed() {
        return engine != null || rival != null || !options.isEmpty() || !rivalOptions.isEmpty();
    }

    /** Reports an error for a command that cannot start an engine. */
    public void check(CommandSpec spec) {
        if (Stream.of(engine, rival).anyMatch(command -> command != null && command.isBlank())) {
            throw new ParameterException(spec.commandLine(), "--engine and --vs name a program");
        }
    }

    /**
     * Returns a supplier of the first engine, not yet started; each call makes a new process.
     *
     * @param wishes options set before the user's own, where the engine has them
     */
    public Supplier<EngineUnderTest> first(List<EngineSetting> wishes) {
        return engine(engine, options, wishes);
    }

    /** Returns the same for the second engine. */
    public Supplier<EngineUnderTest> second(List<EngineSetting> wishes) {
        return engine(rival, rivalOptions, wishes);
    }

    private static Supplier<EngineUnderTest> engine(
            @Nullable String command, List<EngineSetting> settings, List<EngineSetting> wishes) {
        return () -> EngineUnderTest.process(EngineCommand.words(command), settings, wishes, false);
    }
}
