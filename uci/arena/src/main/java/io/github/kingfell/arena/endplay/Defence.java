package io.github.kingfell.arena.endplay;

/** The play of the weaker side. */
public enum Defence {
    /** A reply of longest true distance, chosen at random among equal ones. */
    LONGEST("longest"),
    /**
     * A reply to a position seen before, where there is one; then the longest true distance; then the longest play of
     * the book by the shipped certificate; then no capture and no pawn move.
     */
    WORST_FOR_US("worst-for-us"),
    /** Any legal reply at random. */
    RANDOM("random");

    private final String words;

    Defence(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
