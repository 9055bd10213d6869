package io.github.kingfell.lab.tournament;

/** How a game ended. */
public enum Ending {
    MATE("mate"),
    STALEMATE("stalemate"),
    REPETITION("third repetition"),
    FIFTY_MOVES("fifty moves"),
    MATERIAL("insufficient material"),
    LENGTH("longest game allowed"),
    DECLINED("a player without a move for the position");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
