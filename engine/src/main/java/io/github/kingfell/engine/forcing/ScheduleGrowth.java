package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.Square;
import io.github.kingfell.engine.search.SearchControl;

/**
 * Finds a tree that keeps the schedule: the moves of a branch, and what is promised at its end whatever Black
 * replies there, are together no more than what the head promises ({@link Endgame#promise}). So from head to head the
 * promise falls by the moves played; where every head has such a tree, all promises are kept.
 *
 * <p>By iterative deepening with a table of positions, first through positions that are hardly behind the schedule, and only
 * when no tree is found there through more. Among moves that end a branch the one is taken that promises the
 * quickest mate (best of the better ones, Huberman 1968, chapter 8), and of moves that do not, those are tried first that
 * promise most; of equal ones, those that leave the kings nearer to each other.
 */
final class ScheduleGrowth implements Growth {
    private static final int NONE = ForcingTree.NONE;
    private static final int NEVER = Endgame.NO_GUARANTEE;

    /**
     * How many moves a position inside the tree may be behind the schedule, in one try after the other. Nineteen trees of twenty
     * are found in the first, which looks at hundreds of positions where the last looks at hundreds of thousands.
     */
    private static final int[] BEHIND = {2, 4, Short.MAX_VALUE};

    /** Scores of moves, 0 for those that lose a man: what a move promised costs, and a step between the kings. */
    private static final int LARGEST_SCORE = 0xFFFF;

    private static final int PROMISED_MOVE = 256;
    private static final int STEP_BETWEEN_KINGS = 16;

    private final Endgame endgame;
    private final TreeTable tree;
    private final ScheduleTable table = new ScheduleTable();
    private final GrowthBudget budget = new GrowthBudget();
    private final MoveGenerator generator;

    /** Moves by ply; a list is in use while the moves below it are tried. */
    private MoveList[] lists = new MoveList[0];

    private Position x;
    private int root = NONE;
    private int examined;
    private int behind;

    ScheduleGrowth(Endgame endgame, TreeTable tree, Position anyPosition) {
        this.endgame = endgame;
        this.tree = tree;
        x = anyPosition;
        generator = new MoveGenerator(anyPosition);
    }

    /** @param refusal makes no difference: only what loses a man or stalemates is worse */
    @Override
    public ForcingTree.Result grow(
            Position p, long headStanding, Refusal refusal, ForcingTree.Limits limits, SearchControl control) {
        x = p.copy();
        root = NONE;
        table.clear();
        tree.clear();
        lists = MoveList.atLeast(lists, 2 * limits.depth() + 2);
        budget.begin(limits, control);
        int promised = endgame.promise(x);
        ForcingTree.Result result =
                promised == NEVER ? ForcingTree.Result.NOTHING_BETTER : deepen(limits.depth(), promised);
        budget.settle();
        return result;
    }

    @Override
    public int root() {
        return root;
    }

    @Override
    public int examined() {
        return examined;
    }

    private ForcingTree.Result deepen(int deepest, int promised) {
        boolean kept = false;
        int depth = 0;
        for (int rung = 0; rung < BEHIND.length && !kept; rung++) {
            behind = BEHIND[rung];
            table.forgetFailures();
            depth = 0;
            while (!kept && depth < deepest && !budget.isExhausted()) {
                depth++;
                kept = isKept(depth, promised, 0);
            }
        }
        examined = budget.examined();
        if (!kept) {
            return ForcingTree.Result.LIMIT_REACHED;
        }
        // What is written has been found already, and finding it again costs little; so this is not broken off.
        budget.settle();
        budget.begin(new ForcingTree.Limits(depth, Integer.MAX_VALUE, Long.MAX_VALUE), SearchControl.unlimited());
        root = write(NONE, depth, promised, 0);
        return ForcingTree.Result.FOUND;
    }

