package io.github.kingfell.lab.classic.connectivity.ranking;

/**
 * Which squares the last of the seven features means. The paper says "a centre square" and no more; the four fit the
 * printed ranks best, so they are the standard. That is reconstruction.
 */
public enum Centre {
    /** d4, d5, e4, e5. */
    FOUR(0x0000_0018_1800_0000L),
    /** Those that the printed values of squares raise: ranks 4 and 5 from file c to f. */
    EIGHT(0x0000_003C_3C00_0000L),
    /** From c3 to f6. */
    SIXTEEN(0x0000_3C3C_3C3C_0000L);

    private final long squares;

    Centre(long squares) {
        this.squares = squares;
    }

    /** As a set of bits. */
    long squares() {
        return squares;
    }
}
