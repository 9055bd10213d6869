package io.github.kingfell.engine.audit;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.Endgame;
import io.github.kingfell.engine.forcing.ForcingTree;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.search.SearchControl;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Follows the book from heads to mate: a tree to the end of its branch, Black's reply, the next tree, against every
 * defence. A state of the player is a position with a remembered tree, so lengths are kept for heads only. Heads that
 * differ by a symmetry are one: this is the player who turns the board before he thinks.
 */
public final class Guarantees {
    /** Not followed yet. */
    public static final byte UNKNOWN = -1;

    /** No bound: a tree is missing on the way, or trees lead in a circle. */
    public static final byte UNBOUNDED = 127;

    private static final byte IN_PROGRESS = -2;
    private static final int MATE = -1;
    private static final int FIELDS = 3;
    private static final int EXAMPLES = 5;

    private final Heads heads;
    private final Truth truth;
    private final ForcingTree tree;
    private final ForcingTree.Limits limits;
    private final HeadListener listener;

    /** By number of the head: the most moves to mate against any defence. */
    private final byte[] guarantee;

    /** The most moves to mate against a defence that keeps the true distance as long as it can. */
    private final byte[] againstBest;

    private int circles;
    private final List<String> circleExamples = new ArrayList<>();

    /** Ends of the tree at hand: moves, next head or {@link #MATE}, and whether Black defended best. */
    private int[] ends = new int[1 << 12];

    private int endCount;

    /** Told of every tree. */
    @FunctionalInterface
    public interface HeadListener {
        /** @param tree with its head, read at once */
        void grown(int head, ForcingTree.Result result, ForcingTree tree);
    }

    /** A head under way, and how far its ends have been followed. */
    private static final class Frame {
        final int head;
        final int[] ends;
        int next;

        Frame(int head, int[] ends) {
            this.head = head;
            this.ends = ends;
        }
    }

    public Guarantees(Endgame endgame, Heads heads, Truth truth, ForcingTree.Limits limits, HeadListener listener) {
        this.heads = heads;
        this.truth = truth;
        this.limits = limits;
        this.listener = listener;
        tree = new ForcingTree(endgame, Fen.start());
        guarantee = new byte[heads.size()];
        againstBest = new byte[heads.size()];
        Arrays.fill(guarantee, UNKNOWN);
        Arrays.fill(againstBest, UNKNOWN);
    }

    /** Moves to mate that are sure from a head that was followed, {@link #UNBOUNDED}, or {@link #UNKNOWN}. */
    public byte of(int head) {
        return guarantee[head];
    }

    /** Moves to mate against the defence of longest true distance. */
    public byte againstBest(int head) {
        return againstBest[head];
    }

    /** Heads whose tree ends in a position that can lead back to them. */
    public int circles() {
        return circles;
    }

    /** Some of them. */
    public List<String> circleExamples() {
        return List.copyOf(circleExamples);
    }

    /** Follows the player from a canonical head and from all heads that come after it. */
    public void follow(int start) {
        if (guarantee[start] != UNKNOWN) {
            return;
        }
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(begun(start));
        while (!stack.isEmpty()) {
            Frame frame = stack.peek();
            if (frame.next == frame.ends.length) {
                close(frame);
                stack.pop();
            } else {
                int next = frame.ends[frame.next + 1];
                if (next != MATE && guarantee[next] == UNKNOWN) {
                    stack.push(begun(next));
                } else {
                    if (next != MATE && guarantee[next] == IN_PROGRESS) {
                        circle(frame.head, next);
                    }
                    frame.next += FIELDS;
                }
            }
        }
    }

    private void circle(int from, int to) {
        if (circles++ < EXAMPLES) {
            circleExamples.add("`" + Fen.format(position(from)) + "` leads back to `" + Fen.format(position(to)) + "`");
        }
    }

    private Position position(int head) {
        Position p = heads.position(head, Color.WHITE);
        if (p == null) {
            throw new IllegalStateException("no position " + head);
        }
        return p;
    }

    private Frame begun(int head) {
        guarantee[head] = IN_PROGRESS;
        return new Frame(head, endsOfTree(head));
    }

    private void close(Frame frame) {
        int worst = frame.ends.length == 0 ? UNBOUNDED : 0;
        int best = worst;
        for (int i = 0; i < frame.ends.length; i += FIELDS) {
            int next = frame.ends[i + 1];
            worst = Math.max(worst, plus(frame.ends[i], next == MATE ? 0 : guarantee[next]));
            if (frame.ends[i + 2] == 1) {
                best = Math.max(best, plus(frame.ends[i], next == MATE ? 0 : againstBest[next]));
            }
        }
        guarantee[frame.head] = (byte) worst;
        againstBest[frame.head] = (byte) best;
    }

    private static int plus(int moves, byte following) {
        return following < 0 || following == UNBOUNDED ? UNBOUNDED : Math.min(UNBOUNDED, moves + following);
    }

    private int[] endsOfTree(int head) {
        Position p = position(head);
        ForcingTree.Result result = tree.grow(p, limits, SearchControl.unlimited());
        listener.grown(head, result, tree);
        endCount = 0;
        if (result == ForcingTree.Result.FOUND) {
            collect(tree.root(), p.copy(), 1, true);
        }
        return Arrays.copyOf(ends, endCount);
    }

    private void collect(int node, Position x, int moves, boolean bestDefence) {
        x.make(tree.move(node));
        MoveList replies = new MoveList();
        new MoveGenerator(x).generate(x, replies);
        if (replies.isEmpty()) {
            end(moves, MATE, bestDefence);
        } else if (tree.isLeaf(node)) {
            int longest = longest(x, replies);
            for (int i = 0; i < replies.size(); i++) {
                x.make(replies.get(i));
                boolean best = bestDefence && truth.plies(x) == longest;
                end(moves, heads.canonical(heads.number(x)), best);
                x.unmake(replies.get(i));
            }
        } else {
            int longest = longest(x, replies);
            for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
                int black = tree.replyMove(reply);
                x.make(black);
                boolean best = bestDefence && truth.plies(x) == longest;
                collect(tree.answer(reply), x, moves + 1, best);
                x.unmake(black);
            }
        }
        x.unmake(tree.move(node));
    }

    private int longest(Position x, MoveList replies) {
        int longest = 0;
        for (int i = 0; i < replies.size(); i++) {
            x.make(replies.get(i));
            longest = Math.max(longest, truth.plies(x));
            x.unmake(replies.get(i));
        }
        return longest;
    }

    private void end(int moves, int next, boolean bestDefence) {
        if (endCount + FIELDS > ends.length) {
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[endCount++] = moves;
        ends[endCount++] = next;
        ends[endCount++] = bestDefence ? 1 : 0;
    }
}
