package io.github.kingfell.engine;

/**
 * The hash memory that fits into a heap, in megabytes: what the engine offers, and the little more that it grants. A
 * small heap offers and grants a quarter of itself, though not all distance tables fit beside that. No value exceeds
 * what a GUI reads as a 32-bit number.
 */
public final class HashMemory {
    private static final long MEGABYTE = 1 << 20;

    /** All distance tables of four pieces. */
    private static final long EXACT_TABLES = 190;

    /** A search beside its hash tables: stacks, books, the proof being checked. Measured: 15, rounded up generously. */
    private static final long OTHER = 32;

    private HashMemory() {}

    /**
     * Returns the largest total of hash memory to offer such that it can be granted in full: two thirds of the maximal
     * heap of this process, less the distance tables and the rest. Two thirds is what generational collectors with
     * fixed shares keep for long-lived objects.
     */
    public static int mostOffered() {
        return mostOffered(heap());
    }

    /** @param heap in megabytes */
    static int mostOffered(long heap) {
        return within(heap, heap * 2 / 3 - EXACT_TABLES - OTHER);
    }

    /** Returns the hash memory that leaves a search its room: a heap filled to the end fails at any allocation. */
    static int mostGranted() {
        return mostGranted(heap());
    }

    /** @param heap in megabytes */
    static int mostGranted(long heap) {
        return within(heap, heap * 3 / 4 - OTHER);
    }

    private static long heap() {
        return Runtime.getRuntime().maxMemory() / MEGABYTE;
    }

    private static int within(long heap, long megabytes) {
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.max(heap / 4, megabytes)));
    }
}
