package io.github.kingfell.workbench.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands that can be typed besides moves. */
enum Word {
    BACK("take back your last move"),
    HINT("a good move"),
    WHY("why the engine played its last move, and the value of the position"),
    MOVES("the legal moves"),
    BOARD("show the board"),
    FLIP("turn the board"),
    RESIGN("give up"),
    NEW("a new game from the same position; in a drill the next position"),
    SAVE("FILE: write the game as PGN"),
    HELP("this list"),
    QUIT("end");

    private final String meaning;

    Word(String meaning) {
        this.meaning = meaning;
    }

    static Optional<Word> of(String text) {
        return Arrays.stream(values())
                .filter(word -> word.text().equalsIgnoreCase(text))
                .findFirst();
    }

    static List<String> list() {
        return Arrays.stream(values())
                .map(word -> String.format(Locale.ROOT, "%-7s %s", word.text(), word.meaning))
                .toList();
    }

    private String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
