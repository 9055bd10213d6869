package io.github.kingfell.prover.graph;

import io.github.kingfell.rules.Hot;

/** A queue of numbers in the order of small costs; numbers of equal cost keep the order of insertion. */
@Hot
final class CostQueue {
    /** The result of taking from an empty queue. */
    static final int EMPTY = -1;

    private final IntList[] buckets;
    private final int[] taken;
    private int least;

    /** @param greatest the greatest cost */
    CostQueue(int greatest) {
        buckets = new IntList[greatest + 1];
        taken = new int[greatest + 1];
        for (int i = 0; i <= greatest; i++) {
            buckets[i] = new IntList();
        }
        least = greatest;
    }

    void add(int number, int cost) {
        buckets[cost].add(number);
        least = Math.min(least, cost);
    }

    int take() {
        for (; least < buckets.length; least++) {
            IntList bucket = buckets[least];
            if (taken[least] < bucket.size()) {
                return bucket.get(taken[least]++);
            }
            bucket.clear();
            taken[least] = 0;
        }
        least = buckets.length - 1;
        return EMPTY;
    }
}
