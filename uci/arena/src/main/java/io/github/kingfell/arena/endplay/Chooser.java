package io.github.kingfell.arena.endplay;

import java.util.List;
import java.util.regex.Pattern;

/** The player that chose a move, by the line {@code info string move by ...} of the engine. */
public enum Chooser {
    /** A forcing tree that this search or an earlier one of the same game found. */
    FOUND_TREE("found tree", "move by forcing tree\\b.*"),
    /** A forcing tree kept from another game. */
    REMEMBERED_TREE("remembered tree", "move by remembered tree\\b.*"),
    EXACT_TABLE("exact table", "move by exact table\\b.*"),
    /** The line of a mate that was announced before. */
    PROOF("followed proof", "move by .*: the mate announced before"),
    /** Alpha-beta and the prover, or an engine that does not report its player. */
    SEARCH("search", "(?!)");

    private static final String STRING = "info string ";

    private final String words;
    private final Pattern sign;

    Chooser(String words, String sign) {
        this.words = words;
        this.sign = Pattern.compile(sign);
    }

    /** Returns the player by all lines of a search; the last line that names one counts. */
    static Chooser of(List<String> lines) {
        Chooser last = SEARCH;
        for (String line : lines) {
            if (line.startsWith(STRING)) {
                String said = line.substring(STRING.length());
                for (Chooser chooser : values()) {
                    last = chooser.sign.matcher(said).matches() ? chooser : last;
                }
            }
        }
        return last;
    }

    @Override
    public String toString() {
        return words;
    }
}
