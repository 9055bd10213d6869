package io.github.kingfell.lab.audit;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Follows the book from root positions to mate against every defence: a tree to the end of its branch, Black's reply,
 * the next tree. The player's state is a position together with a remembered tree, so lengths are kept for root
 * positions only. Root positions that differ by a symmetry count as one: the player turns the board before it thinks.
 */
final class Guarantees {
    /** Not followed yet. */
    static final byte UNKNOWN = -1;

    /** No bound: a tree is missing on the way, or trees lead in a circle. */
    static final byte UNBOUNDED = 127;

    private static final byte IN_PROGRESS = -2;
    private static final int MATE = -1;

    /** The win is gone: stalemate, or a piece has been captured. */
    private static final int LOST = -2;

    private static final int FIELDS = 3;
    private static final int EXAMPLES = 5;

    private final RootPositions roots;
    private final ExactDistances truth;
    private final GrownTrees trees;
    private final ReadTree tree;

    /** By number of the root position: the most moves to mate against any defence. */
    private final byte[] guarantee;

    /** By number: the most moves to mate against a defence that keeps the true distance as long as possible. */
    private final byte[] againstBest;

    /** By number: the mean moves to mate when that defence chooses at random among equally long replies. */
    private final float[] byLot;

    private int circles;
    private final List<String> circleExamples = new ArrayList<>();

    /**
     * Ends of the current tree. Each holds the number of moves, the next root position or {@link #MATE} or
     * {@link #LOST}, and, as the bits of a {@code float}, the probability of this end under random choice among Black's
     * best defences; 0 for the other ends.
     */
    private int[] ends = new int[1 << 12];

    private int endCount;

    /** True plies to mate by reply of the current tree, where Black has defended best so far. */
    private int[] distance = new int[1 << 10];

    /** A root position in progress, and how far its ends have been followed. */
    private static final class Frame {
        final int root;
        final int[] ends;
        int next;

        Frame(int root, int[] ends) {
            this.root = root;
            this.ends = ends;
        }
    }

    /** @param trees of all root positions that will be followed, and of those that come after them */
    Guarantees(RootPositions roots, GrownTrees trees, ExactDistances truth) {
        this.roots = roots;
        this.trees = trees;
        this.truth = truth;
        tree = new ReadTree(roots, trees);
        guarantee = new byte[roots.size()];
        againstBest = new byte[roots.size()];
        byLot = new float[roots.size()];
        Arrays.fill(guarantee, UNKNOWN);
        Arrays.fill(againstBest, UNKNOWN);
    }

    /**
     * Returns the guaranteed moves to mate from a root position that was followed, {@link #UNBOUNDED}, or
     * {@link #UNKNOWN}.
     */
    byte of(int root) {
        return guarantee[root];
    }

    /** Returns the most moves to mate against a defence of longest true distance. */
    byte againstBest(int root) {
        return againstBest[root];
    }

    /**
     * Returns the mean moves to mate against a defence that chooses at random among the replies of longest true
     * distance.
     */
    float byLot(int root) {
        return byLot[root];
    }

    /** Returns how many root positions have a tree that ends in a position that can lead back to them. */
    int circles() {
        return circles;
    }

    /** Returns some of these root positions. */
    List<String> circleExamples() {
        return List.copyOf(circleExamples);
    }

    /** Follows the player from a canonical root position, and from all root positions that come after it. */
    void follow(int start) {
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
                if (next >= 0 && guarantee[next] == UNKNOWN) {
                    stack.push(begun(next));
                } else {
                    if (next >= 0 && guarantee[next] == IN_PROGRESS) {
                        circle(frame.root, next);
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

    private Position position(int root) {
        return roots.placements().withWhiteToMove(root);
    }

    private Frame begun(int root) {
        guarantee[root] = IN_PROGRESS;
        return new Frame(root, endsOfTree(root));
    }

    private void close(Frame frame) {
        int worst = frame.ends.length == 0 ? UNBOUNDED : 0;
        int best = worst;
        float mean = 0;
        for (int i = 0; i < frame.ends.length; i += FIELDS) {
            int next = frame.ends[i + 1];
            worst = Math.max(worst, plus(frame.ends[i], following(next, guarantee)));
            float share = Float.intBitsToFloat(frame.ends[i + 2]);
            if (share > 0) {
                best = Math.max(best, plus(frame.ends[i], following(next, againstBest)));
                mean += share * (frame.ends[i] + (next < 0 ? 0 : byLot[next]));
            }
        }
        guarantee[frame.root] = (byte) worst;
        againstBest[frame.root] = (byte) best;
        byLot[frame.root] = mean;
    }

    private static byte following(int next, byte[] lengths) {
        return switch (next) {
            case MATE -> 0;
            case LOST -> UNBOUNDED;
            default -> lengths[next];
        };
    }

    private static int plus(int moves, byte following) {
        return following < 0 || following == UNBOUNDED ? UNBOUNDED : Math.min(UNBOUNDED, moves + following);
    }

    private int[] endsOfTree(int root) {
        tree.read(trees.record(root));
        endCount = 0;
        if (tree.replies > distance.length) {
            distance = new int[2 * tree.replies];
        }
        if (tree.nodes > 0) {
            collect(0, 1);
        }
        return Arrays.copyOf(ends, endCount);
    }

    /** @param share probability of the node; 0 when Black has not defended best */
    private void collect(int node, float share) {
        int first = tree.firstReply[node];
        int last = first + tree.replyCount[node];
        int longest = 0;
        int equal = 0;
        for (int reply = first; reply < last && share > 0; reply++) {
            distance[reply] = distance(tree.after[reply]);
            equal = distance[reply] > longest ? 1 : distance[reply] == longest ? equal + 1 : equal;
            longest = Math.max(longest, distance[reply]);
        }
        if (first == last) {
            end(tree.depth[node], tree.stalemate[node] ? LOST : MATE, share);
        }
        for (int reply = first; reply < last; reply++) {
            float part = share > 0 && distance[reply] == longest ? share / equal : 0;
            if (tree.answer[reply] != ReadTree.NONE) {
                collect(tree.answer[reply], part);
            } else if (tree.after[reply] == ReadTree.NONE) {
                end(tree.depth[node], LOST, part);
            } else {
                end(tree.depth[node], roots.canonical(tree.after[reply]), part);
            }
        }
    }

    /** Returns the plies to mate with White to move; after the capture of a piece, a value above every distance. */
    private int distance(int number) {
        return number == ReadTree.NONE ? Integer.MAX_VALUE : truth.plies(position(number));
    }

    private void end(int moves, int next, float share) {
        if (endCount + FIELDS > ends.length) {
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[endCount++] = moves;
        ends[endCount++] = next;
        ends[endCount++] = Float.floatToIntBits(share);
    }
}
