package io.github.kingfell.play.serve;

import io.github.kingfell.play.game.ExactAnswer;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.PracticePositions;
import io.github.kingfell.play.game.PracticePositions.Practised;
import io.github.kingfell.play.game.Task;
import io.github.kingfell.play.lesson.Exercise;
import io.github.kingfell.play.lesson.ExerciseSet;
import io.github.kingfell.play.lesson.ShippedLessons;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** What a page can practise: the exercises of the shipped lessons, and positions of endings. */
final class Exercises {
    private static final int LONGEST_NAME = 40;
    private static final int MOST_EXERCISES = 1_000;
    private static final int MOST_MOVES = 200;

    /** Moves of the user after which a draw counts as held, where nothing else is asked. */
    private static final int USUAL_MOVES = 15;

    /** Number of random positions from which the hardest is taken, because most are over in a few moves. */
    private static final int DRAWN = 4;

    private Exercises() {}

    /** Returns {@code lessons}, each with {@code name}, {@code title} and {@code exercises}. */
    static JsonObject list() {
        List<JsonObject> lessons = new ArrayList<>();
        for (String name : ShippedLessons.names()) {
            ExerciseSet lesson = ShippedLessons.find(name).orElseThrow();
            lessons.add(new JsonObject()
                    .put("name", name)
                    .put("title", lesson.title())
                    .putObjects(
                            "exercises",
                            lesson.exercises().stream().map(Exercises::json).toList()));
        }
        return new JsonObject().putObjects("lessons", lessons);
    }

    static JsonObject json(Exercise exercise) {
        return new JsonObject()
                .put("title", exercise.title())
                .put("fen", Fen.format(exercise.start()))
                .put("side", exercise.task().person() == Color.WHITE ? "white" : "black")
                .put("task", exercise.task().words())
                .put("remark", exercise.remark());
    }

    /** Returns the exercise {@code exercise} of {@code lesson}, or {@code fen} with {@code goal} and {@code side}. */
    static Exercise asked(Asked asked) throws RefusedException {
        if (!asked.has("lesson")) {
            return new Exercise("", AskedGame.position(asked), task(asked), "", "", "", List.of());
        }
        String name = asked.text("lesson", LONGEST_NAME);
        ExerciseSet lesson = ShippedLessons.find(name)
                .orElseThrow(() -> RefusedException.of("lesson", "there is no lesson " + AskedGame.printable(name)));
        int number = (int) asked.number("exercise", 1, MOST_EXERCISES);
        if (number > lesson.exercises().size()) {
            throw RefusedException.of(
                    "exercise", "the lesson has " + lesson.exercises().size());
        }
        return lesson.exercises().get(number - 1);
    }

    private static Task task(Asked asked) throws RefusedException {
        String goal = asked.text("goal", LONGEST_NAME);
        String side = asked.text("side", LONGEST_NAME);
        if (!List.of("win", "hold").contains(goal) || !List.of("white", "black").contains(side)) {
            throw RefusedException.of("goal", "goal is win or hold, side is white or black");
        }
        int moves = asked.has("held") ? (int) asked.number("held", 1, MOST_MOVES) : USUAL_MOVES;
        return new Task(
                goal.equals("win") ? Task.Aim.WIN : Task.Aim.HOLD,
                side.equals("white") ? Color.WHITE : Color.BLACK,
                moves);
    }

    /**
     * Returns {@code fen}, {@code goal} and {@code side} of a position of the endgame {@code ending}, with {@code hold}
     * a drawn one; or of the position {@code fen}, whose winner the user plays, or with a draw the side to move.
     */
    static JsonObject drawn(Asked asked, ExactAnswers answers) throws RefusedException {
        boolean fromBoard = asked.has("fen");
        try {
            return fromBoard ? ofBoard(AskedGame.position(asked), answers) : ofEnding(asked, answers);
        } catch (NotationException e) {
            throw RefusedException.of(fromBoard ? "fen" : "ending", String.valueOf(e.getMessage()));
        }
    }

    private static JsonObject ofBoard(Position position, ExactAnswers answers) throws NotationException {
        ExactAnswer answer =
                answers.of(position).orElseThrow(() -> new NotationException(answers.whyUnknown(position)));
        boolean holds = answer.outcome() == Outcome.DRAW;
        int mover = position.sideToMove();
        return json(position, holds, answer.outcome() == Outcome.LOSS ? mover ^ 1 : mover);
    }

    private static JsonObject ofEnding(Asked asked, ExactAnswers answers) throws NotationException, RefusedException {
        boolean holds = asked.has("hold") && asked.number("hold", 0, 1) == 1;
        long material = material(asked.text("ending", LONGEST_NAME));
        List<Practised> drawn =
                new PracticePositions(answers, holds, USUAL_MOVES).draw(material, DRAWN, new Random().nextLong());
        Practised hardest = drawn.stream()
                .max(Comparator.comparingDouble(found ->
                        holds ? -found.answer().shareKept() : found.answer().mateIn()))
                .orElseThrow(() -> new NotationException(
                        holds ? "it has almost no draw that is hard to hold" : "almost no position of it is won"));
        return json(hardest.start(), holds, hardest.task().person());
    }

    private static long material(String name) throws NotationException {
        try {
            long material = MaterialKey.parse(name.toUpperCase(Locale.ROOT));
            // A name may be too long for the key.
            if (name.length() <= Tablebase.MOST_PIECES && Tablebase.covers(material)) {
                return material;
            }
        } catch (IllegalArgumentException e) {
            throw new NotationException(String.valueOf(e.getMessage()));
        }
        throw new NotationException("an ending has at most five men");
    }

    private static JsonObject json(Position start, boolean holds, int person) {
        return new JsonObject()
                .put("fen", Fen.format(start))
                .put("goal", holds ? "hold" : "win")
                .put("side", person == Color.WHITE ? "white" : "black");
    }
}
