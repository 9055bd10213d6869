package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.input.InputFile;
import io.github.kingfell.lab.tuning.LabelledPosition;
import io.github.kingfell.rules.notation.NotationException;
import java.io.BufferedReader;
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

    /** Takes a position. */
    @FunctionalInterface
    interface Taker {
        void take(LabelledPosition position) throws NotationException;
    }

    /** All positions; complains when there is none. */
    List<LabelledPosition> read(CommandLine commandLine) throws NotationException {
        List<LabelledPosition> positions = new ArrayList<>();
        forEach(positions::add, commandLine);
        return positions;
    }

    /** One position after the other; complains when there is none. */
    void forEach(Taker taker, CommandLine commandLine) throws NotationException {
        long all = 0;
        for (Path file : files) {
            long number = 0;
            try (BufferedReader lines = InputFile.reader(file)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    number++;
                    taker.take(LabelledPosition.parse(line));
                }
            } catch (IOException e) {
                throw new ParameterException(commandLine, "cannot read " + FileProblem.of(e), e);
            } catch (NotationException e) {
                throw new NotationException(file + ", line " + number + ": " + e.getMessage());
            }
            all += number;
        }
        if (all == 0) {
            throw new ParameterException(commandLine, "no position in " + files);
        }
    }
}
