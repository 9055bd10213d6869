package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;

/**
 * Better and worse (Huberman 1968, chapter 3): by stage and measure, and by an ending's additions to them. Positions
 * are those of the ending, handed over with their {@link Standing}; p is the root of a tree, White to move, and q a
 * position after a move of White.
 */
public interface Judgement {
    /** No additions. */
    Judgement BY_STAGE_AND_MEASURE = new Judgement() {};

    /**
     * Returns the ending's addition to {@link #better} (rule 3.10), for equal stage and measure or for stricter
     * conditions.
     */
    default boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return false;
    }

    /** Returns the ending's addition to {@link #worse} (rule 3.11). */
    default boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return false;
    }

    /**
     * Returns the addition to better in a learner's words, where {@link #betterAdds} holds and stage and measure are
     * those of p. The words begin with the subject, such as {@code the white king stands nearer to the rook}.
     */
    default String addedProgress(Position p, Position q) {
        return "";
    }

    /**
     * Returns White's progress in p, White to move: the standing, refined by the additions to better. A larger value is
     * further progress. Only called where {@link TreeRules#onlyWhatLasts}.
     */
    default long progress(Position p, long standing) {
        return standing;
    }

    /**
     * Returns whether q is better than p: rule 3.6 with the additions, a higher stage, or the same stage and a smaller
     * measure.
     */
    default boolean better(Position p, long standingP, Position q, long standingQ) {
        return standingQ > standingP || betterAdds(p, standingP, q, standingQ);
    }

    /**
     * Returns whether q is worse than p: rule 3.8, with or without the additions, stage 0, or the same stage and a
     * larger measure. A lower stage alone is not worse.
     */
    default boolean worse(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
        int stage = Standing.stage(standingQ);
        return switch (refusal) {
            case DISASTER -> stage == 0;
            case BY_MEASURE -> stage == 0 || stage == Standing.stage(standingP) && standingQ < standingP;
            case WITH_ADDITIONS ->
                worse(Refusal.BY_MEASURE, p, standingP, q, standingQ) || worseAdds(p, standingP, q, standingQ);
        };
    }

    /** Compares two positions. Worse is tested first, as in the thesis. */
    default Comparison compare(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
        if (worse(refusal, p, standingP, q, standingQ)) {
            return Comparison.WORSE;
        }
        return better(p, standingP, q, standingQ) ? Comparison.BETTER : Comparison.NEITHER;
    }
}
