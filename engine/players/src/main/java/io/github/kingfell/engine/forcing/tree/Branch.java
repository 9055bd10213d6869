package io.github.kingfell.engine.forcing.tree;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * A place in a tree, as the game has reached it. The board is turned for the root, and stays as it is to the end of the
 * branch.
 */
public final class Branch {
    private final BookPosition place;
    private final ForcingTree tree;
    private final int node;
    private final int earlier;

    /** Makes a branch at the first move of a tree. */
    public Branch(BookPosition root, ForcingTree tree) {
        this(root, tree, tree.firstNode(), 0);
    }

    private Branch(BookPosition place, ForcingTree tree, int node, int earlier) {
        this.place = place;
        this.tree = tree;
        this.node = node;
        this.earlier = earlier;
    }

    /** Returns the position before the move, in the view in which the tree was grown. */
    public BookPosition place() {
        return place;
    }

    public ForcingTree tree() {
        return tree;
    }

    /** Returns the node of the move to be played. */
    public int node() {
        return node;
    }

    /** Returns the move to be played, in the view. */
    public int move() {
        return tree.move(node);
    }

    /** Returns the number of moves of the tree played before. */
    public int earlier() {
        return earlier;
    }

    /**
     * Returns the same branch, or the answer to the reply that led to a position; null when that is not in the tree.
     */
    public @Nullable Branch at(Position board) {
        Position seen = place.view().apply(board);
        Position x = place.seen().copy();
        if (seen.key() == x.key()) {
            return this;
        }
        x.make(move());
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            int black = tree.replyMove(reply);
            x.make(black);
            if (x.key() == seen.key()) {
                BookPosition next = new BookPosition(place.endgame(), place.strongSide(), place.view(), seen);
                return new Branch(next, tree, tree.answer(reply), earlier + 1);
            }
            x.unmake(black);
        }
        return null;
    }

    public boolean isOfAnother(BookPosition other) {
        boolean samePieces = other.endgame().material().equals(place.endgame().material());
        return !samePieces || other.strongSide() != place.strongSide();
    }

    /** Returns whether all branches end in mate. */
    public boolean endsInMate() {
        return Standing.stage(tree.reached(node)) == place.endgame().stages().highest();
    }

    /** Returns whether all branches end in mate, or at least in the stage before it. */
    public boolean endsNearMate() {
        return Standing.stage(tree.reached(node)) >= place.endgame().stages().highest() - 1;
    }
}
