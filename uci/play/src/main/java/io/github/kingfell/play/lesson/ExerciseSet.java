package io.github.kingfell.play.lesson;

import java.util.List;

/**
 * A lesson: exercises in the order in which they are to be played.
 *
 * @param title one line
 * @param exercises at least one
 */
public record ExerciseSet(String title, List<Exercise> exercises) {
    public ExerciseSet {
        exercises = List.copyOf(exercises);
    }
}
