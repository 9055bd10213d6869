package io.github.kingfell.engine.forcing.endgame;

/**
 * Stage and measure of a position packed into one {@code long}; larger is better. The stage decides first, then the
 * smaller measure: Huberman 1968, rule 3.6.
 */
public final class Standing {
    public static final long LARGEST_MEASURE = (1L << 32) - 1;

    private static final int STAGE_SHIFT = 32;

    private Standing() {}

    public static long of(int stage, long measure) {
        return (long) stage << STAGE_SHIFT | LARGEST_MEASURE - measure;
    }

    public static int stage(long standing) {
        return (int) (standing >>> STAGE_SHIFT);
    }

    public static long measure(long standing) {
        return LARGEST_MEASURE - (standing & LARGEST_MEASURE);
    }
}
