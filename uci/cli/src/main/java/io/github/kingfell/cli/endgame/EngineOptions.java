package io.github.kingfell.cli.endgame;

import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.cli.peer.EngineCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.uci.UciDialogue;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The engine that plays, and its options. */
final class EngineOptions {
    @Option(
            names = "--engine",
            paramLabel = "CMD",
            description = "another UCI engine: the program and its arguments; default: this one, as a process")
    private @Nullable String engine;

    @Option(names = "--in-process", description = "run this engine in this process")
    private boolean inProcess;

    @Option(names = "--fresh", description = "start the engine again for each game")
    private boolean fresh;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "an option of the engine; may be repeated")
    private List<EngineSetting> settings = List.of();

    EngineUnderTest engine(Supplier<Engine> own, CommandSpec spec) {
        if (engine != null && (inProcess || engine.isBlank())) {
            throw new ParameterException(spec.commandLine(), "--engine names a program and excludes --in-process");
        }
        if (inProcess) {
            return new EngineUnderTest(() -> new UciDialogue(own.get()), settings, fresh);
        }
        return EngineUnderTest.process(EngineCommand.words(engine), settings, List.of(), fresh);
    }
}
