package io.github.kingfell.lab.experiment;

import java.util.Locale;

/**
 * The result of one program in one position.
 *
 * @param claimed length of the mate it claims in moves, 0 for none
 * @param verified length of the mate that was proven from the claim, 0 when none was
 * @param nodes moves made until it claimed, or gave up
 * @param nanos time it took, in nanoseconds, without the verification
 */
record Attempt(int claimed, int verified, long nodes, long nanos) {
    boolean isClaimed() {
        return claimed > 0;
    }

    /** Returns true when a mate was verified; a claim alone does not count. */
    boolean isSolved() {
        return verified > 0;
    }

    double seconds() {
        return nanos / 1e9;
    }

    @Override
    public String toString() {
        if (isSolved()) {
            return String.format(Locale.ROOT, "#%d in %,d nodes", verified, nodes);
        }
        return isClaimed()
                ? String.format(Locale.ROOT, "#%d not verified", claimed)
                : String.format(Locale.ROOT, "none in %,d nodes", nodes);
    }
}
