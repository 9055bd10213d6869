package io.github.kingfell.book.predicates;

import io.github.kingfell.engine.forcing.ForcingTree;

/** Which text of the book is played. */
public enum Edition {
    /** Huberman 1968 as read here: definitions, additions, and trees grown level by level. */
    CLASSIC,

    /**
     * With our amendments. Common to all endings: what worse adds to rule 3.8 is left out, because in some positions it
     * refuses every move, and trees are found by deepening with a table of positions, which can afford the wider choice.
     */
    AMENDED;

    /** How trees are found in this edition. */
    public ForcingTree.Method treeMethod() {
        return this == CLASSIC ? ForcingTree.Method.LEVEL_BY_LEVEL : ForcingTree.Method.DEEPENING;
    }
}
