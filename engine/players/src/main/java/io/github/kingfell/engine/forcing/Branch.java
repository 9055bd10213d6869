package io.github.kingfell.engine.forcing;

import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the game stands in a tree. The board is turned for the head, and stays as it is to the end of the branch. */
final class Branch {
    private final BookPosition place;
    private final ForcingTree tree;
    private final int node;
    private final int[] played;

    /** At the first move of a tree. */
    Branch(BookPosition head, ForcingTree tree) {
        this(head, tree, tree.root(), new int[0]);
    }

    private Branch(BookPosition place, ForcingTree tree, int node, int[] played) {
        this.place = place;
        this.tree = tree;
        this.node = node;
        this.played = played;
    }

    /** The position before the move, in the view that the tree was grown in. */
    BookPosition place() {
        return place;
    }

    ForcingTree tree() {
        return tree;
    }

    /** Of the move to be played. */
    int node() {
        return node;
    }

    /** The move to be played, in the view. */
    int move() {
        return tree.move(node);
    }

    /** Plies of the tree since its head, in the view. A fresh array. */
    int[] played() {
        return played.clone();
    }

    /** Moves of the tree played before. */
    int earlier() {
        return played.length / 2;
    }

    /** The same branch, or the answer to the reply that has led to a position; null when that is not in the tree. */
    @Nullable
    Branch at(Position board) {
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
                return new Branch(next, tree, tree.answer(reply), longer(move(), black));
            }
            x.unmake(black);
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
        boolean sameMen = other.endgame().material().equals(place.endgame().material());
        return !sameMen || other.strongSide() != place.strongSide();
    }

    /** True when all branches end in mate. */
    boolean endsInMate() {
        return Standing.stage(tree.promise(node)) == place.endgame().stages().highest();
    }

    /** True when all branches end in mate, or at least in the stage before it. */
    boolean endsNearMate() {
        return Standing.stage(tree.promise(node)) >= place.endgame().stages().highest() - 1;
    }
}
