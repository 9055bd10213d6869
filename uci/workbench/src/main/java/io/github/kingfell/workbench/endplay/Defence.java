package io.github.kingfell.workbench.endplay;

/** How the weaker side plays. */
public enum Defence {
    /** A reply of longest true distance, lots drawn among equal ones. */
    LONGEST("longest"),
    /**
     * Back to a position seen before, where there is one; then the longest true distance; then what the shipped
     * certificate says takes the book longest; then no capture and no pawn move.
     */
    WORST_FOR_US("worst-for-us"),
    /** Any legal reply by lot. */
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
