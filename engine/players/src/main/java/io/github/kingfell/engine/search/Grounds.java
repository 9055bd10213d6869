package io.github.kingfell.engine.search;

/** What the statement rests on that there is no mate, or none that is shorter. A mate itself is always proved. */
public enum Grounds {
    /** A proof-number search, whose table knows positions by 64 bits: two positions in one entry would make it wrong. */
    SEARCH("disproved by search"),

    /** An exact table. */
    TABLE("by the table"),

    /** A refutation that the checker has replayed, and that can be written to a file. No search reports it. */
    PROOF("proved");

    private final String words;

    Grounds(String words) {
        this.words = words;
    }

    /** As it stands in brackets after the statement. */
    public String words() {
        return words;
    }
}
