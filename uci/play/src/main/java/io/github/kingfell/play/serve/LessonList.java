package io.github.kingfell.play.serve;

import io.github.kingfell.play.lesson.Exercise;
import io.github.kingfell.play.lesson.ExerciseSet;
import io.github.kingfell.play.lesson.ShippedLessons;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The shipped lessons, for the page. */
final class LessonList {
    private LessonList() {}

    /** Returns {@code lessons}, each with {@code title} and {@code exercises}. */
    static JsonObject json() {
        List<JsonObject> lessons = ShippedLessons.names().stream()
                .flatMap(name -> ShippedLessons.find(name).stream())
                .map(LessonList::lesson)
                .toList();
        return new JsonObject().putObjects("lessons", lessons);
    }

    private static JsonObject lesson(ExerciseSet lesson) {
        List<JsonObject> exercises = new ArrayList<>();
        for (Exercise exercise : lesson.exercises()) {
            exercises.add(new JsonObject()
                    .put("title", exercise.title())
                    .put("fen", Fen.format(exercise.start()))
                    .put("side", exercise.task().person() == Color.WHITE ? "white" : "black")
                    .put("task", exercise.task().words())
                    .put("remark", exercise.remark())
                    .put("idea", exercise.idea()));
        }
        return new JsonObject().put("title", lesson.title()).putObjects("exercises", exercises);
    }
}
