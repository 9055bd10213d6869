package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * Tree growth by the best of the better moves (Huberman 1968, chapter 8), for whole trees: among all trees of at most
 * three moves it finds the one with the shortest outlook to mate. The thesis names two objections. Additions to better
 * refer to the root, so better positions cannot be compared by them; and one move may be better than another after most
 * replies and worse after one. Neither applies when the end of each branch has a value of its own, the
 * {@link Endgame#outlook}, and a tree has the value of its worst branch.
 *
 * <p>Where no tree is so shallow, the shallowest is taken.
 */
@Hot
public final class BestTreeGrowth implements Growth {
    private static final int NONE = TreeTable.NONE;

    /**
     * Moves of the strong side. In a trial of KRK, a fourth move took four times the positions and shortened games by 3
     * %.
     */
    private static final int DEPTH = 3;

    /** Positions compared for the choice; when they are not enough, the shallowest tree is kept. */
    private static final int POSITIONS = 60_000;

    /** The cost of a move, in the unit of outlooks. */
    private static final int MOVE = 100;

    private static final int NEVER = 1 << 20;
    private static final int LARGEST_SCORE = 0xFFFF;

    private final Endgame endgame;
    private final TreeTable table;
    private final DeepeningGrowth shallowest;
    private final VerdictTable verdicts = new VerdictTable();
    private final GrowthBudget budget = new GrowthBudget();
    private final RootComparison comparison;
    private final MoveGenerator generator;
    private final ValueBounds bounds = new ValueBounds(-NEVER, 2 * NEVER);

    /** Moves by ply; a list is in use while the moves below it are tried. */
    private MoveList[] lists = new MoveList[0];

    private Position x;

    /** Material of the root. A branch that leaves it for a solved ending ends there. */
    private long rootMaterial;

    private int firstNode = NONE;
    private int examined;

    /** The move of the last white value, and whether its branch ends with it. */
    private int answer;

    private boolean ends;

    public BestTreeGrowth(Endgame endgame, TreeTable table, Position anyPosition) {
        this.endgame = endgame;
        this.table = table;
        x = anyPosition;
        shallowest = new DeepeningGrowth(endgame, table, anyPosition);
        generator = new MoveGenerator(anyPosition);
        comparison = new RootComparison(endgame, verdicts, budget, anyPosition);
    }

    @Override
    public Growth.Result grow(Position p, long standing, Refusal worse, TreeLimits limits, SearchControl control) {
        Growth.Result result = shallowest.grow(p, standing, worse, limits, control);
        firstNode = shallowest.firstNode();
        examined = shallowest.examined();
        if (result == Growth.Result.FOUND && shallowest.depth() <= DEPTH) {
            x = p.copy();
            rootMaterial = p.material();
            comparison.begin(p, standing, Refusal.DISASTER);
            bounds.clear();
            lists = MoveList.atLeast(lists, 2 * DEPTH + 2);
            choose(limits, control);
        }
        return result;
    }

    @Override
    public int firstNode() {
        return firstNode;
    }

    @Override
    public int examined() {
        return examined;
    }

    private void choose(TreeLimits limits, SearchControl control) {
        budget.begin(new TreeLimits(DEPTH, Math.min(POSITIONS, limits.positions()), limits.untilMillis()), control);
        int deepest = NONE;
        for (int depth = shallowest.depth(); depth <= DEPTH && !budget.isExhausted(); depth++) {
            white(depth, 0, -NEVER, NEVER);
            deepest = budget.isExhausted() ? deepest : depth;
        }
        budget.settle();
        examined += budget.examined();
        if (deepest != NONE) {
            // Writing repeats only searches that have been done, which costs little, so it is not broken off.
            budget.begin(new TreeLimits(DEPTH, Integer.MAX_VALUE, Long.MAX_VALUE), SearchControl.unlimited());
            table.clear();
            firstNode = write(NONE, deepest, 0);
        }
    }

    /**
     * Returns the cost of the best tree from x, White to move, of at most that depth: its moves and the outlook at the
     * end of the worst branch; {@link #NEVER} when there is none. Outside the window it is a bound.
     */
    private int white(int depth, int ply, int low, int high) {
        long key = key(depth);
        int known = bounds.outside(key, low, high);
        if (known != ValueBounds.UNKNOWN) {
            return known;
        }
        MoveList moves = lists[ply];
        int best = bestEnd(moves);
        int move = answer;
        boolean ending = true;
        for (int i = 0; i < moves.size() && depth > 1 && best > low && !budget.isExhausted(); i++) {
            int candidate = moves.pick(i);
            x.make(candidate);
            int cost = MOVE + black(depth - 1, ply + 1, low - MOVE, Math.min(high, best) - MOVE);
            x.unmake(candidate);
            if (cost < best) {
                best = cost;
                move = candidate;
                ending = false;
            }
        }
        if (!budget.isExhausted()) {
            bounds.store(key, best, low, high);
        }
        answer = move;
        ends = ending;
        return best;
    }

    /**
     * Returns the cost of the best move of x that ends its branch. Fills the list with the moves that must be searched
     * deeper, scored.
     */
    private int bestEnd(MoveList moves) {
        generator.generate(x, moves);
        endgame.moveOrder().score(x, moves);
        int best = NEVER;
        answer = NONE;
        long open = 0;
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int move = moves.pick(i);
            x.make(move);
            int q = comparison.place(x);
            long standing = verdicts.standing(q);
            boolean mate = Standing.stage(standing) == endgame.stages().highest();
            boolean elsewhere = x.material() != rootMaterial && verdicts.comparison(q) == Comparison.BETTER;
            int outlook = mate ? 0 : endgame.outlook(x, standing);
            x.unmake(move);
            if (verdicts.comparison(q) == Comparison.BETTER && MOVE + outlook < best) {
                best = MOVE + outlook;
                answer = move;
            }
            if (verdicts.comparison(q) != Comparison.WORSE && !mate && !elsewhere) {
                open |= 1L << i;
                moves.setScore(i, LARGEST_SCORE - outlook);
            }
        }
        moves.retain(open);
        return best;
    }

    /** Returns the cost of the worst reply to x. */
    private int black(int depth, int ply, int low, int high) {
        long key = key(depth);
        int known = bounds.outside(key, low, high);
        if (known != ValueBounds.UNKNOWN) {
            return known;
        }
        MoveList replies = lists[ply];
        generator.generate(x, replies);
        int worst = -NEVER;
        for (int i = 0; i < replies.size() && worst < high && !budget.isExhausted(); i++) {
            int move = replies.get(i);
            x.make(move);
            worst = Math.max(worst, white(depth, ply + 1, Math.max(low, worst), high));
            x.unmake(move);
        }
        if (!budget.isExhausted()) {
            bounds.store(key, worst, low, high);
        }
        return worst;
    }

    /** Returns the key of x with a depth; an odd factor separates the depths. */
    private long key(int depth) {
        return x.key() + depth * 0x9E3779B97F4A7C15L;
    }

    /** Writes the best tree from x under a reply. */
    private int write(int reply, int depth, int ply) {
        bounds.forget(key(depth));
        white(depth, ply, -NEVER, NEVER);
        int move = answer;
        boolean leaf = ends;
        x.make(move);
        int node = table.add(reply, move, verdicts.standing(comparison.place(x)), TreeTable.placement(x));
        if (!leaf) {
            table.setExpanded(node);
            MoveList replies = lists[ply + 1];
            generator.generate(x, replies);
            endgame.moveOrder().score(x, replies);
            for (int i = 0; i < replies.size(); i++) {
                int black = replies.pick(i);
                int below = table.addReply(node, black);
                x.make(black);
                int answered = write(below, depth - 1, ply + 2);
                x.unmake(black);
                table.accept(below, answered);
            }
        }
        x.unmake(move);
        return node;
    }
}
