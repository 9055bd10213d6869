package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * The tree search of Huberman 1968, chapter 2, level by level: every open branch is deepened by one move before any is
 * deepened by two. The names of the routines are those of the thesis, with their meaning.
 *
 * <p>Two heuristics: a kept position whose strong pieces stand as they stood before on the branch is dropped
 * (redundant), and the last better move is tried first in later lists (killer).
 */
@Hot
public final class LevelGrowth implements Growth {
    private static final int NONE = TreeTable.NONE;

    /** The result of another visit to a node: MB's NIL, YES and undecided. */
    private enum NodeState {
        LOST,
        ANSWERED,
        OPEN
    }

    private final Endgame endgame;
    private final TreeTable table;
    private final boolean withKiller;
    private final boolean withRedundancy;
    private final VerdictTable verdicts = new VerdictTable();
    private final GrowthBudget budget = new GrowthBudget();
    private final RootComparison comparison;

    /** Moves by ply; a list is in use while the moves below it are tried. */
    private MoveList[] lists = new MoveList[0];

    private final MoveGenerator generator;
    private Position x;
    private int firstNode = NONE;
    private int killer;
    private int neither;
    private int redundant;

    public LevelGrowth(Endgame endgame, TreeTable table, Position anyPosition, boolean killer, boolean redundancy) {
        this.endgame = endgame;
        this.table = table;
        withKiller = killer;
        withRedundancy = redundancy;
        x = anyPosition;
        generator = new MoveGenerator(anyPosition);
        comparison = new RootComparison(endgame, verdicts, budget, anyPosition);
    }

    @Override
    public Growth.Result grow(Position p, long standing, Refusal worse, TreeLimits limits, SearchControl control) {
        x = p.copy();
        budget.begin(limits, control);
        comparison.begin(p, standing, worse);
        table.clear();
        firstNode = NONE;
        killer = MoveOrder.NO_KILLER;
        neither = 0;
        redundant = 0;
        lists = MoveList.atLeast(lists, 2 * limits.depth() + 2);
        boolean better = betterOrKept(NONE, 0);
        if (better) {
            firstNode = table.first(NONE);
        }
        for (int depth = 2; isOpen(better) && depth <= limits.depth(); depth++) {
            firstNode = nextLevel();
            better = firstNode != NONE;
        }
        budget.settle();
        if (better) {
            return Growth.Result.FOUND;
        }
        return budget.isExhausted() || table.first(NONE) != NONE
                ? Growth.Result.LIMIT_REACHED
                : Growth.Result.NOTHING_BETTER;
    }

    private boolean isOpen(boolean better) {
        return !better && !budget.isExhausted() && table.first(NONE) != NONE;
    }

    @Override
    public int firstNode() {
        return firstNode;
    }

    @Override
    public int examined() {
        return budget.examined();
    }

    /** Returns how many positions of the last tree were neither better nor worse. */
    public int neither() {
        return neither;
    }

    /** Returns how many of these were dropped as redundant. */
    public int redundant() {
        return redundant;
    }

    /**
     * TS, tree search: deepens every first move by one level.
     *
     * @return the first one that is answered throughout, or NONE
     */
    private int nextLevel() {
        for (int q = table.first(NONE); q != NONE && !budget.isExhausted(); q = table.next(q)) {
            x.make(table.move(q));
            NodeState state = visit(q, 1);
            x.unmake(table.move(q));
            if (state == NodeState.ANSWERED) {
                return q;
            }
            if (state == NodeState.LOST) {
                table.drop(NONE, q);
            }
        }
        return NONE;
    }

    /** MB, move better: deepens every black reply to q by one level. */
    private NodeState visit(int q, int ply) {
        if (!table.isExpanded(q)) {
            return expand(q, ply);
        }
        boolean open = false;
        for (int reply = table.firstReply(q); reply != NONE && !budget.isExhausted(); reply = table.nextReply(reply)) {
            if (table.answer(reply) != NONE) {
                continue;
            }
            x.make(table.replyMove(reply));
            NodeState state = deepen(reply, ply + 1);
            x.unmake(table.replyMove(reply));
            if (state == NodeState.LOST) {
                return NodeState.LOST;
            }
            open |= state == NodeState.OPEN;
        }
        return open || budget.isExhausted() ? NodeState.OPEN : NodeState.ANSWERED;
    }

    /**
     * MB's first visit. A reply that leaves White nothing to keep refutes q at once, and the other replies are skipped.
     */
    private NodeState expand(int q, int ply) {
        MoveList replies = lists[ply];
        generator.generate(x, replies);
        endgame.moveOrder().score(x, replies);
        table.setExpanded(q);
        boolean open = false;
        for (int i = 0; i < replies.size() && !budget.isExhausted(); i++) {
            int move = replies.pick(i);
            int reply = table.addReply(q, move);
            x.make(move);
            boolean better = betterOrKept(reply, ply + 1);
            x.unmake(move);
            if (better) {
                table.accept(reply, table.first(reply));
            } else if (table.first(reply) == NONE) {
                return NodeState.LOST;
            } else {
                open = true;
            }
        }
        return open || budget.isExhausted() ? NodeState.OPEN : NodeState.ANSWERED;
    }

    /** TB, tree better: deepens the candidates for one reply until one is answered throughout. */
    private NodeState deepen(int reply, int ply) {
        for (int q = table.first(reply); q != NONE && !budget.isExhausted(); q = table.next(q)) {
            x.make(table.move(q));
            NodeState state = visit(q, ply + 1);
            x.unmake(table.move(q));
            if (state == NodeState.ANSWERED) {
                table.accept(reply, q);
                return NodeState.ANSWERED;
            }
            if (state == NodeState.LOST) {
                table.drop(reply, q);
            }
        }
        return table.first(reply) == NONE ? NodeState.LOST : NodeState.OPEN;
    }

    /**
     * BW, better or worse: tests all white moves here and lists those neither better nor worse under the reply. The
     * first better one ends the test: the list then holds that one alone and the result is true.
     */
    private boolean betterOrKept(int reply, int ply) {
        MoveList moves = lists[ply];
        generator.generate(x, moves);
        endgame.moveOrder().score(x, moves, killer);
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int move = moves.pick(i);
            int asKiller = MoveOrder.killerOf(x, move);
            x.make(move);
            int q = comparison.place(x);
            long standing = verdicts.standing(q);
            Comparison verdict = verdicts.comparison(q);
            long placement = TreeTable.placement(x);
            x.unmake(move);
            if (verdict == Comparison.BETTER) {
                killer = withKiller ? asKiller : MoveOrder.NO_KILLER;
                table.clearList(reply);
                table.add(reply, move, standing, placement);
                return true;
            }
            if (verdict == Comparison.NEITHER) {
                neither++;
                if (withRedundancy && table.stoodBefore(reply, placement)) {
                    redundant++;
                } else {
                    table.add(reply, move, standing, placement);
                }
            }
        }
        return false;
    }
}
