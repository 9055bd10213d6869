package io.github.kingfell.play.lesson;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** The lessons that come with the program. */
public final class ShippedLessons {
    private static final List<String> NAMES = ShippedText.data(ShippedLessons.class, "lessons.txt");

    private ShippedLessons() {}

    /** Returns the names, in the order in which a beginner may play the lessons. */
    public static List<String> names() {
        return NAMES;
    }

    /** Returns the lesson of a name; empty where there is none. */
    public static Optional<ExerciseSet> find(String name) {
        return NAMES.stream().filter(name::equalsIgnoreCase).findFirst().map(ShippedLessons::read);
    }

    private static ExerciseSet read(String name) {
        try {
            String text = ShippedText.of(ShippedLessons.class, name + ".pgn");
            return LessonReader.read(new PgnReader(new StringReader(text)), name);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        } catch (NotationException e) {
            throw new IllegalStateException(name + ": " + e.getMessage(), e);
        }
    }
}
