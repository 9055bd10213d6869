package io.github.kingfell.engine.forcing.tree;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.growth.BestTreeGrowth;
import io.github.kingfell.engine.forcing.growth.DeepeningGrowth;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.growth.LevelGrowth;
import io.github.kingfell.engine.forcing.growth.TreeTable;
import io.github.kingfell.engine.forcing.schedule.ScheduleGrowth;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * The forcing tree of Huberman 1968, chapter 2: one move of the strong side, an answer to every reply, until each
 * branch ends in a position that is better than the root. Positions are compared with the root only, and only after
 * moves of the strong side, which is White throughout.
 *
 * <p>The tree found stays readable until the next {@link #grow}. One object serves one thread; apart from two copies of
 * the root, growing allocates only when the tables must get larger than ever before.
 */
public final class ForcingTree {
    /** No node, no reply. */
    public static final int NONE = TreeTable.NONE;

    private final Endgame endgame;
    private final TreeTable table = new TreeTable();
    private final Growth growth;
    private Position root;
    private long rootStanding;
    private int examined;

    /** Makes an empty tree, to be grown. */
    public ForcingTree(Endgame endgame, Position anyPosition) {
        this(endgame, anyPosition, true, true);
    }

    /** Makes a tree with or without the two heuristics of the level-by-level method, to measure what they gain. */
    public ForcingTree(Endgame endgame, Position anyPosition, boolean killer, boolean redundancy) {
        this.endgame = endgame;
        root = anyPosition;
        growth = switch (endgame.treeRules().method()) {
            case LEVEL_BY_LEVEL -> new LevelGrowth(endgame, table, anyPosition, killer, redundancy);
            case DEEPENING -> new DeepeningGrowth(endgame, table, anyPosition);
            case BEST_OF_BETTER -> new BestTreeGrowth(endgame, table, anyPosition);
            case ON_SCHEDULE -> new ScheduleGrowth(endgame, scheduleOf(endgame), table, anyPosition);
        };
    }

    private static Schedule scheduleOf(Endgame endgame) {
        return Objects.requireNonNull(endgame.schedule(), () -> endgame.name() + " has no schedule to keep");
    }

    /** Makes an empty tree that is grown by another method, into the tree table that the growth is given. */
    public ForcingTree(Endgame endgame, Position anyPosition, Function<TreeTable, Growth> growth) {
        this.endgame = endgame;
        root = anyPosition;
        this.growth = growth.apply(table);
    }

    /** Returns whether the tree comes from a certificate instead of a search. */
    public boolean isRemembered() {
        return growth.isRemembered();
    }

    /**
     * Grows the tree from a root p; the tree before it is lost.
     *
     * @param p White strong and to move; not changed, and copied
     * @param control polled with every position examined
     */
    public Growth.Result grow(Position p, TreeLimits limits, SearchControl control) {
        if (!TreeTable.fits(p)) {
            throw new IllegalArgumentException("too many pieces for a book ending");
        }
        root = p.copy();
        rootStanding = endgame.standing(root);
        examined = 0;
        Growth.Result result = Growth.Result.NOTHING_BETTER;
        List<Refusal> ladder = endgame.treeRules().ladder();
        for (int rung = 0; rung < ladder.size() && result != Growth.Result.FOUND; rung++) {
            result = growth.grow(root, rootStanding, ladder.get(rung), limits, control);
            examined += growth.examined();
        }
        return result;
    }

    /** Returns the root p of the tree. Must not be changed. */
    public Position root() {
        return root;
    }

    /** Returns stage and measure of the root. */
    public long rootStanding() {
        return rootStanding;
    }

    /** Returns the node of the first move; NONE when nothing was found. */
    public int firstNode() {
        return growth.firstNode();
    }

    /** Returns the number of positions compared with the root, in all tries. */
    public int examined() {
        return examined;
    }

    /** Returns the strong side's move that leads to a node, in the view of the book. */
    public int move(int node) {
        return table.move(node);
    }

    /** Returns stage and measure of a node. */
    public long standing(int node) {
        return table.standing(node);
    }

    /** Returns whether the branch ends here: this position is better than the root. */
    public boolean isLeaf(int node) {
        return !table.isExpanded(node);
    }

    /** Returns the first of Black's replies that the tree answers; NONE at a leaf. */
    public int firstReply(int node) {
        return table.firstReply(node);
    }

    /** Returns the next reply to the same move, or NONE. */
    public int nextReply(int reply) {
        return table.nextReply(reply);
    }

    /** Returns Black's move, in the view of the book. */
    public int replyMove(int reply) {
        return table.replyMove(reply);
    }

    /** Returns the node of the answer to a reply. */
    public int answer(int reply) {
        return table.answer(reply);
    }

    /** Returns the node of the answer to one of Black's moves that the tree answers. */
    public int answerTo(int node, int black) {
        int reply = firstReply(node);
        while (replyMove(reply) != black) {
            reply = nextReply(reply);
        }
        return answer(reply);
    }

    /** Returns the moves of the strong side on the longest branch from a node, its own included. */
    public int depth(int node) {
        int deepest = 0;
        for (int reply = firstReply(node); reply != NONE; reply = nextReply(reply)) {
            deepest = Math.max(deepest, depth(answer(reply)));
        }
        return 1 + deepest;
    }

    /** Returns the least standing at the leaves below a node: what the tree reaches, whatever Black replies. */
    public long reached(int node) {
        if (isLeaf(node)) {
            return standing(node);
        }
        long least = Long.MAX_VALUE;
        for (int reply = firstReply(node); reply != NONE; reply = nextReply(reply)) {
            least = Math.min(least, reached(answer(reply)));
        }
        return least;
    }

    /** Returns the first move of the tree, {@link Move#NONE} when nothing was found. */
    public int bestMove() {
        return firstNode() == NONE ? Move.NONE : move(firstNode());
    }
}
