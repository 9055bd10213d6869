package io.github.kingfell.play.lesson;

import io.github.kingfell.play.game.ExactAnswer;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.Task;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.Distance.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares an exercise with exact tables. The pupil must have the result that the goal promises. In the model and in
 * its variations a move of the pupil must keep the result, one with {@code !} must be the only one that does, and one
 * with {@code ?} must throw it away.
 */
public final class LessonCheck {
    private static final int GOOD = 1;
    private static final int MISTAKE = 2;
    private static final int VERY_GOOD = 3;
    private static final int BLUNDER = 4;

    private final ExactAnswers answers;
    private final Task task;
    private final List<String> faults = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();

    private LessonCheck(ExactAnswers answers, Task task) {
        this.answers = answers;
        this.task = task;
    }

    /**
     * What the tables say about an exercise.
     *
     * @param faults one sentence each; empty where the tables confirm all they know
     * @param unknown why a position is unknown, once for each reason; empty where all was checked
     */
    public record Findings(List<String> faults, List<String> unknown) {
        public Findings {
            faults = List.copyOf(faults);
            unknown = List.copyOf(unknown);
        }
    }

    public static Findings of(Exercise exercise, ExactAnswers answers) {
        LessonCheck check = new LessonCheck(answers, exercise.task());
        check.start(exercise.start());
        check.line(exercise.start().copy(), exercise.line());
        return new Findings(check.faults, check.unknown.stream().distinct().toList());
    }

    private void start(Position start) {
        Optional<ExactAnswer> answer = answers.of(start);
        if (answer.isEmpty()) {
            unknown.add(answers.whyUnknown(start));
            return;
        }
        Outcome mover = answer.get().outcome();
        boolean isMine = start.sideToMove() == task.person();
        Outcome mine = isMine || mover == Outcome.DRAW ? mover : mover == Outcome.WIN ? Outcome.LOSS : Outcome.WIN;
        if (mine != task.outcome()) {
            String side = task.person() == Color.WHITE ? "White" : "Black";
            faults.add(side + (mine == Outcome.WIN ? " wins" : mine == Outcome.LOSS ? " loses" : " only draws")
                    + " this position, so the goal is wrong");
        }
    }

    private void line(Position position, List<PgnMove> line) {
        if (line.isEmpty()) {
            return;
        }
        PgnMove first = line.get(0);
        first.variations().forEach(variation -> line(position.copy(), variation));
        if (position.sideToMove() == task.person()) {
            answers.of(position)
                    .ifPresentOrElse(
                            answer -> judge(position, first, answer), () -> unknown.add(answers.whyUnknown(position)));
        }
        position.make(first.move());
        line(position, line.subList(1, line.size()));
    }

    private void judge(Position position, PgnMove move, ExactAnswer answer) {
        boolean keeps = answer.choice(move.move()).outcome() == answer.outcome();
        boolean isMistake = move.nags().contains(MISTAKE) || move.nags().contains(BLUNDER);
        boolean isOnly = move.nags().contains(GOOD) || move.nags().contains(VERY_GOOD);
        String name = position.fullmoveNumber()
                + (position.sideToMove() == Color.WHITE ? ". " : "... ")
                + San.format(position, move.move());
        if (isMistake && keeps) {
            faults.add(name + " is marked ?, but it keeps the result");
        } else if (!isMistake && !keeps) {
            faults.add(name + " throws the result away");
        } else if (isOnly && answer.keeping().size() > 1) {
            faults.add(name + " is marked !, but " + other(position, move.move(), answer) + " keeps the result too");
        }
    }

    private static String other(Position position, int move, ExactAnswer answer) {
        return answer.keeping().stream()
                .map(ExactAnswer.ExactMove::move)
                .filter(kept -> kept != move)
                .findFirst()
                .map(kept -> San.format(position, kept))
                .orElse("");
    }
}
