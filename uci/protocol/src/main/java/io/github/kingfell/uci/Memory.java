package io.github.kingfell.uci;

/** What this machine can hold. */
public final class Memory {
    private static final long MEGABYTE = 1 << 20;

    /** All exact tables of four men. */
    private static final long EXACT_TABLES_MEGABYTES = 190;

    /**
     * What a search needs beside its tables: stacks, books, the proof that is being checked. Measured: 15, with room.
     */
    private static final long OTHER_MEGABYTES = 32;

    private Memory() {}

    /**
     * The largest total of search tables to offer, so that it is granted in full: two thirds of the maximal heap, which
     * is what the collectors with generations of fixed shares keep for what lives long, less the exact tables and the
     * rest. A small heap offers a quarter of itself, though not all exact tables fit beside it. At most what a GUI
     * reads as a 32-bit number.
     */
    public static int mostHashMegabytes() {
        return mostHashMegabytes(Runtime.getRuntime().maxMemory() / MEGABYTE);
    }

    /** The same for a heap of this size, in megabytes. */
    static int mostHashMegabytes(long heap) {
        long megabytes = Math.max(heap / 4, heap * 2 / 3 - EXACT_TABLES_MEGABYTES - OTHER_MEGABYTES);
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, megabytes));
    }
}
