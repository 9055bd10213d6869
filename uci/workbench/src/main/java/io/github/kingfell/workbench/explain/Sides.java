package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Color;
import java.util.List;

/** Small words of the sentences. */
final class Sides {
    private Sides() {}

    static String name(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    /** Such as {@code 1 move}, {@code 3 moves}. */
    static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    static String verb(int number, String one, String many) {
        return number == 1 ? one : many;
    }

    /** Such as {@code Kd6, Ke5 and Re1}. */
    static String joined(List<String> words) {
        return joined(words, " and ");
    }

    /** Such as {@code Kd6, Ke5 or Re1}. */
    static String eitherOf(List<String> words) {
        return joined(words, " or ");
    }

    private static String joined(List<String> words, String link) {
        int last = words.size() - 1;
        return last < 1 ? String.join("", words) : String.join(", ", words.subList(0, last)) + link + words.get(last);
    }
}
