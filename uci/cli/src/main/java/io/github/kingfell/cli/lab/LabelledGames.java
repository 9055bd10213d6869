package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.input.InputFile;
import io.github.kingfell.lab.tuning.LabelledPosition;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The files that {@link SelfPlayCommand} has written, as parameters of a command. */
final class LabelledGames {
    @Parameters(
            index = "0",
            arity = "1..*",
            paramLabel = "FILE",
            description =
                    "of 'kingfell selfplay': lines FEN;result for White;game;score for White; - for standard input")
    private List<Path> files = List.of();

    /** All positions; complains when there is none. */
    List<LabelledPosition> read(CommandLine commandLine) throws NotationException {
        List<LabelledPosition> positions = new ArrayList<>();
        for (Path file : files) {
            int before = positions.size();
            try {
                for (String line : InputFile.lines(file)) {
                    positions.add(LabelledPosition.parse(line));
                }
            } catch (IOException e) {
                throw new ParameterException(commandLine, "cannot read " + FileProblem.of(e), e);
            } catch (NotationException e) {
                throw new NotationException(file + ", line " + (positions.size() - before + 1) + ": " + e.getMessage());
            }
        }
        if (positions.isEmpty()) {
            throw new ParameterException(commandLine, "no position in " + files);
        }
        return positions;
    }
}
