package io.github.kingfell.cli.peer;

import io.github.kingfell.arena.peer.Pace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The pace of the second of two engines, where it differs from that of the first: games at odds. */
public final class RivalPaceOptions {
    @Option(
            names = "--vs-tc",
            paramLabel = "TC",
            description = "the game clock of the second engine; default: that of the first")
    private @Nullable String clock;

    /** Returns the requested pace, or reports an error. */
    public Pace pace(Pace first, CommandSpec spec) {
        return clock == null ? first : PaceOptions.clock("--vs-tc", clock, spec);
    }
}
