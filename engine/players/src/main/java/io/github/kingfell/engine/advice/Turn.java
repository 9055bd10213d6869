package io.github.kingfell.engine.advice;

import java.util.Locale;

/** The positions of a forcing tree in which a predicate is tested. */
public enum Turn {
    /** Us to move. */
    UTM,
    /** Them to move. */
    TTM,
    BOTH;

    boolean includes(AdviceNode x) {
        return this == BOTH || (this == UTM) == x.usToMove();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
