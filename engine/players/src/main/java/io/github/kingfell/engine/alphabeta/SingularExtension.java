package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;

/**
 * Singular extension (Anantharaman, Campbell and Hsu 1988): a hash move that is much better than all others is searched
 * deeper. The other moves are searched to half the depth, with a bound that lies a margin below the hash value
 * (chessprogramming wiki, "Singular Extensions").
 */
@Hot
final class SingularExtension {
    /** Returned instead of plies: several moves fail high, so the node's value is its {@link #bound}. */
    static final int MULTI_CUT = Integer.MAX_VALUE;

    private static final int LEAST_DEPTH = 6;
    private static final int ENTRY_SLACK = 3;

    // The margin for each ply of depth, in fractions of a centipawn.
    private static final int MARGIN = 31;
    private static final int PARTS = 16;

    /** A move that is better than all others by this additional margin is extended by two plies. */
    private static final int BY_FAR = 18;

    private final AlphaBetaSearch search;
    private final SearchStack stack;

    SingularExtension(AlphaBetaSearch search, SearchStack stack) {
        this.search = search;
        this.stack = stack;
    }

    /** Returns the value that another move must reach for the hash move not to be singular. */
    static int bound(Node node) {
        return node.hashValue - MARGIN * node.depth / PARTS;
    }

    /** Returns the extension of the hash move in plies, or {@link #MULTI_CUT}. The hash move is searched first. */
    int extension(Node node) {
        if (!mayBeSingular(node)) {
            return 0;
        }
        int bound = bound(node);
        int ply = node.ply;
        int value = search.searchWithout(node.hashMove, (node.depth - 1) / 2, bound - 1, bound, ply, node.expectCut);
        // The search of the other moves has used this ply's line and picker.
        stack.pv().clear(ply);
        stack.picker(ply).start(stack.position(), node.hashMove);
        stack.picker(ply).next();
        if (value < bound) {
            return !node.isPv() && value < bound - BY_FAR ? 2 : 1;
        }
        if (bound >= node.beta) {
            return MULTI_CUT;
        }
        // The node will probably fail high, with the hash move or another.
        return node.hashValue >= node.beta || node.expectCut ? -1 : 0;
    }

    /** Returns true when the entry is deep enough and fails high. */
    private static boolean mayBeSingular(Node node) {
        return node.depth >= LEAST_DEPTH
                && TranspositionTable.depth(node.entry) >= node.depth - ENTRY_SLACK
                && (TranspositionTable.bound(node.entry) & TranspositionTable.LOWER) != 0
                && !Value.isMate(node.hashValue);
    }
}
