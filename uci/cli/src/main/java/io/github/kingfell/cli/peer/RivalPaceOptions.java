package io.github.kingfell.cli.peer;

import io.github.kingfell.workbench.peer.Pace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** How long the second of two engines may think, where that is not as long as the first: games at odds. */
public final class RivalPaceOptions {
    @Option(
            names = "--vs-tc",
            paramLabel = "BASE+INC",
            description = "the game clock of the second engine; default: as the first")
    private @Nullable String clock;

    /** What was asked for, or a complaint. */
    public Pace pace(Pace first, CommandSpec spec) {
        return clock == null ? first : PaceOptions.clock("--vs-tc", clock, spec);
    }
}
