package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Perspective;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Follows the book from a node of a tree to mate, through all trees that it will grow on the way, and writes its moves
 * as a proof that can be checked with the rules alone. Growing a tree always gives the same result, so the player will
 * play what the proof contains.
 */
final class StrategyProof {
    /** Positions examined for the trees on the way; the announcement is not worth more. */
    private static final int MOST_POSITIONS = 20_000;

    /** Trees in sequence; more would be a circle. */
    private static final int MOST_TREES = 30;

    private static final int FAILED = -1;

    private final Endgame endgame;
    private final Perspective view;
    private final SearchControl control;

    /** One tree for each that is being read, in sequence. */
    private final List<ForcingTree> trees = new ArrayList<>();

    /**
     * The start of the proof from the root of a tree; {@link #FAILED} while it is being written and when there is none.
     */
    private final Map<Long, Integer> roots = new HashMap<>();

    private int positions;
    private int[] code = new int[256];
    private int size;

    private StrategyProof(Endgame endgame, Perspective view, SearchControl control) {
        this.endgame = endgame;
        this.view = view;
        this.control = control;
    }

    /**
     * Returns the proof that begins with a node's move, in moves of the real board; null when mate is too far.
     *
     * @param before the position in which the move is played, in the book's view; not changed
     */
    static @Nullable MateProof of(
            Endgame endgame, ForcingTree tree, int node, Position before, Perspective view, SearchControl control) {
        StrategyProof proof = new StrategyProof(endgame, view, control);
        return proof.write(tree, node, before.copy(), 0) == FAILED
                ? null
                : new MateProof(Arrays.copyOf(proof.code, proof.size));
    }

    private int write(ForcingTree tree, int node, Position x, int treesBefore) {
        int move = tree.move(node);
        x.make(move);
        MoveList replies = MoveList.legal(x);
        int index = reserve(2 + 2 * replies.size());
        code[index] = view.toBoard(move);
        code[index + 1] = replies.size();
        boolean complete = !replies.isEmpty() || x.inCheck();
        for (int i = 0; i < replies.size() && complete; i++) {
            int black = replies.get(i);
            x.make(black);
            int answer = tree.isLeaf(node)
                    ? writeRoot(x, treesBefore + 1)
                    : write(tree, tree.answerTo(node, black), x, treesBefore);
            x.unmake(black);
            code[index + 2 + 2 * i] = view.toBoard(black);
            code[index + 3 + 2 * i] = answer;
            complete = answer != FAILED;
        }
        x.unmake(move);
        return complete ? index : FAILED;
    }

    /** Writes the proof from a root, by the tree that will be grown there. */
    private int writeRoot(Position p, int treesBefore) {
        Integer known = roots.putIfAbsent(p.key(), FAILED);
        if (known != null) {
            return known;
        }
        int left = MOST_POSITIONS - positions;
        if (left <= 0 || treesBefore > MOST_TREES) {
            return FAILED;
        }
        while (trees.size() < treesBefore) {
            trees.add(new ForcingTree(endgame, p));
        }
        ForcingTree tree = trees.get(treesBefore - 1);
        TreeLimits own = endgame.treeRules().limits();
        Growth.Result result =
                tree.grow(p, new TreeLimits(own.depth(), Math.min(left, own.positions()), Long.MAX_VALUE), control);
        positions += tree.examined();
        int index = result == Growth.Result.FOUND ? write(tree, tree.firstNode(), p, treesBefore) : FAILED;
        roots.put(p.key(), index);
        return index;
    }

    private int reserve(int entries) {
        int index = size;
        size += entries;
        if (size > code.length) {
            code = Arrays.copyOf(code, 2 * size);
        }
        return index;
    }
}
