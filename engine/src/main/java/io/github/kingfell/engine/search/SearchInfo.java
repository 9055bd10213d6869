package io.github.kingfell.engine.search;

/** What a search reports while it runs. */
public sealed interface SearchInfo {
    /**
     * A line with its score.
     *
     * @param depth nominal depth in plies, at least 1 unless the root has no legal move
     * @param selectiveDepth greatest depth reached in plies
     * @param multiPv rank of the line, from 1
     * @param nodes over all threads and players so far
     * @param millis since the search began
     * @param hashfull use of the transposition table in permille
     */
    record Iteration(
            int depth,
            int selectiveDepth,
            int multiPv,
            Score score,
            Bound bound,
            long nodes,
            long millis,
            int hashfull,
            Pv line)
            implements SearchInfo {}

    /** The root move being searched; {@code number} counts from 1. */
    record CurrentMove(int depth, int move, int number) implements SearchInfo {}

    /** Free text for the user. */
    record Note(String text) implements SearchInfo {}

    /** Whether a score is exact or only a bound on it. */
    enum Bound {
        EXACT,
        LOWER,
        UPPER
    }
}
