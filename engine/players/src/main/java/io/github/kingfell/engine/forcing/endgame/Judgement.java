package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;

/**
 * Better and worse (Huberman 1968, chapter 3): by stage and measure, and by what an ending adds to them. Positions are
 * those of the ending, handed over with their {@link Standing}; p is the root of a tree, White to move, and q a
 * position after a move of White.
 */
public interface Judgement {
    /** Nothing is added. */
    Judgement BY_STAGE_AND_MEASURE = new Judgement() {};

    /**
     * What the ending adds to {@link #better} (rule 3.10): stage and measure are equal or the addition asks for more.
     */
    default boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return false;
    }

    /** What the ending adds to {@link #worse} (rule 3.11). */
    default boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return false;
    }

    /**
     * What the ending adds to better, in a learner's words, where {@link #betterAdds} holds and stage and measure are
     * those of p. The words begin with the subject, such as {@code the white king stands nearer to the rook}.
     */
    default String addedProgress(Position p, Position q) {
        return "";
    }

    /**
     * How far White, to move in p, has come: larger is further. The standing, refined by what counts as better besides.
     * Only asked where {@link TreeRules#onlyWhatLasts}.
     */
    default long progress(Position p, long standing) {
        return standing;
    }

    /** Rule 3.6 with the additions: a higher stage, or the same stage and a smaller measure. */
    default boolean better(Position p, long standingP, Position q, long standingQ) {
        return standingQ > standingP || betterAdds(p, standingP, q, standingQ);
    }

    /**
     * Rule 3.8, with or without the additions: stage 0, or the same stage and a larger measure. A lower stage alone is
     * not worse.
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

    /** Asks worse first, as the thesis does. */
    default Comparison compare(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
        if (worse(refusal, p, standingP, q, standingQ)) {
            return Comparison.WORSE;
        }
        return better(p, standingP, q, standingQ) ? Comparison.BETTER : Comparison.NEITHER;
    }
}
