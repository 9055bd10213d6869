package io.github.kingfell.search;

/** Receives the reports of a search. Called from search threads, never from two at once. */
public interface SearchListener {
    /** Ignores all reports. */
    SearchListener DEAF = new SearchListener() {
        @Override
        public void onInfo(SearchInfo info) {}

        @Override
        public void onFinished(SearchOutcome outcome) {}
    };

    void onInfo(SearchInfo info);

    /**
     * Called exactly once, at the end of a search. Before it comes an exact line that begins with the best move; with
     * several lines it is the first of the last ones.
     */
    void onFinished(SearchOutcome outcome);
}
