package io.github.kingfell.engine.check;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Which position follows which, by key. Equal keys by accident can only make a circle where there is none. */
final class Successions {
    private final Map<Long, Integer> numbers = new HashMap<>();

    /** Pairs of numbers: a position and one that follows it. */
    private int[] pairs = new int[64];

    private int size;

    void add(long before, long after) {
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * size);
        }
        pairs[size++] = numberOf(before);
        pairs[size++] = numberOf(after);
    }

    /** True when no position leads back to itself: all can be taken away, one without predecessors at a time (Kahn 1962). */
    boolean isAcyclic() {
        int count = numbers.size();
        int[] predecessors = new int[count];
        int[] firsts = new int[count + 1];
        for (int i = 0; i < size; i += 2) {
            firsts[pairs[i] + 1]++;
            predecessors[pairs[i + 1]]++;
        }
        for (int number = 0; number < count; number++) {
            firsts[number + 1] += firsts[number];
        }
        int[] followers = new int[size / 2];
        int[] filled = Arrays.copyOf(firsts, count);
        for (int i = 0; i < size; i += 2) {
            followers[filled[pairs[i]]++] = pairs[i + 1];
        }
        Deque<Integer> free = new ArrayDeque<>();
        for (int number = 0; number < count; number++) {
            if (predecessors[number] == 0) {
                free.add(number);
            }
        }
        int taken = 0;
        for (; !free.isEmpty(); taken++) {
            int number = free.remove();
            for (int i = firsts[number]; i < firsts[number + 1]; i++) {
                if (--predecessors[followers[i]] == 0) {
                    free.add(followers[i]);
                }
            }
        }
        return taken == count;
    }

    private int numberOf(long key) {
        Integer known = numbers.putIfAbsent(key, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }
}
