package io.github.kingfell.book.predicates;

/** The edition of the book that is played. */
public enum Edition {
    /** Huberman 1968 as interpreted here: definitions, additions, and trees grown level by level. */
    CLASSIC,

    /**
     * The book with our amendments. All endings except KBNK, which uses promises, share these: progress counts only
     * when no black reply undoes it; the best of the trees is taken; where the definition of worse leaves no tree, a
     * narrower one is used. In all endings the board is first turned to one of its images.
     */
    AMENDED
}
