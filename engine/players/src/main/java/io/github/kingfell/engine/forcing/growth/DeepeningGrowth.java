package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * Tree growth that finds the shallowest forcing tree by iterative deepening. The undecided results of a level are
 * stored by position and not by branch, so each level searches a position once, on however many branches it occurs.
 * Trees that are too wide to be grown branch by branch become small.
 *
 * <p>Two things differ from the thesis. The growth ignores the earlier positions of the branch, so no branch is
 * redundant; and of the moves that end the branches equally soon, it takes the one that reaches most, instead of the
 * first (best of the better ones, Huberman 1968, chapter 8).
 */
@Hot
public final class DeepeningGrowth implements Growth {
    private static final int NONE = TreeTable.NONE;

    private final Endgame endgame;
    private final TreeTable table;
    private final VerdictTable verdicts = new VerdictTable();
    private final GrowthBudget budget = new GrowthBudget();
    private final RootComparison comparison;

    /** Moves by ply; a list is in use while the moves below it are tried. */
    private MoveList[] lists = new MoveList[0];

    private Position x;
    private final MoveGenerator generator;
    private int firstNode = NONE;

    /**
     * The result of {@link #findAnswer}: the index of the move in its list, and the number of moves within which
     * branches end.
     */
    private int answer;

    private int within;

    /** The least standing at the ends of the answer's branches. */
    private long reached;

    /** The {@link Endgame#outlook} of an answer that ends its branch. */
    private int outlook;

    /** The depth of the tree found. */
    private int depth;

    public DeepeningGrowth(Endgame endgame, TreeTable table, Position anyPosition) {
        this.endgame = endgame;
        this.table = table;
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
        lists = MoveList.atLeast(lists, 2 * limits.depth() + 2);
        Growth.Result result = deepen(limits.depth());
        budget.settle();
        return result;
    }

    /** Returns the moves of the strong side on the longest branch of the tree found. */
    int depth() {
        return depth;
    }

    @Override
    public int firstNode() {
        return firstNode;
    }

    @Override
    public int examined() {
        return budget.examined();
    }

    private Growth.Result deepen(int deepest) {
        for (int depth = 1; depth <= deepest && !budget.isExhausted(); depth++) {
            if (isAnswered(depth, 0)) {
                this.depth = depth;
                int first = write(NONE, depth, 0);
                firstNode = budget.isExhausted() ? NONE : first;
                return firstNode == NONE ? Growth.Result.LIMIT_REACHED : Growth.Result.FOUND;
            }
            if (!budget.isExhausted() && verdicts.failed(verdicts.insert(x.key())) == VerdictTable.NEVER) {
                return Growth.Result.NOTHING_BETTER;
            }
        }
        return Growth.Result.LIMIT_REACHED;
    }

    /** Returns whether White, to move in x, can make every branch end better within the depth. */
    private boolean isAnswered(int depth, int ply) {
        int known = verdicts.find(x.key());
        if (known >= 0 && (verdicts.solved(known) <= depth || verdicts.failed(known) >= depth)) {
            return verdicts.solved(known) <= depth;
        }
        boolean answered = findAnswer(depth, ply) && !budget.isExhausted();
        if (!budget.isExhausted()) {
            int place = verdicts.insert(x.key());
            if (answered) {
                verdicts.setSolved(place, within, reached);
            } else {
                verdicts.setFailed(place, within);
            }
        }
        return answered;
    }

    /**
     * Finds the move that makes every branch end better soonest, and among moves that end it at once the best one.
     * {@link #within} is then the number of moves within which the branches end, or do not.
     *
     * @return false when no move does within the depth
     */
    private boolean findAnswer(int depth, int ply) {
        MoveList moves = lists[ply];
        generator.generate(x, moves);
        endgame.moveOrder().score(x, moves);
        int p = verdicts.insert(x.key());
        int failed = verdicts.failed(p);
        if (failed == 0) {
            within = 1;
            if (endsAtOnce(moves)) {
                return true;
            }
        } else {
            moves.retain(verdicts.kept(p));
        }
        for (int i = 0; i < moves.size(); i++) {
            moves.pick(i);
        }
        answer = NONE;
        within = Math.max(1, failed);
        for (int moreMoves = within; moreMoves < depth && !budget.isExhausted(); moreMoves++) {
            boolean open = isAnyForced(moves, moreMoves, ply);
            if (answer != NONE) {
                within = moreMoves + 1;
                return true;
            }
            within = open ? moreMoves + 1 : VerdictTable.NEVER;
            if (!open) {
                break;
            }
        }
        return false;
    }

