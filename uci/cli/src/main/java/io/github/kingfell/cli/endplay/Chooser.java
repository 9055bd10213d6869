package io.github.kingfell.cli.endplay;

import java.util.List;
import java.util.regex.Pattern;

/** Who chose a move, by what the engine says about it in {@code info string} lines. */
public enum Chooser {
    /** A forcing tree that this search or an earlier one of the same game found. */
    FOUND_TREE("found tree", "(forcing tree of depth \\d+|move \\d+ of a forcing tree)\\b.*"),
    /** A forcing tree kept from another game. */
    REMEMBERED_TREE("remembered tree", "(tree remembered|move \\d+ of a remembered tree)\\b.*"),
    /** The exact table; that it declines is no choice. */
    EXACT_TABLE("exact table", "exact table: .*"),
    /** The line of a mate that was announced before. */
    PROOF("followed proof", "following the proof\\b.*"),
    /** Alpha-beta with the prover beside it, which say nothing of their own. */
    SEARCH("search", "(?!)");

    private static final String STRING = "info string ";

    private final String words;
    private final Pattern sign;

    Chooser(String words, String sign) {
        this.words = words;
        this.sign = Pattern.compile(sign);
    }

    /** Who chose, by all lines of a search; the last one that tells counts. */
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
