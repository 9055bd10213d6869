package io.github.kingfell.search;

import java.util.Locale;

/** The grounds of a statement about mates: that there is one, that there is none, or none that is shorter. */
public enum Grounds {
    /** A search whose transposition table identifies positions by 64 bits: a key collision would make it wrong. */
    SEARCH("disproved by search", "found by search"),

    /** An exact table. */
    TABLE("by the table", "by the table"),

    /**
     * A proof or a refutation that the checker has replayed, and that can be written to a file. No search reports it.
     */
    PROOF("proved", "proved");

    private final String ofNone;
    private final String ofMate;

    Grounds(String ofNone, String ofMate) {
        this.ofNone = ofNone;
        this.ofMate = ofMate;
    }

    /** Returns the words in brackets after the statement that there is no mate, or none shorter. */
    public String words() {
        return ofNone;
    }

    /** Returns the words in brackets after the statement that there is a mate. */
    public String wordsOfMate() {
        return ofMate;
    }

    /** Returns the word for programs. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
