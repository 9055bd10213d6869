package io.github.kingfell.uci;

/** The memory limits of this machine. */
public final class Memory {
    private static final long MEGABYTE = 1 << 20;

    /** Memory for all distance tables of four pieces. */
    private static final long EXACT_TABLES_MEGABYTES = 190;

    /**
     * Memory of a search beside its hash tables: stacks, books, the proof being checked. Measured: 15, rounded up
     * generously.
     */
    private static final long OTHER_MEGABYTES = 32;

    private Memory() {}

    /**
     * The largest total of hash memory to offer such that it can be granted in full: two thirds of the maximal heap,
     * less the distance tables and the rest. Two thirds is what generational collectors with fixed shares keep for
     * long-lived objects. A small heap offers a quarter of itself, though not all distance tables fit beside that. The
     * value never exceeds what a GUI reads as a 32-bit number.
     */
    public static int mostHashMegabytes() {
        return mostHashMegabytes(Runtime.getRuntime().maxMemory() / MEGABYTE);
    }

    /** The same for a heap of the given size, in megabytes. */
    static int mostHashMegabytes(long heap) {
        long megabytes = Math.max(heap / 4, heap * 2 / 3 - EXACT_TABLES_MEGABYTES - OTHER_MEGABYTES);
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, megabytes));
    }
}
