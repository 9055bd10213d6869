package io.github.kingfell.play.game;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands that can be typed besides moves. */
enum Word {
    BACK("take back your last move; undo and takeback mean the same"),
    HINT("help in three steps: the piece or the idea, where to, the move; hint move shows the move"),
    WHY("why the engine played its last move, and the value of the position"),
    MOVES("the legal moves"),
    BOARD("show the board"),
    FLIP("turn the board"),
    RESIGN("give up"),
    NEW("a new game from the same position; in a drill the next position"),
    SAVE("FILE: write the game as PGN"),
    HELP("this list"),
    QUIT("end");

    private static final List<String> SAME_AS_BACK = List.of("undo", "takeback");

    private final String meaning;

    Word(String meaning) {
        this.meaning = meaning;
    }

    static Optional<Word> of(String text) {
        return Arrays.stream(values())
                .filter(word -> word.text().equalsIgnoreCase(text))
                .findFirst()
                .or(() -> SAME_AS_BACK.contains(text.toLowerCase(Locale.ROOT)) ? Optional.of(BACK) : Optional.empty());
    }

    static List<String> list() {
        return Arrays.stream(values())
                .map(word -> String.format(Locale.ROOT, "%-7s %s", word.text(), word.meaning))
                .toList();
    }

    /** Returns the words to type. */
    static List<String> names() {
        return Arrays.stream(values()).map(Word::text).toList();
    }

    private String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
