package io.github.kingfell.classics.connectivity.ranking;

/**
 * The squares that the last of the seven features counts as centre. The paper says only "a centre square". The four
 * squares fit the printed ranks best, so they are the standard; that is a reconstruction.
 */
public enum Centre {
    /** d4, d5, e4, e5. */
    FOUR(0x0000_0018_1800_0000L),
    /** The squares that the printed square values raise: ranks 4 and 5 from file c to f. */
    EIGHT(0x0000_003C_3C00_0000L),
    /** The square from c3 to f6. */
    SIXTEEN(0x0000_3C3C_3C3C_0000L);

    private final long squares;

    Centre(long squares) {
        this.squares = squares;
    }

    /** Returns the squares as a set of bits. */
    long squares() {
        return squares;
    }
}
