package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.remembered.GamePath;
import io.github.kingfell.engine.forcing.remembered.RememberedEnding;
import io.github.kingfell.engine.forcing.remembered.RememberedEndings;
import io.github.kingfell.engine.forcing.tree.Branch;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchTask;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides what the book plays. A tree is followed move by move until its branch ends; then another one is grown. Where
 * no tree is found at once, the planner plays the one remembered in the ending's certificate: the same search grew it
 * with more time.
 *
 * <p>While the certificate covers the game, its claims decide. A tree is left when a fresh one from the present
 * position mates sooner, and a found tree that is not the remembered one is not played. So the moves to mate fall with
 * every move.
 */
final class Planner {
    /** A search for a tree takes at most the time or the nodes divided by this; the rest is left to the next player. */
    private static final int SEARCH_SHARE = 5;

    /** The part of the time for which the planner waits for a certificate that is being read, in percent. */
    private static final int READING_PERCENT = 70;

    /** Writing a remembered tree takes at most the time divided by this; the tree is cut there. */
    private static final int WRITING_SHARE = 4;

    /** The part of a fixed time for which the planner waits for the judgement of a mate, in percent. */
    private static final int JUDGING_PERCENT = 93;

    /** The same part of the time that a clock allows for the move. It is smaller because a clock saves unused time. */
    private static final int JUDGING_PERCENT_ON_CLOCK = 15;

    /** The greatest depth to which a remembered tree is written. */
    private static final int REMEMBERED_DEPTH = 24;

    private static final int REMEMBERED_NODES = 4_000;

    /** States judged for one move where the depth is limited; where the nodes are, as many states as nodes. */
    private static final long STATES_FOR_DEPTH = 20_000;

    private final RememberedEndings endings;
    private final BackgroundWork work;
    private final GamePath path = new GamePath();
    private @Nullable Branch followed;

    Planner(RememberedEndings endings, BackgroundWork work) {
        this.endings = endings;
        this.work = work;
    }

    void forget() {
        followed = null;
        path.forget();
    }

    /** Returns the book's move; null when no tree is found within the limits and none is remembered. */
    @Nullable
    Plan plan(Position root, BookPosition place, SearchTask task) {
        RememberedEnding ending = path.goesOnIn(ending(place, task.control()), place, root);
        Plan plan = ending != null && task.settings().rememberedTrees() ? known(root, place, ending, task) : null;
        plan = plan == null ? searched(root, place, ending, task) : plan;
        followed = plan == null ? null : plan.branch();
        return plan;
    }

    /** Returns a plan found by search alone; the certificate may still give its distance to mate. */
    private @Nullable Plan searched(
            Position root, BookPosition place, @Nullable RememberedEnding ending, SearchTask task) {
        Branch followed = follow(root, place);
        Branch branch = followed == null ? find(place, task) : followed;
        if (branch == null) {
            return null;
        }
        int state = ending == null ? RememberedEnding.NO_STATE : path.state(ending, branch, root);
        return state == RememberedEnding.NO_STATE ? Plan.unknown(branch) : new Plan(branch, ending, state);
    }

    /** Records that the plan is played. */
    void play(Plan plan, Position root) {
        RememberedEnding ending = plan.ending();
        if (ending != null) {
            path.play(ending, plan.branch().place().strongSide(), root, plan.state(), plan.move());
        }
    }

    /** Returns the ending with its certificate, as soon as that has been read; null when there is none. */
    private @Nullable RememberedEnding ending(BookPosition place, SearchControl control) {
        Endgame endgame = place.endgame();
        if (control.clock().budget().isUnlimited()) {
            return endings.read(endgame);
        }
        if (!endings.isSettled(endgame)) {
            endings.order(endgame);
            work.lend(
                    control, control.clock().budget().hard() * READING_PERCENT / 100, () -> endings.isSettled(endgame));
        }
        return endings.find(endgame);
    }

    private @Nullable Plan known(Position root, BookPosition place, RememberedEnding ending, SearchTask task) {
        int state = path.state(ending, place, root);
        if (state == RememberedEnding.NO_STATE) {
            return null;
        }
        Branch branch = follow(root, place);
        if (!plays(ending, state, branch)) {
            boolean searches = state == ending.fresh(place.seen())
                    && !task.control().clock().budget().isShort();
            branch = searches ? find(place, task) : null;
        }
        if (!plays(ending, state, branch)) {
            branch = remembered(place, ending, state, task.control());
        }
        return branch == null ? null : new Plan(branch, ending, state);
    }

