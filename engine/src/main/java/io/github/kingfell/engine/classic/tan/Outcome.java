package io.github.kingfell.engine.classic.tan;

/** What the program takes a situation for. Not proved: both sides' moves are picked by the network. */
public enum Outcome {
    WIN("White wins"),
    DRAW("a draw"),
    OPEN("open");

    private final String words;

    Outcome(String words) {
        this.words = words;
    }

    /** For the user. */
    public String words() {
        return words;
    }
}
