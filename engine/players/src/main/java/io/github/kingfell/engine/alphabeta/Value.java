package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;

/**
 * Scores inside the search as {@code int} centipawns for the side to move. A mate is {@link #MATE} less its distance in
 * plies from the root; in the transposition table the distance counts from the node instead, because the same position is
 * met at different plies.
 */
@Hot
final class Value {
    /** Longest line of a search in plies. */
    static final int MAX_PLY = 200;

    static final int DRAW = 0;
    static final int MATE = 32_000;
    static final int INFINITE = 32_001;

    /** No value known, for a static evaluation in check. Outside every window. */
    static final int NONE = 32_002;

    /** From here on a value is a mate. */
    static final int SHORTEST_NON_MATE = MATE - 2 * MAX_PLY;

    /** No evaluation goes beyond this. */
    static final int HIGHEST_EVALUATION = 15_000;

    /** A win by an exact table is this less its distance: above all evaluations, below all mates. */
    static final int KNOWN_WIN = 17_000;

    /** Mates that nobody proved are shown as this less their distance. */
    private static final int UNPROVED_MATE = 18_950;

    private Value() {}

    static int mateIn(int ply) {
        return MATE - ply;
    }

    static int matedIn(int ply) {
        return ply - MATE;
    }

    static boolean isMate(int value) {
        return Math.abs(value) >= SHORTEST_NON_MATE && Math.abs(value) <= MATE;
    }

    /** Signed length in moves of a mate value at the root: n when mating, -n when being mated. */
    static int mateMoves(int value) {
        return value > 0 ? (MATE - value + 1) / 2 : -((MATE + value + 1) / 2);
    }

    /** What may be shown of a value without a proof behind it. */
    static int unproved(int value) {
        if (!isMate(value)) {
            return value;
        }
        return value > 0 ? UNPROVED_MATE - (MATE - value) : (MATE + value) - UNPROVED_MATE;
    }

    static int toTable(int value, int ply) {
        if (value >= SHORTEST_NON_MATE) {
            return value + ply;
        }
        return value <= -SHORTEST_NON_MATE ? value - ply : value;
    }

    static int fromTable(int value, int ply) {
        if (value >= SHORTEST_NON_MATE) {
            return value - ply;
        }
        return value <= -SHORTEST_NON_MATE ? value + ply : value;
    }
}
