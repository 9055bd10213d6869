package io.github.kingfell.play.lesson;

import io.github.kingfell.play.game.Drill;
import io.github.kingfell.play.game.Hints;
import io.github.kingfell.play.game.Opponent;
import io.github.kingfell.play.game.Round;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Conducts an exercise: gives its remarks and hints, and lets the opponent follow the model as long as the pupil does.
 */
public final class Teacher {
    private final Exercise exercise;
    private final Drill drill;

    /** @param drill of the exercise's position and task */
    public Teacher(Exercise exercise, Drill drill) {
        this.exercise = exercise;
        this.drill = drill;
    }

    /** @param other plays where the game has left the model */
    public Round round(Opponent other) {
        return new Round(
                drill.game(),
                exercise.task().person(),
                new ModelOpponent(other),
                this::comment,
                drill::isOver,
                this::hints);
    }

    private List<String> comment(Position before, int move) {
        List<Integer> played = new ArrayList<>(drill.game().moves());
        played.add(move);
        List<String> lines = new ArrayList<>();
        exercise.reached(played)
                .map(PgnMove::comment)
                .filter(remark -> !remark.isEmpty())
                .ifPresent(lines::add);
        lines.addAll(drill.coach(before, move));
        return lines;
    }

    private Optional<Hints> hints(Position position) {
        return exercise.next(drill.game().moves())
                .map(next -> Hints.to(position, next.move(), exercise.idea(), exercise.aim()));
    }

    /** Plays the model, and elsewhere asks another opponent. */
    private final class ModelOpponent implements Opponent {
        private final Opponent other;
        private boolean onModel;

        ModelOpponent(Opponent other) {
            this.other = other;
        }

        @Override
        public int move(Position position) throws InterruptedException {
            Optional<PgnMove> next = exercise.next(drill.game().moves());
            onModel = next.isPresent();
            return onModel ? next.orElseThrow().move() : other.move(position);
        }

        @Override
        public String credit() {
            return "";
        }

        @Override
        public String reason() {
            return onModel ? "the lesson" : other.reason();
        }

        @Override
        public String name() {
            return other.name();
        }
    }
}
