package io.github.kingfell.play.lesson;

import io.github.kingfell.play.game.Task;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a lesson, a PGN text with one exercise a game. Tags: {@code Event} names the lesson, {@code Exercise} the
 * exercise, {@code FEN} the position, {@code Goal} is {@code win}, {@code promote} or {@code draw} with a number of
 * moves, {@code Side} is the pupil's colour, {@code Idea} and {@code Aim} are hints. The moves are the model.
 */
public final class LessonReader {
    private static final Pattern GOAL = Pattern.compile("(win|promote|draw)(?: (\\d{1,3}))?");
    private static final int USUAL_MOVES = 12;

    private LessonReader() {}

    /**
     * @param name of the lesson where no tag names it
     * @throws NotationException when the text is no lesson; the message names the exercise
     */
    public static ExerciseSet read(PgnReader games, String name) throws IOException, NotationException {
        List<Exercise> exercises = new ArrayList<>();
        String title = "";
        for (Optional<PgnGame> game = games.next(); game.isPresent(); game = games.next()) {
            String number = "exercise " + (exercises.size() + 1) + ": ";
            title = title.isEmpty() ? game.get().tag("Event") : title;
            try {
                exercises.add(exercise(game.get()));
            } catch (NotationException e) {
                throw new NotationException(number + e.getMessage());
            }
        }
        if (exercises.isEmpty()) {
            throw new NotationException("no exercise; a lesson is PGN with the tags FEN and Goal");
        }
        return new ExerciseSet(title.isEmpty() || title.equals("?") ? name : title, exercises);
    }

    private static Exercise exercise(PgnGame game) throws NotationException {
        if (game.tag("FEN").isEmpty()) {
            throw new NotationException("the tag FEN is missing");
        }
        Position start = game.start();
        return new Exercise(
                game.tag("Exercise"),
                start,
                task(game, start),
                game.comment(),
                game.tag("Idea"),
                game.tag("Aim"),
                game.moves());
    }

    private static Task task(PgnGame game, Position start) throws NotationException {
        Matcher goal = GOAL.matcher(game.tag("Goal").strip().toLowerCase(Locale.ROOT));
        if (!goal.matches()) {
            throw new NotationException("the tag Goal must be win, promote, draw or draw with a number of moves, not \""
                    + game.tag("Goal") + "\"");
        }
        int moves = goal.group(2) == null ? USUAL_MOVES : Integer.parseInt(goal.group(2));
        Task.Aim aim = switch (goal.group(1)) {
            case "win" -> Task.Aim.WIN;
            case "promote" -> Task.Aim.PROMOTE;
            default -> Task.Aim.HOLD;
        };
        if (moves == 0 || aim != Task.Aim.HOLD && goal.group(2) != null) {
            throw new NotationException("only the goal draw has a number of moves, at least 1");
        }
        return new Task(aim, side(game.tag("Side"), start), moves);
    }

    private static int side(String tag, Position start) throws NotationException {
        return switch (tag.toLowerCase(Locale.ROOT)) {
            case "" -> start.sideToMove();
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            default -> throw new NotationException("the tag Side must be white or black, not \"" + tag + "\"");
        };
    }
}
