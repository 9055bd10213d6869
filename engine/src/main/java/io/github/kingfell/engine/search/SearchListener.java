package io.github.kingfell.engine.search;

/** Receives what a search has to say. Called from search threads, never from two at once. */
public interface SearchListener {
    void onInfo(SearchInfo info);

    /** The last call of a search, exactly once. */
    void onFinished(SearchOutcome outcome);
}
