package io.github.kingfell.prover.dfpn;

/**
 * The refinements of {@link DfPn} over Nagai's plain search with a transposition table. Each can be switched off, to
 * measure its gain. All proofs hold whatever is switched off.
 */
public enum Refinement {
    /** A child is searched until it is worse than the second best by a quarter, not by one (Pawlewicz and Lew 2007). */
    MARGIN("a margin on thresholds"),
    /** First numbers from the defender's mobility (Allis 1994; PROVER, 1994), not 1. */
    MOBILITY("initial proof numbers from mobility"),
    /** King moves count more than other replies. */
    KING_MOVES("more weight on king moves"),
    /** The expected work of an attacker's node as its first proof number, see {@link ProofWork}, not 1. */
    WORK("learned initial numbers at the attacker's nodes"),
    /** A quiet move that threatens mate leaves few replies, whatever the mobility. */
    THREATS("threats of mate in one"),
    /**
     * A damped sum of the replies to a quiet move: most of them meet the same attack, and a plain sum counts it twice.
     */
    DAMPED_SUM("grouped replies to quiet moves"),
    /** The test for a mating move at each new attacker's node. */
    MATE_IN_ONE("mate in one at leaves"),
    /** First numbers are stored in the transposition table, so that each child is evaluated only once. */
    KEPT_NUMBERS("initial numbers kept in the transposition table");

    private final String title;

    Refinement(String title) {
        this.title = title;
    }

    /** Returns the words for a report. */
    public String title() {
        return title;
    }
}
