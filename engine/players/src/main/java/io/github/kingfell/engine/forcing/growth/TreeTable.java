package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * The nodes of a forcing tree in parallel arrays. A node is a position after a move of the strong side; a reply is a
 * black move together with the list of white answers still considered. The first moves are a separate list, under reply
 * {@link #NONE}. Dropped nodes are not reused; {@link #clear} removes all at once.
 */
public final class TreeTable {
    /** No node, no reply. */
    public static final int NONE = -1;

    private static final int MOST_PIECES = 7;
    private static final int BITS_PER_PIECE = 9;

    private int nodes;
    private int[] move = new int[1024];
    private int[] nextNode = new int[1024];
    private int[] replyOf = new int[1024];
    private int[] firstReply = new int[1024];
    private boolean[] expanded = new boolean[1024];
    private long[] standing = new long[1024];
    private long[] placement = new long[1024];

    private int replies;
    private int[] replyMove = new int[1024];
    private int[] nextReply = new int[1024];
    private int[] lastReply = new int[1024];
    private int[] nodeOf = new int[1024];
    private int[] firstNode = new int[1024];
    private int[] lastNode = new int[1024];
    private int[] answer = new int[1024];

    private int firstOfRoot = NONE;
    private int lastOfRoot = NONE;

    public void clear() {
        nodes = 0;
        replies = 0;
        clearList(NONE);
    }

    /**
     * Returns the exact placement of the strong side's pieces: kind and square of each of at most seven, in square
     * order.
     */
    public static long placement(Position x) {
        long code = 0;
        for (long pieces = x.color(Color.WHITE); pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            code = code << BITS_PER_PIECE | Piece.kind(x.pieceAt(square)) << 6 | square;
        }
        return code;
    }

    /** Returns whether the strong side's pieces fit into the code of a {@link #placement}. */
    public static boolean fits(Position x) {
        return Bitboard.count(x.color(Color.WHITE)) <= MOST_PIECES;
    }

    /** Appends a node to the list of a reply. */
    public int add(int reply, int withMove, long withStanding, long withPlacement) {
        if (nodes == move.length) {
            growNodes();
        }
        int node = nodes++;
        move[node] = withMove;
        nextNode[node] = NONE;
        replyOf[node] = reply;
        firstReply[node] = NONE;
        expanded[node] = false;
        standing[node] = withStanding;
        placement[node] = withPlacement;
        int last = reply == NONE ? lastOfRoot : lastNode[reply];
        if (last == NONE) {
            setFirst(reply, node);
        } else {
            nextNode[last] = node;
        }
        setLast(reply, node);
        return node;
    }

    /** Removes a node from the list of a reply; its own link stays, so that an iteration may continue from it. */
    void drop(int reply, int node) {
        int before = NONE;
        for (int other = first(reply); other != node; other = nextNode[other]) {
            before = other;
        }
        if (before == NONE) {
            setFirst(reply, nextNode[node]);
        } else {
            nextNode[before] = nextNode[node];
        }
        if (nextNode[node] == NONE) {
            setLast(reply, before);
        }
    }

    void clearList(int reply) {
        setFirst(reply, NONE);
        setLast(reply, NONE);
    }

    /** Appends a reply to a node. */
    public int addReply(int node, int withMove) {
        if (replies == replyMove.length) {
            growReplies();
        }
        int reply = replies++;
        replyMove[reply] = withMove;
        nextReply[reply] = NONE;
        nodeOf[reply] = node;
        answer[reply] = NONE;
        clearList(reply);
        if (firstReply[node] == NONE) {
            firstReply[node] = reply;
        } else {
            nextReply[lastReply[firstReply[node]]] = reply;
        }
        lastReply[firstReply[node]] = reply;
        return reply;
    }

    /** Decides a reply: this node is the answer, the other members of the list are dropped. */
    public void accept(int reply, int node) {
        answer[reply] = node;
        clearList(reply);
    }

    /**
     * Returns whether the strong pieces stood in this placement after an earlier white move of the branch; the root
     * does not count.
     */
    boolean stoodBefore(int reply, long now) {
        for (int above = reply; above != NONE; above = replyOf[nodeOf[above]]) {
            if (placement[nodeOf[above]] == now) {
                return true;
            }
        }
        return false;
    }

    int first(int reply) {
        return reply == NONE ? firstOfRoot : firstNode[reply];
    }

    int next(int node) {
        return nextNode[node];
    }

    public int move(int node) {
        return move[node];
    }

    public long standing(int node) {
        return standing[node];
    }

    public boolean isExpanded(int node) {
        return expanded[node];
    }

    public void setExpanded(int node) {
        expanded[node] = true;
    }

    public int firstReply(int node) {
        return firstReply[node];
    }

    public int nextReply(int reply) {
        return nextReply[reply];
    }

    public int replyMove(int reply) {
        return replyMove[reply];
    }

    public int answer(int reply) {
        return answer[reply];
    }

    private void setFirst(int reply, int node) {
        if (reply == NONE) {
            firstOfRoot = node;
        } else {
            firstNode[reply] = node;
        }
    }

    private void setLast(int reply, int node) {
        if (reply == NONE) {
            lastOfRoot = node;
        } else {
            lastNode[reply] = node;
        }
    }

    private void growNodes() {
        int size = 2 * nodes;
        move = Arrays.copyOf(move, size);
        nextNode = Arrays.copyOf(nextNode, size);
        replyOf = Arrays.copyOf(replyOf, size);
        firstReply = Arrays.copyOf(firstReply, size);
        expanded = Arrays.copyOf(expanded, size);
        standing = Arrays.copyOf(standing, size);
        placement = Arrays.copyOf(placement, size);
    }

    private void growReplies() {
        int size = 2 * replies;
        replyMove = Arrays.copyOf(replyMove, size);
        nextReply = Arrays.copyOf(nextReply, size);
        lastReply = Arrays.copyOf(lastReply, size);
        nodeOf = Arrays.copyOf(nodeOf, size);
        firstNode = Arrays.copyOf(firstNode, size);
        lastNode = Arrays.copyOf(lastNode, size);
        answer = Arrays.copyOf(answer, size);
    }
}
