package io.github.kingfell.cli.play;

import io.github.kingfell.cli.endgame.MaterialName;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.play.game.ExactAnswer;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.PracticePositions;
import io.github.kingfell.play.game.PracticePositions.Practised;
import io.github.kingfell.play.game.Task;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.workbench.input.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Positions for practice, won or to be held: drawn at random from an ending, or read from a file. */
final class DrillPositions {
    private final ExactAnswers answers;
    private final CommandSpec spec;
    private final boolean holds;
    private final int moves;

    /**
     * @param holds true for drawn positions, where the person holds the draw
     * @param moves for which a draw is to be held
     */
    DrillPositions(ExactAnswers answers, boolean holds, int moves, CommandSpec spec) {
        this.answers = answers;
        this.holds = holds;
        this.moves = moves;
        this.spec = spec;
    }

    /**
     * Returns at least one position.
     *
     * @param wanted most positions to return
     * @throws ParameterException when there is none, or one is not of the kind
     */
    List<Practised> of(String name, int wanted, long seed) {
        List<Practised> positions =
                Files.isRegularFile(Path.of(name)) ? ofFile(Path.of(name)) : ofMaterial(name, wanted, seed);
        if (positions.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), (holds ? "no draws that are hard to hold in " : "no won positions in ") + name);
        }
        return positions.subList(0, Math.min(wanted, positions.size()));
    }

    /**
     * Returns the same positions for the same seed, the colours of the sides in turn. The side named first wins or has
     * to be held.
     */
    private List<Practised> ofMaterial(String name, int wanted, long seed) {
        long material = MaterialName.parseFive(name, spec);
        try {
            return new PracticePositions(answers, holds, moves).draw(material, wanted, seed);
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), name + ": " + e.getMessage(), e);
        }
    }

    private Task task(int person) {
        return new Task(holds ? Task.Aim.HOLD : Task.Aim.WIN, person, moves);
    }

    private List<Practised> ofFile(Path file) {
        List<Practised> positions = new ArrayList<>();
        int number = 0;
        try {
            for (String line : InputFile.lines(file)) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    positions.add(practised(line));
                }
            }
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), file + ", line " + number + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        }
        return positions;
    }

    /** Returns a position of a file: the winner plays it, or with draws the side to move. */
    private Practised practised(String line) throws NotationException {
        Position position = Epd.parse(line).position();
        Optional<ExactAnswer> answer = answers.of(position);
        if (answer.isEmpty()) {
            throw new NotationException(answers.whyUnknown(position));
        }
        Outcome outcome = answer.get().outcome();
        if (holds != (outcome == Outcome.DRAW)) {
            throw new NotationException(
                    holds ? "the position is not drawn" : "neither side has a win to practise; --hold practises draws");
        }
        int mover = position.sideToMove();
        return new Practised(position, task(outcome == Outcome.LOSS ? mover ^ 1 : mover), answer.get());
    }
}
