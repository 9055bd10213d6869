package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * A position of a search, with its root, as predicates see it: we are White. Predicates that look ahead make their
 * moves here, so that it is known how deep everybody together has looked. One object serves one thread.
 */
public final class Node {
    /** More plies than any tree and any predicate inside it can make. */
    private static final int MOST_PLIES = 24;

    private final MoveList[] moves = MoveList.atLeast(new MoveList[0], MOST_PLIES);
    private final MoveGenerator generator;
    private Position root;
    private Position position;
    private int ply;
    private int deepest;

    /** @param root with White to move, and White is us */
    public Node(Position root) {
        this.root = root;
        position = root.copy();
        generator = new MoveGenerator(root);
    }

    /** Begins anew at another root. */
    void start(Position newRoot) {
        root = newRoot;
        position = newRoot.copy();
        ply = 0;
    }

    /** Where the search began. Must not be changed. */
    public Position root() {
        return root;
    }

    /** The position looked at. To be changed by {@link #make} and {@link #unmake} only. */
    public Position position() {
        return position;
    }

    public boolean usToMove() {
        return position.sideToMove() == Color.WHITE;
    }

    /**
     * The legal moves of the position; the list is good until they are asked for again at the same distance from the
     * root.
     */
    public MoveList moves() {
        MoveList list = moves[ply];
        generator.generate(position, list);
        return list;
    }

    /** True when the side to move has no legal move. */
    public boolean hasNoMove() {
        return generator.count(position) == 0;
    }

    public void make(int move) {
        position.make(move);
        ply++;
        deepest = Math.max(deepest, ply);
    }

    public void unmake(int move) {
        position.unmake(move);
        ply--;
    }

    /** The most plies that have been made from any root so far. */
    int deepest() {
        return deepest;
    }
}