    /**
     * Finds, among the moves of a list after which every branch ends better within that number of further moves, the
     * one that reaches most.
     *
     * @return false when no number of moves is enough
     */
    private boolean isAnyForced(MoveList moves, int moreMoves, int ply) {
        int best = NONE;
        long most = 0;
        boolean open = false;
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int move = moves.get(i);
            x.make(move);
            if (verdicts.comparison(comparison.place(x)) == Comparison.NEITHER) {
                boolean forced = isForced(moreMoves, ply + 1);
                int q = verdicts.find(x.key());
                open |= verdicts.failed(q) != VerdictTable.NEVER;
                if (forced && (best == NONE || verdicts.reached(q) > most)) {
                    best = i;
                    most = verdicts.reached(q);
                }
            }
            x.unmake(move);
        }
        answer = best;
        reached = most;
        return open;
    }

    /**
     * Returns whether a move of the list leads to a better position at once. The answer is the best of these moves,
     * among equal ones the one with the better outlook, and then the first in order. Otherwise the list keeps the moves
     * that must be searched deeper.
     */
    private boolean endsAtOnce(MoveList moves) {
        answer = NONE;
        long bits = 0;
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int move = moves.get(i);
            x.make(move);
            int q = comparison.place(x);
            Comparison verdict = verdicts.comparison(q);
            if (verdict == Comparison.BETTER) {
                long standing = verdicts.standing(q);
                int itsOutlook = endgame.outlook(x, standing);
                if (answer == NONE || isPreferred(moves, i, standing, itsOutlook)) {
                    answer = i;
                    reached = standing;
                    outlook = itsOutlook;
                }
            } else if (verdict == Comparison.NEITHER) {
                bits |= 1L << i;
            }
            x.unmake(move);
        }
        if (answer == NONE) {
            verdicts.setKept(verdicts.insert(x.key()), bits);
            moves.retain(bits);
        }
        return answer != NONE;
    }

    private boolean isPreferred(MoveList moves, int candidate, long standing, int itsOutlook) {
        if (standing != reached) {
            return standing > reached;
        }
        return itsOutlook != outlook ? itsOutlook < outlook : moves.score(candidate) > moves.score(answer);
    }

    /** Returns whether every black reply to x is answered within that number of White's moves. */
    private boolean isForced(int depth, int ply) {
        int known = verdicts.find(x.key());
        if (verdicts.solved(known) <= depth || verdicts.failed(known) >= depth) {
            return verdicts.solved(known) <= depth;
        }
        MoveList replies = lists[ply];
        generator.generate(x, replies);
        boolean forced = true;
        int failed = depth;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < replies.size() && forced && !budget.isExhausted(); i++) {
            int move = replies.get(i);
            x.make(move);
            forced = isAnswered(depth, ply + 1);
            if (!budget.isExhausted()) {
                int p = verdicts.find(x.key());
                least = forced ? Math.min(least, verdicts.reached(p)) : least;
                failed = forced ? failed : verdicts.failed(p);
            }
            x.unmake(move);
        }
        if (!budget.isExhausted()) {
            int place = verdicts.find(x.key());
            if (forced) {
                verdicts.setSolved(place, depth, least);
            } else {
                verdicts.setFailed(place, failed);
            }
        }
        return forced && !budget.isExhausted();
    }

    /**
     * Writes the answer in x under a reply, and below it the answers to all replies. Results of the search are looked
     * up.
     */
    private int write(int reply, int depth, int ply) {
        findAnswer(depth, ply);
        if (answer == NONE) {
            return NONE;
        }
        int move = lists[ply].get(answer);
        int moreMoves = within - 1;
        x.make(move);
        int node = table.add(reply, move, verdicts.standing(comparison.place(x)), TreeTable.placement(x));
        if (moreMoves > 0) {
            table.setExpanded(node);
            MoveList replies = lists[ply + 1];
            generator.generate(x, replies);
            endgame.moveOrder().score(x, replies);
            for (int i = 0; i < replies.size() && !budget.isExhausted(); i++) {
                int black = replies.pick(i);
                int below = table.addReply(node, black);
                x.make(black);
                int answered = write(below, moreMoves, ply + 2);
                x.unmake(black);
                if (answered != NONE) {
                    table.accept(below, answered);
                }
            }
        }
        x.unmake(move);
        return node;
    }
}
