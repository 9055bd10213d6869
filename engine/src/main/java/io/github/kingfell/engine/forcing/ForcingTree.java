package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.search.SearchControl;

/**
 * The forcing tree of Huberman 1968, chapter 2: one move of the strong side, an answer to every reply, until each branch
 * ends in a position that is better than the head. It grows level by level: every open branch gets one more move before
 * any gets two. Positions are compared with the head only, and only after moves of the strong side.
 *
 * <p>Two heuristics: a kept position whose strong men stand as they stood before on the branch is dropped (redundant),
 * and the last better move is tried first in later lists (killer).
 *
 * <p>The names of the routines are the thesis' own, with what they stand for. Strong side White throughout. The tree
 * found stays readable until the next {@link #grow}. One object serves one thread; apart from two copies of the head,
 * growing allocates only when the tables must get larger than ever before.
 */
public final class ForcingTree {
    /** No node, no reply. */
    public static final int NONE = -1;

    /**
     * How far a tree may grow.
     *
     * @param depth moves of the strong side on a branch
     * @param positions positions compared with the head
     * @param untilMillis on the clock of the search
     */
    public record Limits(int depth, int positions, long untilMillis) {}

    /** How growing ended. */
    public enum Result {
        FOUND,
        /** Every first move was dropped: the book's definitions leave none. */
        NOTHING_BETTER,
        LIMIT_REACHED
    }

    /** What another visit made of a node: MB's NIL, YES and undecided. */
    private enum Verdict {
        LOST,
        ANSWERED,
        OPEN
    }

    private final Endgame endgame;
    private final boolean withKiller;
    private final boolean withRedundancy;
    private final TreeTable table = new TreeTable();
    private final VerdictTable verdicts = new VerdictTable();

    /** Moves by ply; a list is in use while the moves below it are tried. */
    private MoveList[] lists = new MoveList[0];

    private Position head;
    private Position x;
    private MoveGenerator generator;
    private Limits limits = new Limits(0, 0, 0);
    private SearchControl control = SearchControl.unlimited();
    private long headStanding;
    private int root = NONE;
    private int killer;
    private int examined;
    private int reported;
    private int granted;
    private boolean aborted;

    /** An empty tree; grow it. */
    public ForcingTree(Endgame endgame, Position anyPosition) {
        this(endgame, anyPosition, true, true);
    }

    /** A tree with or without the two heuristics, to measure what they are worth. */
    public ForcingTree(Endgame endgame, Position anyPosition, boolean killer, boolean redundancy) {
        this.endgame = endgame;
        withKiller = killer;
        withRedundancy = redundancy;
        head = anyPosition;
        x = anyPosition;
        generator = new MoveGenerator(anyPosition);
    }

    /**
     * Grows the tree from a head p, forgetting the one before.
     *
     * @param p White strong and to move; not changed, and copied
     * @param control polled with every position examined
     */
    public Result grow(Position p, Limits limits, SearchControl control) {
        begin(p, limits, control);
        boolean better = betterOrKept(NONE, 0);
        if (better) {
            root = table.first(NONE);
        }
        for (int depth = 2; !better && !aborted && table.first(NONE) != NONE && depth <= limits.depth(); depth++) {
            root = nextLevel();
            better = root != NONE;
        }
        control.poll(examined - reported);
        reported = examined;
        if (better) {
            return Result.FOUND;
        }
        return aborted || table.first(NONE) != NONE ? Result.LIMIT_REACHED : Result.NOTHING_BETTER;
    }

    private void begin(Position p, Limits limits, SearchControl control) {
        if (!TreeTable.fits(p)) {
            throw new IllegalArgumentException("too many men for a book ending");
        }
        this.limits = limits;
        this.control = control;
        head = p.copy();
        x = p.copy();
        headStanding = endgame.standing(head);
        table.clear();
        verdicts.clear();
        root = NONE;
        killer = NONE;
        examined = 0;
        reported = 0;
        granted = 0;
        aborted = false;
        if (lists.length < 2 * limits.depth() + 2) {
            lists = new MoveList[2 * limits.depth() + 2];
            for (int ply = 0; ply < lists.length; ply++) {
                lists[ply] = new MoveList();
            }
        }
    }

    /** TS, tree search: deepens every first move by one level; the first that is answered throughout, or NONE. */
    private int nextLevel() {
        for (int q = table.first(NONE); q != NONE && !aborted; q = table.next(q)) {
            x.make(table.move(q));
            Verdict verdict = visit(q, 1);
            x.unmake(table.move(q));
            if (verdict == Verdict.ANSWERED) {
                return q;
            }
            if (verdict == Verdict.LOST) {
                table.drop(NONE, q);
            }
        }
        return NONE;
    }

    /** MB, move better: gives every black reply to q one more level. */
    private Verdict visit(int q, int ply) {
        if (!table.isExpanded(q)) {
            return expand(q, ply);
        }
        boolean open = false;
        for (int reply = table.firstReply(q); reply != NONE && !aborted; reply = table.nextReply(reply)) {
            if (table.answer(reply) != NONE) {
                continue;
            }
            x.make(table.replyMove(reply));
            Verdict verdict = deepen(reply, ply + 1);
            x.unmake(table.replyMove(reply));
            if (verdict == Verdict.LOST) {
                return Verdict.LOST;
            }
            open |= verdict == Verdict.OPEN;
        }
        return open || aborted ? Verdict.OPEN : Verdict.ANSWERED;
    }

