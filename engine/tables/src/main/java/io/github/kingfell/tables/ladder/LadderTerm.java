package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Position;
import java.util.function.ToIntFunction;

/**
 * A number that a person sees on the board, White being the side that wins.
 *
 * @param words with {@code {}} for the number
 * @param none the words for 0, empty when they are the usual ones
 * @param some the words for more than 0, empty when they are the usual ones
 * @param value 0 to 64
 */
record LadderTerm(String words, String none, String some, ToIntFunction<Position> value) {
    static LadderTerm number(String words, ToIntFunction<Position> value) {
        return new LadderTerm(words, "", "", value);
    }

    static LadderTerm number(String words, String none, String some, ToIntFunction<Position> value) {
        return new LadderTerm(words, none, some, value);
    }

    static LadderTerm yesOrNo(String no, String yes, ToIntFunction<Position> value) {
        return new LadderTerm(yes, no, yes, value);
    }

    /** Returns false when it is only asked whether the value is 0. */
    boolean isNumber() {
        return words.contains("{}");
    }

    int of(Position position) {
        return value.applyAsInt(position);
    }
}
