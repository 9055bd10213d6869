package io.github.kingfell.book.predicates;

/** Which text of the book is played. */
public enum Edition {
    /** Huberman 1968 as read here: definitions, additions, and trees grown level by level. */
    CLASSIC,

    /**
     * With our amendments. Common to all endings but KBNK, which makes promises: progress counts only when no black
     * reply undoes it; of the trees the best is taken; where what is worse leaves no tree, less is worse. In all of
     * them the board is turned to one of its images first.
     */
    AMENDED
}
