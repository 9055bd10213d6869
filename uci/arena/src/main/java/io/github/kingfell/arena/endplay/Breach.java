package io.github.kingfell.arena.endplay;

/** The kinds of broken announcements of mate. */
public enum Breach {
    TOO_SHORT("shorter than the true distance"),
    LENGTHENED("later than announced before"),
    TAKEN_BACK("taken back"),
    NOT_KEPT("no mate by the announced move");

    private final String words;

    Breach(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
