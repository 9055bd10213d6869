package io.github.kingfell.search;

/** A way of choosing a move. A player knows no other player. */
public interface Player {
    /** The same at all times, and no other player's in the same engine. */
    PlayerId id();

    /** Searches on the calling thread until it has an answer or {@link SearchControl} says stop. */
    Answer play(SearchTask task);

    /** Forgets everything learnt from earlier searches. */
    void newGame();
}
