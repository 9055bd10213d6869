package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.workbench.render.DrillPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A position that a person plays out for a task, and the moments that mattered. */
public final class Drill {
    private final GameInPlay game;
    private final Task task;
    private final ExactAnswers answers;
    private final Coach coach;

    public Drill(Position start, Task task, ExactAnswers answers, Coach coach) {
        game = new GameInPlay(start);
        this.task = task;
        this.answers = answers;
        this.coach = coach;
    }

    public GameInPlay game() {
        return game;
    }

    /** Returns true when the task is done or can no longer be done by the rules. */
    public boolean isOver() {
        return task.isOver(game);
    }

    /** Returns what the coach says about a move of the person about to be played; no line or one. */
    public List<String> coach(Position before, int move) {
        return before.sideToMove() != task.person()
                ? List.of()
                : coach
                        .judge(before, move, task.aim() == Task.Aim.WIN)
                        .map(Coach.Judged::sentence)
                        .filter(sentence -> !sentence.isEmpty())
                        .stream()
                        .toList();
    }

    /** Returns the moves played so far, with the moments that mattered. */
    public DrillPage.Game report(int hints, int takenBack) {
        List<DrillPage.Moment> moments = new ArrayList<>();
        Position position = game.start();
        for (int move : game.moves()) {
            if (position.sideToMove() == task.person()) {
                coach.moment(position, move, task.aim() == Task.Aim.WIN).ifPresent(moments::add);
            }
            position.make(move);
        }
        int[] line = game.moves().stream().mapToInt(move -> move).toArray();
        return new DrillPage.Game(
                game.start(),
                task.person(),
                San.formatLine(game.start(), line),
                summary(moments, hints, takenBack),
                moments);
    }

    private List<String> summary(List<DrillPage.Moment> moments, int hints, int takenBack) {
        int played = task.played(game);
        List<String> lines = new ArrayList<>();
        lines.add(
                switch (task.aim()) {
                    case WIN -> won(played) + exactDistance();
                    case PROMOTE -> promoted(played);
                    case HOLD -> held(played);
                });
        long faults = moments.stream().filter(DrillPage.Moment::isFault).count();
        long found = moments.size() - faults;
        lines.add(
                played == 0
                        ? "no move was played"
                        : faults == 0
                                ? "no moves lost"
                                : faults + " of your " + counted(played, "move") + " lost something");
        if (found > 0) {
            lines.add("only moves found: " + found);
        }
        if (hints > 0 || takenBack > 0) {
            lines.add(counted(hints, "hint") + ", " + counted(takenBack, "move") + " taken back");
        }
        return lines;
    }

    private String won(int played) {
        String winner = task.person() == Color.WHITE ? "1-0" : "0-1";
        return game.result().equals(winner) && !game.moves().isEmpty()
                ? "mate in " + counted(played, "move")
                : "no mate after " + counted(played, "move");
    }

    private String exactDistance() {
        int shortest = answers.of(game.start()).map(ExactAnswer::mateIn).orElse(0);
        return shortest == 0 ? "" : "; the exact distance was " + shortest;
    }

    private String promoted(int played) {
        if (!isOver()) {
            return "no promotion after " + counted(played, "move");
        }
        String after = "promoted after " + counted(played, "move");
        return game.isOver()
                ? game.endInWords()
                : ownOutcome()
                        .map(known -> after + (known == Outcome.WIN ? ", and still winning" : ", and the win is gone"))
                        .orElse(after);
    }

    private String held(int played) {
        String after = "after " + counted(played, "move");
        if (game.isOver()) {
            return (game.result().equals("1/2-1/2") ? "the draw was held: " : "the draw was not held: ")
                    + game.endInWords();
        }
        if (!isOver()) {
            return "left " + after;
        }
        return ownOutcome()
                .map(known -> known == Outcome.LOSS ? after + " the position is lost" : "the draw was held " + after)
                .orElse("not mated " + after);
    }

    /** Returns the result of the position on the board for the person; empty where no table knows it. */
    private Optional<Outcome> ownOutcome() {
        Position position = game.position();
        boolean isMine = position.sideToMove() == task.person();
        return answers.of(position).map(ExactAnswer::outcome).map(outcome -> isMine ? outcome : other(outcome));
    }

    private static Outcome other(Outcome outcome) {
        return switch (outcome) {
            case WIN -> Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case LOSS -> Outcome.WIN;
        };
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
