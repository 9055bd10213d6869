package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Pv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Searches for a forcing tree that satisfies a piece of advice: one move for us, all allowed replies for them, the
 * holding-goals in every position after the root, the better-goals at the end of every branch. Without better-goals a
 * branch ends where the depth is reached. A branch may also end where they have no move. With better-goals this is
 * allowed only if these are reached there; so a mate counts, and a stalemate must be excluded by a goal.
 *
 * <p>The first tree found is taken, with moves in the order of the constraints. One object serves one thread.
 */
public final class ProblemSolver {
    private static final int[] NO_MOVES = {};

    private final AdviceNode node;
    private final int[][] ranks = new int[Advice.MOST_DEPTH][];
    private final int[] line = new int[Advice.MOST_DEPTH];
    private Advice advice;

    /** Ply and missing predicate of the last failed branch. */
    private int failedAt;

    private @Nullable Literal missing;

    /** Creates a solver for positions with the same material, in which we are White. */
    ProblemSolver(AdviceNode node, Advice anyAdvice) {
        this.node = node;
        advice = anyAdvice;
        Arrays.fill(ranks, NO_MOVES);
    }

    /** Returns the tree for the root of the node, or null. */
    @Nullable
    AdviceTree solve(Advice advice) {
        return solve(advice, null);
    }

    /**
     * Returns the tree for the root of the node, or null, and collects the refutation of every first move that fails.
     *
     * @param refutations filled in the order of trying, or null
     */
    @Nullable
    AdviceTree solve(Advice advice, @Nullable List<Refutation> refutations) {
        this.advice = advice;
        return us(0, refutations);
    }

    /** Returns the refutations of all moves that a piece of advice allows in a position. */
    static List<Refutation> refutations(Position root, Advice advice) {
        List<Refutation> refutations = new ArrayList<>();
        new ProblemSolver(new AdviceNode(root), advice).solve(advice, refutations);
        return refutations;
    }

    /**
     * With us to move: returns the tree of the first move that has one. The goals of the position are already checked.
     */
    private @Nullable AdviceTree us(int ply, @Nullable List<Refutation> refutations) {
        MoveList moves = node.moves();
        int highest = rank(moves, ply);
        for (int rank = 0; rank <= highest; rank++) {
            for (int i = 0; i < moves.size(); i++) {
                if (ranks[ply][i] == rank) {
                    int move = moves.get(i);
                    line[ply] = move;
                    node.make(move);
                    AdviceTree tree = them(move, ply + 1);
                    node.unmake(move);
                    if (tree != null) {
                        return tree;
                    }
                    if (refutations != null) {
                        refutations.add(
                                new Refutation(Pv.of(Arrays.copyOf(line, failedAt)), Optional.ofNullable(missing)));
                    }
                }
            }
        }
        fail(ply, null);
        return null;
    }

    /** With them to move, after our move: returns the tree that begins with our move. */
    private @Nullable AdviceTree them(int move, int ply) {
        if (!holds(ply)) {
            return null;
        }
        boolean better = !advice.better().isNone();
        if (better ? advice.better().isReached(node) : ply >= advice.depth()) {
            return AdviceTree.leaf(move);
        }
        if (ply >= advice.depth()) {
            return failBetter(ply);
        }
        MoveList moves = node.moves();
        if (moves.isEmpty()) {
            return better ? failBetter(ply) : AdviceTree.leaf(move);
        }
        rank(moves, ply);
        int[] replies = new int[moves.size()];
        @Nullable AdviceTree[] answers = new AdviceTree[moves.size()];
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (ranks[ply][i] != MoveConstraint.FORBIDDEN) {
                int reply = moves.get(i);
                line[ply] = reply;
                node.make(reply);
                boolean held = holds(ply + 1);
                boolean ends = held && endsWithReply(ply + 1);
                AdviceTree answer = held && !ends && ply + 1 < advice.depth() ? us(ply + 1, null) : null;
                if (held && !ends && ply + 1 >= advice.depth()) {
                    failBetter(ply + 1);
                }
                node.unmake(reply);
                if (answer == null && !ends) {
                    return null;
                }
                replies[count] = reply;
                answers[count++] = answer;
            }
        }
        return new AdviceTree(move, Arrays.copyOf(replies, count), answers);
    }

    private boolean endsWithReply(int ply) {
        return advice.better().isNone()
                ? ply >= advice.depth()
                : advice.better().isReached(node);
    }

    private boolean holds(int ply) {
        Literal violated = advice.holding().violated(node);
        if (violated != null) {
            fail(ply, violated);
        }
        return violated == null;
    }

    private @Nullable AdviceTree failBetter(int ply) {
        Literal violated = advice.better().violated(node);
        // The better-goal may have no predicate for the side to move here.
        fail(ply, violated == null ? advice.better().literals().get(0) : violated);
        return null;
    }

    private void fail(int ply, @Nullable Literal literal) {
        failedAt = ply;
        missing = literal;
    }

    /** Ranks the moves at a ply. Returns the highest rank, or less than 0 when no move is allowed. */
    private int rank(MoveList moves, int ply) {
        if (ranks[ply].length < moves.size()) {
            ranks[ply] = new int[2 * moves.size()];
        }
        MoveConstraint constraint = advice.constraint(ply);
        int highest = MoveConstraint.FORBIDDEN;
        for (int i = 0; i < moves.size(); i++) {
            ranks[ply][i] = constraint.rank(node, moves.get(i));
            highest = Math.max(highest, ranks[ply][i]);
        }
        return highest;
    }
}
