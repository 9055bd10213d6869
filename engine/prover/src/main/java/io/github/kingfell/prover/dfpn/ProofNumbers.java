package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;

/**
 * Proof and disproof numbers: how many open leaves must at least be settled to prove, or to disprove, a node. A proved
 * node has proof number 0 and disproof number {@link #INFINITE}, a disproved node the reverse.
 */
@Hot
public final class ProofNumbers {
    /** What a leaf counts of which nothing is known. Fractions of it tell leaves apart that would tie otherwise. */
    static final int UNIT = 16;

    /** Cannot be reached by any number of leaves. Two of them still fit into an {@code int}. */
    public static final int INFINITE = 1 << 30;

    /** The largest number of a node that is still open. */
    static final int LARGEST = INFINITE - 1;

    private ProofNumbers() {}

    /** The sum; infinite only if a summand is, however large the others. */
    public static int sum(int a, int b) {
        return a == INFINITE || b == INFINITE ? INFINITE : Math.min(a + b, LARGEST);
    }
}
