package io.github.kingfell.book.predicates;

import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.rules.board.Position;

/** Additions to "better" that may last: a part of them does not change with a black move, and refines the standing. */
public abstract class LastingAdditions implements Judgement {
    /** More than any refinement of a standing. */
    private static final int REFINEMENTS = 1 << 10;

    @Override
    public final long progress(Position p, long standing) {
        return standing * REFINEMENTS + refinement(p, standing);
    }

    /**
     * The refinement of p that the additions to "better" use besides the standing: a larger value is further, from 0 to
     * 1023; 0 when there are no additions.
     */
    protected abstract int refinement(Position p, long standing);
}
