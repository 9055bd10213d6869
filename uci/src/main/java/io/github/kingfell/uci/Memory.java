package io.github.kingfell.uci;

/** What this machine can hold. */
final class Memory {
    private static final long MEGABYTE = 1 << 20;

    private Memory() {}

    /**
     * The largest total of search tables to offer: three quarters of the maximal heap, so that everything else still fits,
     * but at most what a GUI reads as a 32-bit number.
     */
    static int mostHashMegabytes() {
        long megabytes = Runtime.getRuntime().maxMemory() / MEGABYTE / 4 * 3;
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, megabytes));
    }
}