    /**
     * True when White, to move in x, can end every branch within so many moves and, with what is promised at its end, within
     * so many in all.
     *
     * @param depth moves of White; in a deeper iteration the same depth comes with a smaller length, so that what has failed
     *     fails again
     */
    private boolean isKept(int depth, int length, int ply) {
        int p = table.insert(x.key());
        if (table.failed(p) >= depth || table.isSolved(p, depth, length)) {
            return table.failed(p) < depth;
        }
        if (depth == 1 && !mayEndBranch(length)) {
            table.setFailed(p, 1, Move.NONE);
            return false;
        }
        MoveList moves = lists[ply];
        generator.generate(x, moves);
        score(moves);
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int move = moves.pick(i);
            if (moves.score(i) == 0) {
                break;
            }
            x.make(move);
            int after = table.after(table.find(x.key()));
            boolean ends = after < length;
            boolean last = depth == 1 || after >= length + behind;
            int most = ends || last ? after : mostAfterReplies(depth - 1, length - 1, ply + 1);
            x.unmake(move);
            if (most < length && !budget.isExhausted()) {
                table.setSolved(table.find(x.key()), ends ? 1 : depth, 1 + most, move);
                return true;
            }
            if (last) {
                break; // those that follow promise no more
            }
        }
        if (!budget.isExhausted()) {
            table.setFailed(table.find(x.key()), depth, Move.NONE);
        }
        return false;
    }

    /** False when no move of White in x ends a branch. Most of the positions of a wide tree are asked no more than this. */
    private boolean mayEndBranch(int length) {
        budget.count();
        return endgame.mayPromise(x, length - 1);
    }

    /** Scores moves by what is promised after them, whatever Black replies. */
    private void score(MoveList moves) {
        for (int i = 0; i < moves.size() && !budget.isExhausted(); i++) {
            int move = moves.get(i);
            x.make(move);
            int after = promiseAfter();
            int apart = Square.distance(x.king(Color.WHITE), x.king(Color.BLACK));
            x.unmake(move);
            moves.setScore(i, after == NEVER ? 0 : LARGEST_SCORE - PROMISED_MOVE * after - STEP_BETWEEN_KINGS * apart);
        }
    }

    /** What x, a q, promises; asked of the ending once. */
    private int promiseAfter() {
        int q = table.insert(x.key());
        if (table.after(q) == ScheduleTable.UNKNOWN) {
            budget.count();
            table.setAfter(q, endgame.promise(x));
        }
        return table.after(q);
    }

    /**
     * The moves that the longest reply to x leaves; {@link #NEVER} when White cannot end every branch within the depth and the
     * length.
     */
    private int mostAfterReplies(int depth, int length, int ply) {
        int q = table.find(x.key());
        if (table.failed(q) >= depth) {
            return NEVER;
        }
        MoveList replies = lists[ply];
        generator.generate(x, replies);
        if (table.failed(q) > 0) {
            // What was too much for fewer moves is likely to be so again.
            replies.setScore(replies.indexOf(table.move(q)), LARGEST_SCORE);
        }
        int most = 0;
        for (int i = 0; i < replies.size() && most != NEVER; i++) {
            int move = replies.pick(i);
            x.make(move);
            most = isKept(depth, length, ply + 1) ? Math.max(most, table.length(table.find(x.key()))) : NEVER;
            x.unmake(move);
            if (most == NEVER && !budget.isExhausted()) {
                table.setFailed(table.find(x.key()), depth, move);
            }
        }
        return most;
    }

    /** Writes the answer in x, and below it the answers to all replies, under a reply. */
    private int write(int reply, int depth, int length, int ply) {
        if (!isKept(depth, length, ply)) {
            throw new IllegalStateException("what was found is lost");
        }
        int p = table.find(x.key());
        int move = table.move(p);
        boolean ends = table.solved(p) == 1;
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
                int answered = write(below, depth - 1, length - 1, ply + 2);
                x.unmake(black);
                tree.accept(below, answered);
            }
        }
        x.unmake(move);
        return node;
    }
}
