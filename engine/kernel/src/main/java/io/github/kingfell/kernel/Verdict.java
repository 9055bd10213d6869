package io.github.kingfell.kernel;

/**
 * The result of a check.
 *
 * @param kind whether the file holds
 * @param text what the file shows if it holds, otherwise the first objection
 */
public record Verdict(Kind kind, String text) {

    /** How a check ends. */
    public enum Kind {
        /** The file shows what it claims. */
        HOLDS,
        /** The file can be read, but does not show its claim. */
        REJECTED,
        /** The file does not have the form that the documents describe. */
        UNREADABLE,
        /** The check was given up because of its cost; the result is unknown. */
        UNFINISHED
    }
}
