package io.github.kingfell.book.predicates;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Set;

/**
 * The common base of endings against the bare king: the differences between the editions, and an estimate for looking
 * ahead.
 */
public abstract class LoneKingEnding implements Endgame {
    /** The cost of a stage in hundredths of a move. */
    private static final int STAGE = 300;

    /** The cost in hundredths of a move of each file and rank, and of each king move, between the kings. */
    private static final int LINE_BETWEEN_KINGS = 30;

    private static final int STEP_BETWEEN_KINGS = 60;

    private final Edition edition;
    private final String name;
    private final String material;
    private final Stages stages;
    private final MoveOrder moveOrder;
    private final TreeRules treeRules;

    /** The parameters are what {@link Endgame} has under the same names. */
    protected LoneKingEnding(
            Edition edition, String name, String material, Stages stages, MoveOrder moveOrder, TreeRules treeRules) {
        this.edition = edition;
        this.name = name;
        this.material = material;
        this.stages = stages;
        this.moveOrder = moveOrder;
        this.treeRules = treeRules;
    }

    /**
     * How most endings find trees. In the amended edition each further try refuses less, and only lasting progress is
     * better.
     */
    protected static TreeRules treeRules(Edition edition, TreeLimits limits) {
        return edition == Edition.CLASSIC
                ? TreeRules.classic(limits)
                : new TreeRules(TreeMethod.BEST_OF_BETTER, limits, List.of(Refusal.values()), true);
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
    public final TreeRules treeRules() {
        return treeRules;
    }

    @Override
    public Set<Trait> traits() {
        return isAmended() ? Set.of(Trait.ONE_ORIENTATION) : Set.of();
    }

    /**
     * The cost of the stages and measures still to come, and of the king's way. Other functions of the thesis, such as
     * the black king's freedom and his distance from edges and corners, were tried in addition; they changed the mean
     * length of games by a hundredth of the true distance at most.
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

    /** The squares of the {@link #net} under a name; empty when there is no net. */
    protected final List<Landmark> marked(String name, Position x) {
        long net = net(x);
        return net == 0 ? List.of() : List.of(new Landmark(name, net));
    }

    /** The cost of the measure in hundredths of a move. */
    protected abstract int cost(Position q, int stage, long standing);
}
