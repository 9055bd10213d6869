package io.github.kingfell.book.predicates;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/** What the endings against the bare king have in common: how the editions differ, and a way to look ahead. */
public abstract class LoneKingEnding implements Endgame {
    /** Hundredths of a move that a stage stands for. */
    private static final int STAGE = 300;

    /** Hundredths of a move for each file and rank, and for each king move, between the kings. */
    private static final int LINE_BETWEEN_KINGS = 30;

    private static final int STEP_BETWEEN_KINGS = 60;

    /** More than any refinement of a standing. */
    private static final int REFINEMENTS = 1 << 10;

    private final Edition edition;
    private final String name;
    private final String material;
    private final Stages stages;
    private final MoveOrder moveOrder;
    private final TreeLimits treeLimits;

    /** The parameters are what {@link Endgame} has under the same names. */
    protected LoneKingEnding(
            Edition edition, String name, String material, Stages stages, MoveOrder moveOrder, TreeLimits treeLimits) {
        this.edition = edition;
        this.name = name;
        this.material = material;
        this.stages = stages;
        this.moveOrder = moveOrder;
        this.treeLimits = treeLimits;
    }

    protected final boolean isAmended() {
        return edition == Edition.AMENDED;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String material() {
        return material;
    }

    @Override
    public final Stages stages() {
        return stages;
    }

    @Override
    public final MoveOrder moveOrder() {
        return moveOrder;
    }

    @Override
    public final TreeLimits treeLimits() {
        return treeLimits;
    }

    @Override
    public TreeMethod treeMethod() {
        return edition == Edition.CLASSIC ? TreeMethod.LEVEL_BY_LEVEL : TreeMethod.BEST_OF_BETTER;
    }

    @Override
    public final boolean wantsOneOrientation() {
        return edition == Edition.AMENDED;
    }

    @Override
    public List<Refusal> ladder() {
        return edition == Edition.CLASSIC ? CLASSIC_LADDER : List.of(Refusal.values());
    }

    @Override
    public final boolean countsOnlyWhatLasts() {
        return edition == Edition.AMENDED;
    }

    @Override
    public final long progress(Position p) {
        long standing = standing(p);
        return standing * REFINEMENTS + refinement(p, Standing.stage(standing), standing);
    }

    /**
     * What additions to better ask besides the standing, of p: larger is further, from 0 to 1023; 0 when there are none.
     *
     * @param stage of p
     */
    protected int refinement(Position p, int stage, long standing) {
        return 0;
    }

    /**
     * What the stages and measures still to come cost, and the way of the king. Other functions of the thesis, such as the
     * black king's freedom and his distance from edges and corners, were tried besides and changed the mean length of games by
     * a hundredth of the true distance at most.
     */
    @Override
    public final int outlook(Position q, long standing) {
        int stage = Standing.stage(standing);
        int wk = LoneKing.wk(q);
        int bk = LoneKing.bk(q);
        return STAGE * (stages().highest() - stage)
                + cost(q, stage, standing)
                + LINE_BETWEEN_KINGS * LoneKing.fr(wk, bk)
                + STEP_BETWEEN_KINGS * LoneKing.d(wk, bk);
    }

    /** Hundredths of a move that the measure stands for. */
    protected abstract int cost(Position q, int stage, long standing);
}
