package io.github.kingfell.tables.ladder;

import java.util.Arrays;

/** A set of positions of a graph, as bits. Two sets that are combined have the same capacity. */
final class NodeSet {
    private final long[] words;

    private NodeSet(long[] words) {
        this.words = words;
    }

    /** Returns an empty set of numbers below a bound. */
    static NodeSet empty(int bound) {
        return new NodeSet(new long[(bound + 63) >> 6]);
    }

    NodeSet copy() {
        return new NodeSet(words.clone());
    }

    boolean has(int number) {
        return (words[number >> 6] >>> number & 1) != 0;
    }

    void add(int number) {
        words[number >> 6] |= 1L << number;
    }

    void remove(int number) {
        words[number >> 6] &= ~(1L << number);
    }

    void addAll(NodeSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    void keepOnly(NodeSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.words[i];
        }
    }

    void removeAll(NodeSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Returns how many numbers are in all three sets. */
    int common(NodeSet second, NodeSet third) {
        int size = 0;
        for (int i = 0; i < words.length; i++) {
            size += Long.bitCount(words[i] & second.words[i] & third.words[i]);
        }
        return size;
    }

    /** Returns how many numbers are in both sets. */
    int common(NodeSet other) {
        int size = 0;
        for (int i = 0; i < words.length; i++) {
            size += Long.bitCount(words[i] & other.words[i]);
        }
        return size;
    }

    /** Returns true when both sets have the same numbers. */
    boolean isEqualTo(NodeSet other) {
        return Arrays.equals(words, other.words);
    }

    /** Returns a number that equal sets share. */
    int fingerprint() {
        return Arrays.hashCode(words);
    }
}
