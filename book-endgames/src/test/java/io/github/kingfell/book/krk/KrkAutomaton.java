package io.github.kingfell.book.krk;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.testkit.KrkDistances;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Follows the player from every head: a tree to the end of its branch, Black's reply, the next tree, against every
 * defence. A state of the player is a position with a remembered tree, so lengths are kept for heads only.
 */
final class KrkAutomaton {
    private static final byte IN_PROGRESS = -2;

    final KrkDistances truth;

    /**
     * By placement with White to move: the most moves to mate against any defence; {@link KrkDistances#UNKNOWN} before.
     */
    final byte[] guarantee = new byte[64 * 64 * 64];

    /** The most moves to mate against a defence that always keeps the true distance as long as it can. */
    final byte[] againstBest = new byte[64 * 64 * 64];

    final int[] deepestTree;

    /** Heads of stage 1 whose tree is deeper than the thesis says. */
    final List<Integer> deepHeads = new ArrayList<>();

    long examined;
    int mostExamined;

    private final Endgame endgame;
    private final ForcingTree tree;

    /** Ends of branches of the tree at hand: moves, next head or -1 for mate, and whether Black defended best. */
    private final int[] ends = new int[1 << 16];

    private int endCount;
    private int headPlacement;

    KrkAutomaton(Endgame endgame, KrkDistances truth, boolean heuristics) {
        this.endgame = endgame;
        this.truth = truth;
        tree = new ForcingTree(endgame, position(KrkDistances.of(0, 9, 63), Color.WHITE), heuristics, heuristics);
        deepestTree = new int[endgame.stages().highest() + 1];
        Arrays.fill(guarantee, (byte) KrkDistances.UNKNOWN);
        Arrays.fill(againstBest, (byte) KrkDistances.UNKNOWN);
    }

    static Position position(int placement, int sideToMove) {
        try {
            return new PositionBuilder()
                    .put(KrkDistances.wk(placement), Piece.of(Color.WHITE, Piece.KING))
                    .put(KrkDistances.r(placement), Piece.of(Color.WHITE, Piece.ROOK))
                    .put(KrkDistances.bk(placement), Piece.of(Color.BLACK, Piece.KING))
                    .sideToMove(sideToMove)
                    .build();
        } catch (IllegalPositionException e) {
            throw new AssertionError(describe(placement), e);
        }
    }

    static String describe(int placement) {
        return "wk " + KrkDistances.wk(placement) + " r " + KrkDistances.r(placement) + " bk "
                + KrkDistances.bk(placement);
    }

    /** Fills both lengths for a head and all heads that follow from it. */
    void follow(int placement) {
        if (guarantee[placement] >= 0) {
            return;
        }
        check(guarantee[placement] != IN_PROGRESS, "a cycle of trees", placement);
        guarantee[placement] = IN_PROGRESS;
        int[] all = endsOfTree(placement);
        int worst = 0;
        int best = 0;
        for (int i = 0; i < all.length; i += 3) {
            int next = all[i + 1];
            if (next >= 0) {
                follow(next);
            }
            worst = Math.max(worst, all[i] + (next < 0 ? 0 : guarantee[next]));
            if (all[i + 2] == 1) {
                best = Math.max(best, all[i] + (next < 0 ? 0 : againstBest[next]));
            }
        }
        guarantee[placement] = (byte) worst;
        againstBest[placement] = (byte) best;
    }

    private int[] endsOfTree(int placement) {
        headPlacement = placement;
        endCount = 0;
        Position head = position(placement, Color.WHITE);
        Growth.Result result = tree.grow(head, endgame.treeRules().limits(), SearchControl.unlimited());
        check(result == Growth.Result.FOUND, "no tree: " + result, placement);
        int stage = Standing.stage(tree.rootStanding());
        int depth = tree.depth(tree.firstNode());
        deepestTree[stage] = Math.max(deepestTree[stage], depth);
        if (stage == 1 && depth > 2) {
            deepHeads.add(placement);
        }
        examined += tree.examined();
        mostExamined = Math.max(mostExamined, tree.examined());
        collect(tree.firstNode(), placement, 1, true);
        return Arrays.copyOf(ends, endCount);
    }

    private void collect(int node, int before, int moves, boolean bestDefence) {
        int after = played(before, tree.move(node));
        check(contains(KrkDistances.whiteMoves(before), after), "illegal white move", headPlacement);
        int[] replies = KrkDistances.replies(after);
        int longest = 0;
        for (int reply : replies) {
            check(KrkDistances.r(reply) != KrkDistances.bk(reply), "the rook falls", headPlacement);
            longest = Math.max(longest, truth.white[reply]);
        }
        if (replies.length == 0) {
            check(KrkDistances.isCheck(after), "stalemate", headPlacement);
            check(tree.isLeaf(node), "mate inside a tree", headPlacement);
            end(moves, -1, bestDefence);
            return;
        }
        int answered = 0;
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            int next = played(after, tree.replyMove(reply));
            check(contains(replies, next), "illegal black move", headPlacement);
            collect(tree.answer(reply), next, moves + 1, bestDefence && truth.white[next] == longest);
            answered++;
        }
        if (tree.isLeaf(node)) {
            for (int reply : replies) {
                end(moves, reply, bestDefence && truth.white[reply] == longest);
            }
        } else {
            check(answered == replies.length, "a reply without an answer", headPlacement);
        }
    }

    private void end(int moves, int next, boolean bestDefence) {
        ends[endCount++] = moves;
        ends[endCount++] = next;
        ends[endCount++] = bestDefence ? 1 : 0;
    }

    private static int played(int placement, int move) {
        int from = Move.from(move);
        int wk = KrkDistances.wk(placement);
        int r = KrkDistances.r(placement);
        int bk = KrkDistances.bk(placement);
        return KrkDistances.of(
                wk == from ? Move.to(move) : wk, r == from ? Move.to(move) : r, bk == from ? Move.to(move) : bk);
    }

    private static boolean contains(int[] placements, int wanted) {
        for (int placement : placements) {
            if (placement == wanted) {
                return true;
            }
        }
        return false;
    }

    private static void check(boolean condition, String complaint, int placement) {
        if (!condition) {
            throw new AssertionError(complaint + ", head " + describe(placement));
        }
    }
}
