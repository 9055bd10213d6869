package io.github.kingfell.prover.dfpn;

/**
 * What {@link DfPn} does beyond Nagai's plain search with a table. Each can be left out, to measure what it is worth;
 * what is proved stays true whatever is left out.
 */
public enum Refinement {
    /** A child is searched until it is worse than the next best by a quarter, not by one (Pawlewicz and Lew 2007). */
    MARGIN("a margin on thresholds"),
    /** First numbers from the defender's mobility (Allis 1994; PROVER, 1994), not 1. */
    MOBILITY("mobility as first numbers"),
    /** King moves count more than other replies. */
    KING_MOVES("more weight on king moves"),
    /** The expected work of an attacker's node as its first proof number, see {@link ProofWork}, not 1. */
    WORK("learned numbers of the attacker's nodes"),
    /** A quiet move that threatens mate leaves few replies, whatever the mobility. */
    THREATS("threats of mate in one"),
    /**
     * A damped sum of the replies to a quiet move: mostly they meet the same attack, and a plain sum counts it twice.
     */
    DAMPED_SUM("grouped replies to quiet moves"),
    /** The test for a mating move at each new attacker's node. */
    MATE_IN_ONE("mate in one at leaves"),
    /** First numbers go into the table, so that a child is made once only. */
    KEPT_NUMBERS("first numbers kept in the table");

    private final String title;

    Refinement(String title) {
        this.title = title;
    }

    /** The words for a report. */
    public String title() {
        return title;
    }
}
