package io.github.kingfell.engine.forcing.endgame;

/**
 * The limits of a tree's growth.
 *
 * @param depth moves of the strong side on a branch
 * @param positions positions compared with the root
 * @param untilMillis on the clock of the search
 */
public record TreeLimits(int depth, int positions, long untilMillis) {
    /** Makes limits without a clock. */
    public TreeLimits(int depth, int positions) {
        this(depth, positions, Long.MAX_VALUE);
    }
}
