package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The option that gives the question to a program of the past. */
final class PastProgram {
    private static final String BELL = "bell";
    private static final int LENGTH = 2;

    /** Bell's program has no limits and no settings, and always gives all keys. */
    private static final Set<String> MAY_GO_WITH_IT = Set.of("--as", "--in", "--json", "--resume", "--progress");

    @Option(
            names = "--as",
            paramLabel = "PROGRAM",
            description = "solve as a program of the past: " + BELL
                    + " (A. G. Bell 1972) solves mates in two with all keys, and shows the work for each move")
    private @Nullable String program;

    boolean isSet() {
        return program != null;
    }

    /** @param in the number of moves of the mate, 0 for none */
    void check(CommandSpec spec, int in) {
        if (program == null) {
            return;
        }
        require(program.equals(BELL), "no program \"" + program + "\" solves mates; there is " + BELL, spec);
        require(in == 0 || in == LENGTH, "Bell's program solves mates in two: --in " + LENGTH, spec);
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            require(
                    MAY_GO_WITH_IT.contains(option.longestName()),
                    option.longestName() + " does not go with --as " + BELL,
                    spec);
        }
    }
}
