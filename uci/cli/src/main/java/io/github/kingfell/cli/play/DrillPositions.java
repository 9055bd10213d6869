package io.github.kingfell.cli.play;

import io.github.kingfell.cli.endgame.MaterialName;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.workbench.endplay.WonPositions;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.input.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Won positions for practice: drawn at random from an ending, or read from a file. */
final class DrillPositions {
    private final ExactSource exact;
    private final CommandSpec spec;

    DrillPositions(ExactSource exact, CommandSpec spec) {
        this.exact = exact;
        this.spec = spec;
    }

    /**
     * Returns at least one position.
     *
     * @param wanted most positions to return
     * @throws ParameterException when there is none, or one is not won
     */
    List<Position> of(String name, int wanted, long seed) {
        List<Position> positions =
                Files.isRegularFile(Path.of(name)) ? ofFile(Path.of(name)) : ofMaterial(name, wanted, seed);
        if (positions.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no won positions in " + name);
        }
        return positions.subList(0, Math.min(wanted, positions.size()));
    }

    private List<Position> ofMaterial(String name, int wanted, long seed) {
        long material = MaterialName.parse(name, spec);
        return new WonPositions(exact.probe(), material, seed).draw(wanted);
    }

    private List<Position> ofFile(Path file) {
        List<Position> positions = new ArrayList<>();
        int number = 0;
        try {
            for (String line : InputFile.lines(file)) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    positions.add(won(line));
                }
            }
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), file + ", line " + number + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        }
        return positions;
    }

    private Position won(String line) throws NotationException {
        Position position = Epd.parse(line).position();
        Optional<ExactVerdict> verdict = exact.verdict(position);
        if (verdict.isEmpty()) {
            throw new NotationException("more than four men, or castling rights");
        }
        if (verdict.get().distance().isDraw() || verdict.get().choices().isEmpty()) {
            throw new NotationException("neither side has a win to practise");
        }
        return position;
    }
}
