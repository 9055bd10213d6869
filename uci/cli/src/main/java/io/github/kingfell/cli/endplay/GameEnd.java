package io.github.kingfell.cli.endplay;

/** How a game ended. */
public enum GameEnd {
    MATED("mated"),
    STALEMATE("stalemate"),
    INSUFFICIENT_MATERIAL("insufficient material"),
    REPETITION("third repetition"),
    FIFTY_MOVES("fifty moves"),
    /** Not won any more by the exact table; not played on. */
    THROWN_AWAY("win thrown away"),
    OUT_OF_TIME("lost on time"),
    /** No move, or an illegal one. */
    NO_MOVE("no legal move");

    private final String words;

    GameEnd(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
