package io.github.kingfell.cli.lab;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.lab.selfplay.Starts;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.input.ListedPositions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** From where the games of {@link SelfPlayCommand} begin. */
final class StartOptions {
    private static final int HALF = 50;

    @Option(
            names = "--endings",
            paramLabel = "PERCENT",
            description = "percentage of games that begin in an ending of random pieces, default ${DEFAULT-VALUE}")
    private int endings = 20;

    @Option(
            names = "--chess960",
            paramLabel = "PERCENT",
            description = "percentage of games that begin in a Chess960 position, default ${DEFAULT-VALUE}")
    private int chess960 = 5;

    @Option(
            names = "--starts",
            paramLabel = "FILE",
            description = "FEN or EPD, one position on each line, for games that begin after up to three random moves "
                    + "from one of them")
    private @Nullable Path list;

    @Option(
            names = "--listed",
            paramLabel = "PERCENT",
            description = "percentage of games that begin from --starts, default " + HALF)
    private @Nullable Integer listed;

    /** Returns the starts; reports an error for a file or percentages that cannot be used. */
    Starts starts(CommandSpec spec) {
        if (listed != null && list == null) {
            throw new ParameterException(spec.commandLine(), "--listed goes with --starts");
        }
        List<String> positions = list == null ? List.of() : read(list, spec);
        try {
            return new Starts(endings, chess960, share(), positions);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--endings, --chess960 and --listed together must be from 0 to 100, and --starts needs a position",
                    e);
        }
    }

    /** Returns the description for the file of games. */
    String origin() {
        String known = endings + " % endings, " + chess960 + " % Chess960";
        return list == null ? known : known + ", " + share() + " % from " + list.getFileName();
    }

    private int share() {
        return listed != null ? listed : list == null ? 0 : HALF;
    }

    private static List<String> read(Path list, CommandSpec spec) {
        try {
            return ListedPositions.parse(InputFile.lines(list), list.toString()).stream()
                    .map(Fen::format)
                    .toList();
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        }
    }
}
