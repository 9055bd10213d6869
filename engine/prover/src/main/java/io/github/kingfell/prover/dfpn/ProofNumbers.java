package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;

/**
 * Proof and disproof numbers: the least number of open leaves that must be solved to prove, or to disprove, a node. A
 * proven node has proof number 0 and disproof number {@link #INFINITE}, a disproven node the reverse.
 */
@Hot
public final class ProofNumbers {
    /** The number of a leaf without an estimate. Fractions of it distinguish leaves that would tie otherwise. */
    public static final int UNIT = 16;

    /** More than any number of leaves. The sum of two fits into an {@code int}. */
    public static final int INFINITE = 1 << 30;

    /** The largest number of a node that is still open. */
    public static final int LARGEST = INFINITE - 1;

    private ProofNumbers() {}

    /** Returns the sum; infinite only if a summand is, however large the others. */
    public static int sum(int a, int b) {
        return a == INFINITE || b == INFINITE ? INFINITE : Math.min(a + b, LARGEST);
    }
}
