package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where the game stands in a tree. The board is turned for the head, and stays as it is to the end of the branch.
 *
 * @param place the position before the move, in the view that the tree was grown in
 * @param node of the move to be played
 * @param played plies of the tree since its head, in that view
 */
record Branch(BookPosition place, ForcingTree tree, int node, int[] played) {
    /** The same branch, or the answer to the reply that has led to a position; null when that is not in the tree. */
    @Nullable
    Branch at(Position board) {
        Position seen = place.view().apply(board);
        Position x = place.seen().copy();
        if (seen.key() == x.key()) {
            return this;
        }
        x.make(tree.move(node));
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            int move = tree.replyMove(reply);
            x.make(move);
            if (x.key() == seen.key()) {
                BookPosition next = new BookPosition(place.endgame(), place.strongSide(), place.view(), seen);
                return new Branch(next, tree, tree.answer(reply), longer(tree.move(node), move));
            }
            x.unmake(move);
        }
        return null;
    }

    private int[] longer(int move, int reply) {
        int[] plies = Arrays.copyOf(played, played.length + 2);
        plies[played.length] = move;
        plies[played.length + 1] = reply;
        return plies;
    }

    boolean isOfAnother(BookPosition other) {
        return other.endgame() != place.endgame() || other.strongSide() != place.strongSide();
    }

    /** Moves of the tree played before. */
    int earlier() {
        return played.length / 2;
    }

    /** True when all branches end in mate, or at least in the stage before it. */
    boolean endsNearMate() {
        return Standing.stage(tree.promise(node)) >= place.endgame().stages().highest() - 1;
    }

    /** Moves to mate that are sure from here, by this tree's leaves or by its head; or {@link Endgame#NO_GUARANTEE}. */
    int remaining() {
        Endgame endgame = place.endgame();
        int byLeaves = RemainingMoves.of(endgame, tree, node, place.seen());
        int byHead = endgame.guarantee(tree.head());
        return byHead == Endgame.NO_GUARANTEE ? byLeaves : Math.min(byLeaves, byHead - earlier());
    }

    /** Moves that the fifty-move rule must leave: those that are sure, or else those of the tree. */
    int room() {
        int remaining = remaining();
        return remaining == Endgame.NO_GUARANTEE ? tree.depth(node) : remaining;
    }
}
