package io.github.kingfell.prover.dfpn;

import java.util.List;

/**
 * The features of a new node with the attacker to move: their indexes in an array. Moves and pieces count as
 * {@code log2(1 + n)}, because doubling them makes about the same difference at any level. The others are 0 or 1, or a
 * number of squares.
 */
public final class LeafFeatures {
    /** Always 1. */
    static final int CONSTANT = 0;

    /** Checks that the attacker may give, as a logarithm. */
    static final int CHECKS = 1;

    /** Checks among them that leave the king no move, as a logarithm. */
    static final int TIGHT_CHECKS = 2;

    /** 1 when no check leaves the king without a move. */
    static final int NO_TIGHT_CHECK = 3;

    /** Checks by a piece that the defender cannot take, as a logarithm. */
    static final int SAFE_CHECKS = 4;

    /** The attacker's moves, as a logarithm. */
    static final int MOVES = 5;

    /** 1 when the attacker is in check. */
    static final int IN_CHECK = 6;

    /** 1 when the defender's last move was a capture. */
    static final int CAPTURE = 7;

    /** 1 when the piece that moved last can be taken. */
    static final int EXPOSED = 8;

    /** The king's free squares: without a piece of its own and not attacked by the attacker. */
    static final int FLIGHTS = 9;

    /** Squares around the king: 8, or fewer at the edge. */
    static final int RING = 10;

    /** The defender's pieces within two squares of the king. */
    static final int GUARDS = 11;

    /** The attacker's moves left, as a logarithm. */
    static final int LEFT = 12;

    /** 1 when at most two moves are left. */
    static final int NEAR_END = 13;

    /** The names in the resource, by index. */
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
