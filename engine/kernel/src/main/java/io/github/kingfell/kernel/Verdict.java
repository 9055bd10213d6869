package io.github.kingfell.kernel;

/**
 * What a check has found.
 *
 * @param kind whether the file holds
 * @param text what it says where it holds, otherwise the first reason found
 */
public record Verdict(Kind kind, String text) {

    /** How a check ends. */
    public enum Kind {
        /** The file shows what it claims. */
        HOLDS,
        /** The file can be read, and does not show what it claims. */
        REJECTED,
        /** The file is not of the form that the documents describe. */
        UNREADABLE,
        /** The check was given up for its cost; nothing is known. */
        UNFINISHED
    }
}
