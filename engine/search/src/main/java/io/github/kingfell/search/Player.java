package io.github.kingfell.search;

/** A way of choosing a move. A player knows no other player. */
public interface Player {
    /** Returns the identity, which never changes and which no other player of the engine has. */
    PlayerId id();

    /** Searches on the calling thread until it has an answer or {@link SearchControl} stops it. */
    Answer play(SearchTask task);

    /** Forgets everything learnt from earlier searches. */
    void newGame();
}
