package io.github.kingfell.search;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** The limits of a search and its allowed root moves; the first limit reached ends it. Immutable. */
public final class SearchLimits {
    /** The greatest depth that may be set, in plies. */
    public static final int DEEPEST = 1000;

    private final int depth;
    private final long nodes;
    private final long moveTime;
    private final int mate;
    private final boolean shortestMate;
    private final Optional<Clock> clock;
    private final int[] searchMoves;
    private final boolean infinite;
    private final boolean ponder;

    private SearchLimits(Builder builder) {
        depth = builder.depth;
        nodes = builder.nodes;
        moveTime = builder.moveTime;
        mate = builder.mate;
        shortestMate = builder.shortestMate;
        clock = builder.clock;
        searchMoves = builder.searchMoves.clone();
        infinite = builder.infinite;
        ponder = builder.ponder;
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Returns the limit of iterative deepening in plies, 0 for no limit. */
    public int depth() {
        return depth;
    }

    /** Returns the limit of nodes over all threads and players, 0 for no limit. */
    public long nodes() {
        return nodes;
    }

    /** Returns the milliseconds for this move, 0 for no limit. */
    public long moveTime() {
        return moveTime;
    }

    /** Returns the greatest length of the mate to find, in moves; 0 when no mate is asked for. */
    public int mate() {
        return mate;
    }

    /**
     * Returns whether to find the shortest mate, of at most {@link #mate} moves where that is set. The first mate then
     * does not end the search.
     */
    public boolean shortestMate() {
        return shortestMate;
    }

    /** Returns whether a mate is asked for, rather than a good move. */
    public boolean askForMate() {
        return mate > 0 || shortestMate;
    }

    public Optional<Clock> clock() {
        return clock;
    }

    /** Returns the only root moves to search; empty for all. The array is fresh, its moves are legal. */
    public int[] searchMoves() {
        return searchMoves.clone();
    }

    /** Returns whether there is no best move before {@code stop}. */
    public boolean infinite() {
        return infinite;
    }

    /**
     * Returns whether the search runs on the opponent's time: no best move before {@code stop} or {@code ponderhit}.
     */
    public boolean ponder() {
        return ponder;
    }

    /**
     * Returns whether the search must give the same result each time, independent of time: its limits are nodes or
     * plies.
     */
    public boolean areReproducible() {
        return nodes > 0 || depth > 0;
    }

    /** Returns the same limits with a limit of nodes, or the present one if it is lower. */
    public SearchLimits withMostNodes(long most) {
        return copy().nodes(nodes == 0 ? most : Math.min(nodes, most)).build();
    }

    /** Returns the same limits with other root moves. */
    public SearchLimits withSearchMoves(int... moves) {
        return copy().searchMoves(moves).build();
    }

    private Builder copy() {
        Builder copy = new Builder()
                .depth(depth)
                .nodes(nodes)
                .moveTime(moveTime)
                .mate(mate)
                .shortestMate(shortestMate)
                .searchMoves(searchMoves)
                .infinite(infinite)
                .ponder(ponder);
        clock.ifPresent(copy::clock);
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchLimits limits
                && depth == limits.depth
                && nodes == limits.nodes
                && moveTime == limits.moveTime
                && mate == limits.mate
                && shortestMate == limits.shortestMate
                && clock.equals(limits.clock)
                && Arrays.equals(searchMoves, limits.searchMoves)
                && infinite == limits.infinite
                && ponder == limits.ponder;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                depth, nodes, moveTime, mate, shortestMate, clock, Arrays.hashCode(searchMoves), infinite, ponder);
    }

    /** Builds limits. A search has no limit that is not set here. */
    public static final class Builder {
        private int depth;
        private long nodes;
        private long moveTime;
        private int mate;
        private boolean shortestMate;
        private Optional<Clock> clock = Optional.empty();
        private int[] searchMoves = {};
        private boolean infinite;
        private boolean ponder;

        private Builder() {}

        public Builder depth(int plies) {
            depth = plies;
            return this;
        }

        public Builder nodes(long count) {
            nodes = count;
            return this;
        }

        public Builder moveTime(long millis) {
            moveTime = millis;
            return this;
        }

        public Builder mate(int moves) {
            mate = moves;
            return this;
        }

        public Builder shortestMate(boolean value) {
            shortestMate = value;
            return this;
        }

        public Builder clock(Clock ofSideToMove) {
            clock = Optional.of(ofSideToMove);
            return this;
        }

        public Builder searchMoves(int... moves) {
            searchMoves = moves.clone();
            return this;
        }

        public Builder infinite(boolean value) {
            infinite = value;
            return this;
        }

        public Builder ponder(boolean value) {
            ponder = value;
            return this;
        }

        public SearchLimits build() {
            return new SearchLimits(this);
        }
    }
}
