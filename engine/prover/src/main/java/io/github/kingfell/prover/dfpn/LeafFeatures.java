package io.github.kingfell.prover.dfpn;

import java.util.List;

/**
 * What is seen of a new node with the attacker to move: the places of the numbers in an array. Moves and men count by
 * {@code log2(1 + n)}, because twice as many make about the same difference wherever one begins; the rest is 0 or 1, or
 * a number of squares.
 */
public final class LeafFeatures {
    /** Always 1. */
    static final int CONSTANT = 0;

    /** Checks that the attacker may give, as a logarithm. */
    static final int CHECKS = 1;

    /** Those of them that leave the king no step, as a logarithm. */
    static final int TIGHT_CHECKS = 2;

    /** None of them does. */
    static final int NO_TIGHT_CHECK = 3;

    /** Checks with a man that cannot be taken then, as a logarithm. */
    static final int SAFE_CHECKS = 4;

    /** The attacker's moves, as a logarithm. */
    static final int MOVES = 5;

    /** The attacker is in check. */
    static final int IN_CHECK = 6;

    /** The defender has just taken a man. */
    static final int CAPTURE = 7;

    /** The man that has just moved can be taken. */
    static final int EXPOSED = 8;

    /** The king's free squares: no man of its own on them, and the attacker does not attack them. */
    static final int FLIGHTS = 9;

    /** Squares around the king: 8, or fewer at the edge. */
    static final int RING = 10;

    /** The defender's pieces within two squares of the king. */
    static final int GUARDS = 11;

    /** The attacker's moves left, as a logarithm. */
    static final int LEFT = 12;

    /** At most two are left. */
    static final int NEAR_END = 13;

    /** As the resource has them, each in its place. */
    public static final List<String> NAMES = List.of(
            "constant",
            "checks",
            "tight-checks",
            "no-tight-check",
            "safe-checks",
            "moves",
            "in-check",
            "capture",
            "exposed",
            "flights",
            "ring",
            "guards",
            "left",
            "near-end");

    static final int COUNT = NAMES.size();

    private LeafFeatures() {}
}
