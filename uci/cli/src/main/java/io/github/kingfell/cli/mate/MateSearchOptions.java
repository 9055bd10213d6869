package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.MoveCount;
import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.TimedMateSearch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Limits on the search for a mate, and on the mate's length. */
final class MateSearchOptions {
    private static final double DEFAULT_SECONDS = 60;

    @Option(
            names = "--in",
            converter = MoveCount.Converter.class,
            paramLabel = "N",
            description = "look for a mate in at most N moves; default: of any length. A helpmate may have half a "
                    + "move: 2.5")
    private MoveCount length = new MoveCount(0, false);

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Seconds.class,
            description = "time limit, such as 30, 45s, 30m, 8h; all of it is used unless a shorter mate is ruled out "
                    + "before; without it the limit is 60, and the search for a shorter mate gets a part of it, in "
                    + "proportion to the time of the first proof")
    private @Nullable Double time;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "node limit, default none")
    private long nodes;

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    @Mixin
    private SearchSize size = new SearchSize();

    @Option(names = "--first", description = "stop at the first proof instead of looking for a shorter mate")
    private boolean first;

    /** Reports errors before the search instead of after it. */
    void check(CommandLine command) {
        int in = length.moves();
        if (in < 0) {
            throw new ParameterException(command, "--in must not be negative");
        }
        if (in > ProofNumberPlayer.MAX_BOUND) {
            throw new ParameterException(command, "--in must be at most " + ProofNumberPlayer.MAX_BOUND);
        }
        if (time != null && !(time > 0 && time <= Integer.MAX_VALUE)) {
            throw new ParameterException(command, "--time must be more than 0");
        }
        tables.check(command);
    }

    /** Returns the requested length; 0 moves for any. */
    MoveCount length() {
        return length;
    }

    /** Takes a length that stands in a stipulation. */
    void length(MoveCount stated) {
        length = stated;
    }

    /** Returns a new engine with the user's tables. */
    Engine engine(Supplier<Engine> engines, CommandLine command) {
        Engine engine = engines.get();
        tables.give(engine, command);
        return engine;
    }

    /** Returns the seconds that a proof from the exact tables may take. */
    double proofSeconds() {
        return time == null ? Double.POSITIVE_INFINITY : time;
    }

    /** @param interruption ends the search before its limits do */
    MateSettings settings(Interruption interruption) {
        TimedMateSearch.Shortening effort = first
                ? TimedMateSearch.Shortening.FIRST_PROOF
                : time == null ? TimedMateSearch.Shortening.SOME_SHORTENING : TimedMateSearch.Shortening.ALL_THE_TIME;
        double seconds = time == null ? DEFAULT_SECONDS : time;
        return new MateSettings(length.moves(), seconds, nodes, size.threads(), size.hash(), effort, interruption);
    }
}
