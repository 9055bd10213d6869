package io.github.kingfell.play.serve;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.game.Coach;
import io.github.kingfell.play.game.Drill;
import io.github.kingfell.play.game.EngineOpponent;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.Hints;
import io.github.kingfell.play.game.Opponent;
import io.github.kingfell.play.game.Round;
import io.github.kingfell.play.game.TableOpponent;
import io.github.kingfell.play.lesson.Exercise;
import io.github.kingfell.play.lesson.Teacher;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.DrillPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * An exercise of a lesson, or a position of a drill, as far as a user has played it. The page keeps the moves, and each
 * request plays them again, so that nothing is lost with a visit.
 */
final class ServedPractice {
    private static final int MILLIS_OF_A_MOVE = 1_000;
    private static final long NODES_OF_A_HINT = 50_000;
    private static final int MOST_COUNTED = 10_000;

    private final Exercise exercise;
    private final ExactAnswers answers;
    private final Coach coach;
    private final Engine engine;
    private final Drill drill;
    private final Teacher teacher;
    private final Round round;
    private final List<JsonObject> remarks = new ArrayList<>();

    private ServedPractice(Exercise exercise, ExactAnswers answers, Coach coach, Engine engine) {
        this.exercise = exercise;
        this.answers = answers;
        this.coach = coach;
        this.engine = engine;
        drill = new Drill(exercise.start(), exercise.task(), answers, coach);
        teacher = new Teacher(exercise, drill);
        SearchLimits limits = SearchLimits.builder().moveTime(MILLIS_OF_A_MOVE).build();
        round = teacher.round(new EngineOpponent(engine, limits));
    }

    /** @param engine not searching, with the settings of a game */
    static ServedPractice of(Asked asked, ExactAnswers answers, Coach coach, Engine engine) throws RefusedException {
        ServedPractice practice = new ServedPractice(Exercises.asked(asked), answers, coach, engine);
        for (String text : asked.texts("moves", AskedGame.MOST_MOVES, AskedGame.LONGEST_MOVE)) {
            practice.make(text);
        }
        return practice;
    }

    private void make(String text) throws RefusedException {
        Position before = drill.game().position();
        int move = UciMove.parse(text, before);
        if (move == Move.NONE) {
            throw RefusedException.of("moves", "no legal move: " + AskedGame.printable(text));
        }
        remarks.add(new JsonObject()
                .put("san", San.format(before, move))
                .put("remarks", round.witness().sees(before, move)));
        drill.game().make(move);
    }

    /**
     * Returns what is asked, the remarks on each move, and when it is over the summary and the moments that mattered.
     */
    JsonObject json(Asked asked) throws RefusedException {
        boolean isMine = drill.game().position().sideToMove() == exercise.task().person();
        boolean isOver = drill.isOver();
        JsonObject json = Exercises.json(exercise)
                .putObjects("moves", remarks)
                .put("over", isOver)
                .put("turn", isOver ? "" : isMine ? "user" : "opponent");
        if (isOver || asked.has("end")) {
            DrillPage.Game report = drill.report(count("hints", asked), count("takenBack", asked));
            json.put("summary", report.summary())
                    .putObjects(
                            "moments",
                            report.moments().stream()
                                    .map(ServedPractice::moment)
                                    .toList());
        }
        return json;
    }

    private static int count(String name, Asked asked) throws RefusedException {
        return asked.has(name) ? (int) asked.number(name, 0, MOST_COUNTED) : 0;
    }

    private static JsonObject moment(DrillPage.Moment moment) {
        return new JsonObject()
                .put("sentence", moment.sentence())
                .put("reason", moment.reason())
                .put("fault", moment.isFault())
                .put("better", moment.isFault() ? MoveJson.text(moment.better()) : "");
    }

    /** Returns the opponent's move: the lesson's, or that of the table where it knows the position, or the engine's. */
    JsonObject reply() throws RefusedException, InterruptedException {
        Position position = drill.game().position();
        if (drill.isOver() || position.sideToMove() == exercise.task().person()) {
            throw new RefusedException(RefusedException.CONFLICT, "the opponent is not to move");
        }
        Opponent opponent = answers.of(position).isPresent()
                ? teacher.round(new TableOpponent(answers, new Random())).opponent()
                : round.opponent();
        int move = opponent.move(position);
        return MoveJson.of(position, move).put("reason", opponent.reason());
    }

    /** Returns {@code steps}, each saying more than the one before. */
    JsonObject hint() throws RefusedException, InterruptedException {
        Position position = drill.game().position();
        if (drill.isOver() || position.sideToMove() != exercise.task().person()) {
            throw new RefusedException(RefusedException.CONFLICT, "it is not your move");
        }
        Optional<Hints> known = round.hints().apply(position).or(() -> coach.hints(position));
        Hints hints = known.isPresent() ? known.get() : coach.hints(position, searched(position));
        return new JsonObject().put("steps", hints.steps());
    }

    private int searched(Position position) throws InterruptedException {
        SearchLimits limits = SearchLimits.builder().nodes(NODES_OF_A_HINT).build();
        return engine.search(new SearchRequest(position, limits)).bestMove();
    }
}