    /** MB's first visit. A reply that leaves White nothing to keep loses q at once, other replies unseen. */
    private Verdict expand(int q, int ply) {
        MoveList replies = lists[ply];
        generator.generate(x, replies);
        endgame.moveOrder().score(x, replies, NONE);
        table.setExpanded(q);
        boolean open = false;
        for (int i = 0; i < replies.size() && !aborted; i++) {
            int move = replies.pick(i);
            int reply = table.addReply(q, move);
            x.make(move);
            boolean better = betterOrKept(reply, ply + 1);
            x.unmake(move);
            if (better) {
                table.accept(reply, table.first(reply));
            } else if (table.first(reply) == NONE) {
                return Verdict.LOST;
            } else {
                open = true;
            }
        }
        return open || aborted ? Verdict.OPEN : Verdict.ANSWERED;
    }

    /** TB, tree better: deepens the candidates for one reply until one is answered throughout. */
    private Verdict deepen(int reply, int ply) {
        for (int q = table.first(reply); q != NONE && !aborted; q = table.next(q)) {
            x.make(table.move(q));
            Verdict verdict = visit(q, ply + 1);
            x.unmake(table.move(q));
            if (verdict == Verdict.ANSWERED) {
                table.accept(reply, q);
                return Verdict.ANSWERED;
            }
            if (verdict == Verdict.LOST) {
                table.drop(reply, q);
            }
        }
        return table.first(reply) == NONE ? Verdict.LOST : Verdict.OPEN;
    }

    /**
     * BW, better or worse: looks at all white moves here and lists those neither better nor worse under the reply. The
     * first better one ends it: then the list holds that one alone and the answer is true.
     */
    private boolean betterOrKept(int reply, int ply) {
        MoveList moves = lists[ply];
        generator.generate(x, moves);
        endgame.moveOrder().score(x, moves, killer);
        for (int i = 0; i < moves.size() && !aborted; i++) {
            int move = moves.pick(i);
            int asKiller = MoveOrder.killerOf(x, move);
            x.make(move);
            count();
            int known = verdicts.find(x.key());
            long standing = known >= 0 ? verdicts.standing(known) : endgame.standing(x);
            Comparison comparison = known >= 0 ? verdicts.comparison(known) : compared(standing);
            long placement = TreeTable.placement(x);
            x.unmake(move);
            if (comparison == Comparison.BETTER) {
                killer = withKiller ? asKiller : NONE;
                table.clearList(reply);
                table.add(reply, move, standing, placement);
                return true;
            }
            if (comparison == Comparison.NEITHER && !(withRedundancy && table.stoodBefore(reply, placement))) {
                table.add(reply, move, standing, placement);
            }
        }
        return false;
    }

    private Comparison compared(long standing) {
        Comparison comparison = endgame.compare(head, headStanding, x, standing);
        verdicts.store(x.key(), standing, comparison);
        return comparison;
    }

    /** Books one position, and breaks off when the limits say so. */
    private void count() {
        examined++;
        if (examined - reported >= granted) {
            granted = control.poll(examined - reported);
            reported = examined;
            if (granted == 0 || control.elapsedOnClock() > limits.untilMillis()) {
                aborted = true;
            }
        }
        if (examined >= limits.positions()) {
            aborted = true;
        }
    }

    // ---- the tree found ----

    /** The head p of the tree. Must not be changed. */
    public Position head() {
        return head;
    }

    /** Stage and measure of the head. */
    public long headStanding() {
        return headStanding;
    }

    /** The node of the first move; NONE when nothing was found. */
    public int root() {
        return root;
    }

    /** Positions compared with the head. */
    public int examined() {
        return examined;
    }

    /** The strong side's move that leads to a node, in the view of the book. */
    public int move(int node) {
        return table.move(node);
    }

    /** Stage and measure of a node. */
    public long standing(int node) {
        return table.standing(node);
    }

    /** True where the branch ends: this position is better than the head. */
    public boolean isLeaf(int node) {
        return !table.isExpanded(node);
    }

    /** The first of Black's replies that the tree answers; NONE at a leaf. */
    public int firstReply(int node) {
        return table.firstReply(node);
    }

    /** The next reply to the same move, or NONE. */
    public int nextReply(int reply) {
        return table.nextReply(reply);
    }

    /** Black's move, in the view of the book. */
    public int replyMove(int reply) {
        return table.replyMove(reply);
    }

    /** The node of the answer to a reply. */
    public int answer(int reply) {
        return table.answer(reply);
    }

    /** Moves of the strong side on the longest branch from a node, its own included. */
    public int depth(int node) {
        int deepest = 0;
        for (int reply = firstReply(node); reply != NONE; reply = nextReply(reply)) {
            deepest = Math.max(deepest, depth(answer(reply)));
        }
        return 1 + deepest;
    }

    /** The least standing at the leaves below a node: what the tree promises. */
    public long promise(int node) {
        if (isLeaf(node)) {
            return standing(node);
        }
        long least = Long.MAX_VALUE;
        for (int reply = firstReply(node); reply != NONE; reply = nextReply(reply)) {
            least = Math.min(least, promise(answer(reply)));
        }
        return least;
    }

    /** The first move of the tree, {@link Move#NONE} when nothing was found. */
    public int bestMove() {
        return root == NONE ? Move.NONE : move(root);
    }
}
