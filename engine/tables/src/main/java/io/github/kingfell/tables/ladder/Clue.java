package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Position;

/**
 * A condition of a pattern: a term lies between two values.
 *
 * @param least 0 when there is no lower bound
 * @param most {@link #NO_BOUND} when there is no upper bound
 */
record Clue(LadderTerm term, int least, int most) {
    static final int NO_BOUND = 64;

    boolean fits(Position position) {
        int value = term.of(position);
        return least <= value && value <= most;
    }

    String words() {
        if (most == 0 && !term.none().isEmpty()) {
            return term.none();
        } else if (least == 1 && most == NO_BOUND && !term.some().isEmpty()) {
            return term.some();
        }
        return inNumber(term.words()).replace("{}", amount());
    }

    private String inNumber(String words) {
        boolean one = most == NO_BOUND ? least == 1 : most == 1;
        return one ? words.replace("{} files and ranks", "{} file or rank").replace("{} squares", "{} square") : words;
    }

    private String amount() {
        if (most == least || most == 0) {
            return String.valueOf(most);
        }
        return most == NO_BOUND ? "at least " + least : "at most " + most;
    }
}
