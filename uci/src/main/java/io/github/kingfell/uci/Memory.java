package io.github.kingfell.uci;

/** What this machine can hold. */
final class Memory {
    private static final long MEGABYTE = 1 << 20;

    /** What a search needs beside its tables: stacks, books, the proof that is being checked. Measured: 15, with room. */
    private static final long OTHER_MEGABYTES = 32;

    private Memory() {}

    /**
     * The largest total of search tables to offer: three quarters of the maximal heap, and less of a small one, so that
     * everything else still fits; at most what a GUI reads as a 32-bit number.
     */
    static int mostHashMegabytes() {
        long heap = Runtime.getRuntime().maxMemory() / MEGABYTE;
        long megabytes = Math.min(heap / 4 * 3, heap - OTHER_MEGABYTES);
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, megabytes));
    }
}