    private static boolean plays(RememberedEnding ending, int state, @Nullable Branch branch) {
        return branch != null && ending.plays(branch.place().seen(), state, branch.move());
    }

    private @Nullable Branch follow(Position root, BookPosition place) {
        Branch branch = followed;
        return branch == null || branch.isOfAnother(place) ? null : branch.at(root);
    }

    private static @Nullable Branch find(BookPosition place, SearchTask task) {
        TreeLimits limits = limits(place, task);
        ForcingTree tree = new ForcingTree(place.endgame(), place.seen());
        boolean found = tree.grow(place.seen(), limits, task.control()) == Growth.Result.FOUND;
        // A try that ended at this search's smaller share is not the ending's own: a later try then finds another
        // strategy.
        boolean own = tree.examined() < limits.positions()
                || limits.positions() == place.endgame().treeRules().limits().positions();
        return found && own ? new Branch(place, tree) : null;
    }

    /** Returns the ending's own limits, reduced to the share of this search. */
    private static TreeLimits limits(BookPosition place, SearchTask task) {
        TreeLimits own = place.endgame().treeRules().limits();
        long nodes = task.limits().nodes();
        // Each rung of the ladder is a separate try.
        long share = nodes / SEARCH_SHARE / place.endgame().treeRules().ladder().size() + 1;
        int positions = nodes == 0 ? own.positions() : (int) Math.min(own.positions(), share);
        return new TreeLimits(
                own.depth(), positions, task.control().clock().budget().hard() / SEARCH_SHARE);
    }

    private static @Nullable Branch remembered(
            BookPosition place, RememberedEnding ending, int state, SearchControl control) {
        long hard = control.clock().budget().hard();
        ForcingTree tree = ending.tree(place.endgame(), place.seen(), state);
        TreeLimits limits = new TreeLimits(REMEMBERED_DEPTH, REMEMBERED_NODES, hard / WRITING_SHARE);
        // Nothing is searched, so no nodes are counted; the time limit is that of the writing.
        boolean written = tree.grow(place.seen(), limits, SearchControl.unlimited()) == Growth.Result.FOUND;
        return written ? new Branch(place, tree) : null;
    }

    /**
     * Returns the plan for a position without a game before it, with all the time that the ending's own limits allow;
     * null for none.
     *
     * @param tree grown there, or empty when none was found
     */
    @Nullable
    Plan afresh(BookPosition place, ForcingTree tree) {
        Branch branch = tree.firstNode() == ForcingTree.NONE ? null : new Branch(place, tree);
        RememberedEnding ending = endings.read(place.endgame());
        int state = ending == null ? RememberedEnding.NO_STATE : ending.fresh(place.seen());
        if (ending == null || state == RememberedEnding.NO_STATE) {
            return branch == null ? null : Plan.unknown(branch);
        }
        if (!plays(ending, state, branch)) {
            branch = remembered(place, ending, state, SearchControl.unlimited());
        }
        return branch == null ? null : new Plan(branch, ending, state);
    }

    /**
     * Returns the mate of a plan's state when the rules confirm it. The state is judged now where there is no clock,
     * otherwise in the background.
     */
    Optional<MateCertificate> certify(Position root, Plan plan, RememberedEnding ending, SearchTask task) {
        SearchControl control = task.control();
        int state = plan.state();
        if (!control.clock().budget().isUnlimited()) {
            ending.orderJudgement(state);
            boolean onClock = task.limits().clock().isPresent();
            long until = onClock
                    ? control.clock().elapsedOnClock()
                            + control.clock().budget().soft() * JUDGING_PERCENT_ON_CLOCK / 100
                    : control.clock().budget().hard() * JUDGING_PERCENT / 100;
            work.lend(control, until, () -> ending.isJudged(state));
            return ending.isJudged(state)
                    ? ending.certify(
                            root,
                            state,
                            plan.move(),
                            () -> control.stopRequested() || control.clock().elapsedOnClock() > until)
                    : Optional.empty();
        }
        long nodes = task.limits().nodes();
        long most = nodes > 0 ? nodes : task.limits().depth() > 0 ? STATES_FOR_DEPTH : Long.MAX_VALUE;
        long[] judged = {0};
        return ending.certify(root, state, plan.move(), () -> control.stopRequested() || judged[0]++ >= most);
    }
}
