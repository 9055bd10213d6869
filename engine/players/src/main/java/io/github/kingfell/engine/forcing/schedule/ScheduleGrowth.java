package io.github.kingfell.engine.forcing.schedule;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.growth.GrowthBudget;
import io.github.kingfell.engine.forcing.growth.TreeTable;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * Tree growth that keeps the schedule: the moves of a branch, plus the moves promised at its end whatever Black replies
 * there, are together no more than the root promises ({@link Endgame#promise}). So from root to root the promise falls
 * by the moves played; where every root has such a tree, all promises are kept.
 *
 * <p>It deepens iteratively with a transposition table. First it searches positions that are hardly behind the
 * schedule, and only when it finds no tree there, others. Among moves that end a branch it takes the one that promises
 * the quickest mate (best of the better ones, Huberman 1968, chapter 8). Of the other moves it first tries those that
 * promise the quickest mate; of equal ones, those that leave the kings nearer to each other.
 */
@Hot
public final class ScheduleGrowth implements Growth {
    private static final int NONE = TreeTable.NONE;
    private static final int NEVER = Endgame.NO_GUARANTEE;

    /**
     * How many moves a position inside the tree may be behind the schedule, by try. The first try finds nineteen trees
     * of twenty; it searches hundreds of positions where the last searches hundreds of thousands.
     */
    private static final int[] BEHIND = {2, 4, Short.MAX_VALUE};

    /**
     * Scores of moves, 0 for a move that loses a piece: the cost of a promised move, and of a step between the kings.
     * All steps together cost less than a move, so the promise can be read from a score.
     */
    private static final int LARGEST_SCORE = 0xFFFF;

    private static final int PROMISED_MOVE = 256;
    private static final int STEP_BETWEEN_KINGS = 16;

    /** More moves than the pieces of a code have. */
    private static final int MOST_MOVES = 256;

    private final Endgame endgame;
    private final Schedule schedule;
    private final TreeTable tree;
    private final ScheduleTable table = new ScheduleTable();
    private final GrowthBudget budget = new GrowthBudget();
    private final MoveGenerator generator;

    /** Moves by ply; a list is in use while the moves below it are tried. */
    private MoveList[] lists = new MoveList[0];

    /** The codes after the moves that are scored. */
    private final int[] next = new int[MOST_MOVES];

    private int firstNode = NONE;
    private int examined;
    private int behind;

    public ScheduleGrowth(Endgame endgame, Schedule schedule, TreeTable tree, Position anyPosition) {
        this.endgame = endgame;
        this.tree = tree;
        this.schedule = schedule;
        generator = new MoveGenerator(anyPosition);
    }

    /** @param refusal ignored: only positions that lose a piece or stalemate are worse */
    @Override
    public Growth.Result grow(
            Position p, long rootStanding, Refusal refusal, TreeLimits limits, SearchControl control) {
        firstNode = NONE;
        table.clear();
        tree.clear();
        lists = MoveList.atLeast(lists, 2 * limits.depth() + 2);
        budget.begin(limits, control);
        int promised = schedule.promise(schedule.code(p));
        int deepest = Math.min(limits.depth(), ScheduleTable.DEEPEST);
        Growth.Result result = promised == NEVER ? Growth.Result.NOTHING_BETTER : deepen(p, deepest, promised);
        budget.settle();
        table.clear();
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

    private Growth.Result deepen(Position root, int deepest, int promised) {
        int p = schedule.code(root);
        boolean kept = false;
        int depth = 0;
        for (int rung = 0; rung < BEHIND.length && !kept; rung++) {
            behind = BEHIND[rung];
            table.forgetFailures();
            depth = 0;
            while (!kept && depth < deepest && !budget.isExhausted()) {
                depth++;
                kept = isKept(p, depth, promised, 0);
            }
        }
        examined = budget.examined();
        if (!kept) {
            return Growth.Result.LIMIT_REACHED;
        }
        // Writing repeats only searches that have been done, which costs little, so it is not broken off.
        budget.settle();
        budget.begin(new TreeLimits(depth, Integer.MAX_VALUE, Long.MAX_VALUE), SearchControl.unlimited());
        firstNode = write(NONE, root.copy(), depth, promised, 0);
        return Growth.Result.FOUND;
    }

    /**
     * Returns whether White, to move in p, can end every branch within the depth and, with the promise at its end,
     * within the length.
     *
     * @param depth moves of White; in a deeper iteration the same depth comes with a smaller length, so that what has
     *     failed fails again
     */
    private boolean isKept(int p, int depth, int length, int ply) {
        int place = table.insert(p);
        int failed = table.failed(place);
        if (failed >= depth || table.isSolved(place, depth, length)) {
            return failed < depth;
        }
        if (depth == 1 && !mayEndBranch(p, length)) {
            table.setFailed(place, 1, Move.NONE);
            return false;
        }
        return hasMove(p, depth, length, ply);
    }

    private boolean hasMove(int p, int depth, int length, int ply) {
        MoveList moves = lists[ply];
        schedule.generate(p, moves);
        // The first move may end the branch in any case; of the others only open ones need be picked.
        int open = score(p, moves, depth - 1);
        for (int i = 0; i < moves.size() && (i == 0 || open > 0) && !budget.isExhausted(); i++) {
            int move = moves.pick(i);
            if (moves.score(i) == 0) {
                break;
            }
            int after = (LARGEST_SCORE - moves.score(i)) / PROMISED_MOVE;
            boolean ends = after < length;
            boolean last = depth == 1 || after >= length + behind;
            int most = after;
            if (!ends && !last) {
                int q = schedule.after(p, move);
                if (table.failed(table.find(q)) >= depth - 1) {
                    continue;
                }
                open--;
                most = mostAfterReplies(q, depth - 1, length - 1, ply + 1);
            }
            if (most < length && !budget.isExhausted()) {
                table.setSolved(table.find(p), ends ? 1 : depth, 1 + most, move);
                return true;
            }
            if (last) {
                break; // the following moves promise no quicker mate
            }
        }
        if (!budget.isExhausted()) {
            table.setFailed(table.find(p), depth, Move.NONE);
        }
        return false;
    }

    /**
     * Returns false when no move of White in p ends a branch. For most positions of a wide tree this test is enough.
     */
    private boolean mayEndBranch(int p, int length) {
        budget.count();
        return schedule.mayPromise(p, length - 1);
    }

    /**
     * Scores moves by the promise after them, whatever Black replies.
     *
     * @return the number of open moves: those that have not failed yet with the depth
     */
    private int score(int p, MoveList moves, int depth) {
        for (int i = 0; i < moves.size(); i++) {
            next[i] = schedule.after(p, moves.get(i));
        }
        table.fetch(next, moves.size());
        int open = 0;
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int q = next[i];
            int place = table.insert(q);
            int after = table.after(place);
            if (after == ScheduleTable.UNKNOWN) {
                budget.count();
                after = schedule.promise(q);
                table.setAfter(place, after);
            }
            if (after != NEVER) {
                int step = STEP_BETWEEN_KINGS * schedule.kingsApart(q);
                moves.setScore(i, LARGEST_SCORE - PROMISED_MOVE * after - step);
                open += table.failed(place) < depth ? 1 : 0;
            }
        }
        return open;
    }

    /**
     * Returns the moves that remain after the longest reply to q; {@link #NEVER} when White cannot end every branch
     * within the depth and the length.
     */
    private int mostAfterReplies(int q, int depth, int length, int ply) {
        int place = table.find(q);
        int failed = table.failed(place);
        int refutation = table.move(place);
        MoveList replies = lists[ply];
        schedule.generate(q, replies);
        if (failed > 0) {
            // A reply that refuted with fewer moves is likely to refute again.
            replies.setScore(replies.indexOf(refutation), LARGEST_SCORE);
        }
        int most = 0;
        for (int i = 0; i < replies.size() && most != NEVER; i++) {
            int move = replies.pick(i);
            int p = schedule.after(q, move);
            most = isKept(p, depth, length, ply + 1) ? Math.max(most, table.length(table.find(p))) : NEVER;
            if (most == NEVER && !budget.isExhausted()) {
                table.setFailed(table.find(q), depth, move);
            }
        }
        return most;
    }

    /** Writes the answer in x under a reply, and below it the answers to all replies. */
    private int write(int reply, Position x, int depth, int length, int ply) {
        int p = schedule.code(x);
        if (!isKept(p, depth, length, ply)) {
            throw new IllegalStateException("a position of the tree has left the tree table");
        }
        int place = table.find(p);
        int move = table.move(place);
        boolean ends = table.solved(place) == 1;
        x.make(move);
        int node = tree.add(reply, move, endgame.standing(x), TreeTable.placement(x));
        if (!ends) {
            tree.setExpanded(node);
            MoveList replies = lists[ply + 1];
            generator.generate(x, replies);
            endgame.moveOrder().score(x, replies);
            for (int i = 0; i < replies.size(); i++) {
                int black = replies.pick(i);
                int below = tree.addReply(node, black);
                x.make(black);
                int answered = write(below, x, depth - 1, length - 1, ply + 2);
                x.unmake(black);
                tree.accept(below, answered);
            }
        }
        x.unmake(move);
        return node;
    }
}
