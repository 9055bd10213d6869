package io.github.kingfell.search;

/** Receives what a search has to say. Called from search threads, never from two at once. */
public interface SearchListener {
    /** Does not care. */
    SearchListener DEAF = new SearchListener() {
        @Override
        public void onInfo(SearchInfo info) {}

        @Override
        public void onFinished(SearchOutcome outcome) {}
    };

    void onInfo(SearchInfo info);

    /**
     * The last call of a search, exactly once. Before it comes an exact line that begins with the best move; with
     * several lines it is the first of the last ones.
     */
    void onFinished(SearchOutcome outcome);
}
