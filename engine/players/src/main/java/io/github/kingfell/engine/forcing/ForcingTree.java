package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * The forcing tree of Huberman 1968, chapter 2: one move of the strong side, an answer to every reply, until each branch
 * ends in a position that is better than the head. Positions are compared with the head only, and only after moves of
 * the strong side, which is White throughout.
 *
 * <p>The tree found stays readable until the next {@link #grow}. One object serves one thread; apart from two copies of
 * the head, growing allocates only when the tables must get larger than ever before.
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

    /** How a tree is found. */
    public enum Method {
        /** As in the thesis. */
        LEVEL_BY_LEVEL,
        /** By iterative deepening with a table of positions. */
        DEEPENING,
        /** The same, and then the best of those that are as shallow as that or a little deeper. */
        BEST_OF_BETTER,
        /** By iterative deepening too; better is what keeps the ending's {@link Endgame#promise promises}. */
        ON_SCHEDULE
    }

    private final Endgame endgame;
    private final TreeTable table = new TreeTable();
    private final Growth growth;
    private final boolean remembered;
    private Position head;
    private long headStanding;
    private int examined;

    /** An empty tree; grow it. */
    public ForcingTree(Endgame endgame, Position anyPosition) {
        this(endgame, anyPosition, true, true);
    }

    /** A tree with or without the two heuristics of the level by level method, to measure what they are worth. */
    public ForcingTree(Endgame endgame, Position anyPosition, boolean killer, boolean redundancy) {
        this.endgame = endgame;
        head = anyPosition;
        remembered = false;
        growth = switch (endgame.treeMethod()) {
            case LEVEL_BY_LEVEL -> new LevelGrowth(endgame, table, anyPosition, killer, redundancy);
            case DEEPENING -> new DeepeningGrowth(endgame, table, anyPosition);
            case BEST_OF_BETTER -> new BestTreeGrowth(endgame, table, anyPosition);
            case ON_SCHEDULE -> new ScheduleGrowth(endgame, table, anyPosition);
        };
    }

    /** The tree that a certificate remembers from a state of a position; to be grown from there. */
    ForcingTree(Endgame endgame, Position head, RememberedEnding ending, int state) {
        this.endgame = endgame;
        this.head = head;
        remembered = true;
        growth = new RememberedGrowth(endgame, table, head, ending.automaton(), state);
    }

    /** True for a tree that was not looked for but taken from a certificate. */
    public boolean isRemembered() {
        return remembered;
    }

    /**
     * Grows the tree from a head p, forgetting the one before.
     *
     * @param p White strong and to move; not changed, and copied
     * @param control polled with every position examined
     */
    public Result grow(Position p, Limits limits, SearchControl control) {
        if (!TreeTable.fits(p)) {
            throw new IllegalArgumentException("too many men for a book ending");
        }
        head = p.copy();
        headStanding = endgame.standing(head);
        examined = 0;
        Result result = Result.NOTHING_BETTER;
        List<Refusal> ladder = endgame.ladder();
        for (int rung = 0; rung < ladder.size() && result != Result.FOUND; rung++) {
            result = growth.grow(head, headStanding, ladder.get(rung), limits, control);
            examined += growth.examined();
        }
        return result;
    }

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
        return growth.root();
    }

    /** Positions compared with the head, in all tries. */
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

    /** The node of the answer to a reply, given by Black's move, that the tree answers. */
    public int answerTo(int node, int black) {
        int reply = firstReply(node);
        while (replyMove(reply) != black) {
            reply = nextReply(reply);
        }
        return answer(reply);
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
        return root() == NONE ? Move.NONE : move(root());
    }
}
