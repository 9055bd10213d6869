package io.github.kingfell.search;

/** A report of a running search. */
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
     * @param tableHits positions looked up in Syzygy tables so far
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
            long tableHits,
            Pv line)
            implements SearchInfo {
        /** Makes a line of a player that does not count its lookups in Syzygy tables. */
        public Iteration(
                int depth,
                int selectiveDepth,
                int multiPv,
                Score score,
                Bound bound,
                long nodes,
                long millis,
                int hashfull,
                Pv line) {
            this(depth, selectiveDepth, multiPv, score, bound, nodes, millis, hashfull, 0, line);
        }

        /** Returns the same line with another score. */
        public Iteration with(Score other) {
            return new Iteration(
                    depth, selectiveDepth, multiPv, other, bound, nodes, millis, hashfull, tableHits, line);
        }

        /** Returns the same report with another line. */
        public Iteration with(Pv other) {
            return new Iteration(
                    depth, selectiveDepth, multiPv, score, bound, nodes, millis, hashfull, tableHits, other);
        }

        /** Returns the same line at another rank, from 1. */
        public Iteration ranked(int rank) {
            return new Iteration(depth, selectiveDepth, rank, score, bound, nodes, millis, hashfull, tableHits, line);
        }
    }

    /** The root move being searched; {@code number} counts from 1. */
    record CurrentMove(int depth, int move, int number) implements SearchInfo {}

    /** A report in words. */
    sealed interface Remark extends SearchInfo {
        /** Returns the words for the user. */
        String words();
    }

    /** Free text for the user, which no program should have to read. */
    record Note(String text) implements Remark {
        @Override
        public String words() {
            return text;
        }
    }

    /**
     * The mate announced last is the shortest: one in a move less was disproved with all moves allowed.
     *
     * @param moves its signed length, as {@link Score.Mate#moves}
     */
    record NoShorterMate(int moves, Grounds grounds) implements Remark {
        @Override
        public String words() {
            return "no shorter mate (" + grounds.words() + ")";
        }
    }

    /**
     * There is no mate.
     *
     * @param moves the length in question; 0 for any length
     * @param eitherSide neither side mates; otherwise only the side to move does not
     * @param allMoves whatever move is made at the root; otherwise one of those given
     */
    record NoMate(int moves, boolean eitherSide, boolean allMoves, Grounds grounds) implements Remark {
        @Override
        public String words() {
            return "no mate"
                    + (moves == 0 ? "" : " in " + moves)
                    + (eitherSide ? "" : " by the side to move")
                    + (allMoves ? "" : " with the given moves")
                    + " (" + grounds.words() + ")";
        }
    }

    /** With the allowed root moves neither side can force a mate, by the exact tables; the words are for the user. */
    record Drawn(String words) implements Remark {}

    /** The mate of the exact tables has no proof; the reason is for the user. */
    record Unproved(String reason) implements Remark {
        @Override
        public String words() {
            return "the exact table's mate is not proved: " + reason;
        }
    }

    /** A player leaves the task to the next one; the reason is for the user. */
    record Declined(PlayerId player, String reason) implements Remark {
        @Override
        public String words() {
            return player.title() + " declines: " + reason;
        }
    }

    /**
     * A part of the search failed, by an error of the program or for lack of memory. The search goes on without it.
     *
     * @param what the part, in words
     */
    record Failed(String what, Throwable cause) implements Remark {
        @Override
        public String words() {
            return "error: " + reason();
        }

        /** Returns the words without a mark. */
        public String reason() {
            return what + (isOutOfMemory() ? " failed: out of memory" : " failed, see the log");
        }

        /** Returns whether more memory would have helped. */
        public boolean isOutOfMemory() {
            return cause instanceof OutOfMemoryError;
        }

        /**
         * Throws the cause if it is an error of the virtual machine, otherwise an {@link IllegalStateException} with
         * it.
         */
        public void raise() {
            if (cause instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(what + " failed", cause);
        }
    }

    /** Whether a score is exact or only a bound on it. */
    enum Bound {
        EXACT,
        LOWER,
        UPPER
    }
}
