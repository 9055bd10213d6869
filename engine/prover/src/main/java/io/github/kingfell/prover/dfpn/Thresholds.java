package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.Hot;

/** The thresholds of a child, from those of its node and the numbers of its siblings (Nagai 2002). */
@Hot
public final class Thresholds {
    /** The margin is the second number divided by this. */
    private static final int MARGIN_DIVISOR = 4;

    private Thresholds() {}

    /**
     * Returns the threshold for the best child, from the number of the second best.
     *
     * @param margin whether the child may be worse than the second for a while (Pawlewicz and Lew 2007)
     */
    public static int above(int second, boolean margin) {
        return second >= ProofNumbers.LARGEST ? INFINITE : second + (margin ? second / MARGIN_DIVISOR : 0) + 1;
    }

    /** Returns the threshold for a child of a sum: the part of the node's threshold that its siblings leave. */
    public static int share(int threshold, int total, int own) {
        return (int) Math.min(INFINITE, (long) threshold - total + own);
    }
}
