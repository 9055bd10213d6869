package io.github.kingfell.book.predicates;

import io.github.kingfell.engine.forcing.Endgame;
import io.github.kingfell.engine.forcing.ForcingTree;
import io.github.kingfell.engine.forcing.Refusal;
import java.util.List;

/** Which text of the book is played. */
public enum Edition {
    /** Huberman 1968 as read here: definitions, additions, and trees grown level by level. */
    CLASSIC,

    /**
     * With our amendments. Common to all endings: what worse adds to rule 3.8 is left out, because in some positions it
     * refuses every move, and trees are found by deepening with a table of positions, which can afford the wider choice.
     */
    AMENDED;

    private static final List<Refusal> AMENDED_LADDER =
            List.of(Refusal.WITH_ADDITIONS, Refusal.BY_MEASURE, Refusal.DISASTER);

    /** What is refused in this edition. */
    public List<Refusal> ladder() {
        return this == CLASSIC ? Endgame.CLASSIC_LADDER : AMENDED_LADDER;
    }

    /** How trees are found in this edition. */
    public ForcingTree.Method treeMethod() {
        return this == CLASSIC ? ForcingTree.Method.LEVEL_BY_LEVEL : ForcingTree.Method.DEEPENING;
    }

    /** True when the board is turned to one image before a tree is grown. */
    public boolean wantsOneOrientation() {
        return this == AMENDED;
    }
}
