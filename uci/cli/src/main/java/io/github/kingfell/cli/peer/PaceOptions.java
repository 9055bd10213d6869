package io.github.kingfell.cli.peer;

import io.github.kingfell.arena.peer.Pace;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The time an engine may think for a move, in one of several forms. */
public final class PaceOptions {
    private static final int DEFAULT_MOVETIME = 100;
    private static final Pattern CLOCK = Pattern.compile(
            "(?:(?<moves>[1-9]\\d{0,3})/)?(?<base>\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(?<increment>\\d{1,6}(?:\\.\\d{1,3})?))?");

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "milliseconds for each move, the default: " + DEFAULT_MOVETIME)
    private @Nullable Integer moveTime;

    @Option(names = "--nodes", paramLabel = "N", description = "nodes for each move instead")
    private @Nullable Long nodes;

    @Option(names = "--depth", paramLabel = "D", description = "depth of each search instead")
    private @Nullable Integer depth;

    @Option(
            names = "--tc",
            paramLabel = "TC",
            description =
                    "a game clock instead, in seconds: 60; 60+0.6 with an increment; 40/60+0.6 with 60 seconds for "
                            + "each 40 moves")
    private @Nullable String clock;

    /** Returns the requested pace, or reports an error. */
    public Pace pace(CommandSpec spec) {
        long given = Stream.of(moveTime, nodes, depth, clock)
                .filter(option -> option != null)
                .count();
        if (given > 1) {
            throw new ParameterException(spec.commandLine(), "only one of --movetime, --nodes, --depth and --tc");
        }
        if (nodes != null) {
            return limit("nodes", nodes, spec);
        }
        if (depth != null) {
            return limit("depth", depth, spec);
        }
        return clock == null
                ? limit("movetime", moveTime == null ? DEFAULT_MOVETIME : moveTime, spec)
                : clock("--tc", clock, spec);
    }

    private static Pace limit(String what, long value, CommandSpec spec) {
        if (value < 1) {
            throw new ParameterException(spec.commandLine(), "--" + what + " must be at least 1");
        }
        return Pace.of(what + " " + value);
    }

    /** Returns the game clock of a text, or reports an error. */
    public static Pace clock(String option, String text, CommandSpec spec) {
        Matcher parts = CLOCK.matcher(text);
        if (!parts.matches() || millis(parts.group("base")) == 0) {
            throw new ParameterException(
                    spec.commandLine(), option + " takes seconds, such as 60, 60+0.6 or 40/60+0.6, not " + text);
        }
        String moves = parts.group("moves");
        String increment = parts.group("increment");
        return Pace.clock(
                moves == null ? 0 : Integer.parseInt(moves),
                millis(parts.group("base")),
                increment == null ? 0 : millis(increment));
    }

    private static long millis(String seconds) {
        return Math.round(Double.parseDouble(seconds) * 1000);
    }
}
