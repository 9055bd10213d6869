package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;

/**
 * Search values: {@code int} centipawns for the side to move. A mate value is {@link #MATE} less its distance in plies
 * from the root. In the transposition table the distance counts from the node instead, because the same position occurs
 * at different plies.
 */
@Hot
public final class Value {
    /** The longest line of a search in plies. */
    public static final int MAX_PLY = 200;

    public static final int DRAW = 0;
    static final int MATE = 32_000;
    public static final int INFINITE = 32_001;

    /** No value known; also the static evaluation in check. Outside every window. */
    public static final int NONE = 32_002;

    /** Values from here on are mates. */
    public static final int SHORTEST_NON_MATE = MATE - 2 * MAX_PLY;

    /** The highest absolute value of an evaluation. */
    public static final int HIGHEST_EVALUATION = 15_000;

    /** A win by a distance table is this less its distance: above all evaluations, below all mates. */
    public static final int KNOWN_WIN = 17_000;

    /** Unproven mates are shown as this less their distance. */
    private static final int UNPROVED_MATE = 18_950;

    private Value() {}

    public static int mateIn(int ply) {
        return MATE - ply;
    }

    public static int matedIn(int ply) {
        return ply - MATE;
    }

    public static boolean isMate(int value) {
        return Math.abs(value) >= SHORTEST_NON_MATE && Math.abs(value) <= MATE;
    }

    /** Returns the signed length in moves of a mate value at the root: n when mating, -n when being mated. */
    public static int mateMoves(int value) {
        return value > 0 ? (MATE - value + 1) / 2 : -((MATE + value + 1) / 2);
    }

    /** Returns the value that may be shown without a proof. */
    public static int unproved(int value) {
        if (!isMate(value)) {
            return value;
        }
        return value > 0 ? UNPROVED_MATE - (MATE - value) : (MATE + value) - UNPROVED_MATE;
    }

    public static int toTable(int value, int ply) {
        if (value >= SHORTEST_NON_MATE) {
            return value + ply;
        }
        return value <= -SHORTEST_NON_MATE ? value - ply : value;
    }

    public static int fromTable(int value, int ply) {
        if (value >= SHORTEST_NON_MATE) {
            return value - ply;
        }
        return value <= -SHORTEST_NON_MATE ? value + ply : value;
    }
}
