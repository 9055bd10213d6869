package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * A search position with its root, as the predicates see it; we are White. Predicates that look ahead also make their
 * moves here, so that the total look-ahead depth is known. One object serves one thread.
 */
public final class AdviceNode {
    /** More plies than any tree and the predicates inside it can make. */
    private static final int MOST_PLIES = 24;

    private final MoveList[] moves = MoveList.perPly(MOST_PLIES);
    private final MoveGenerator generator;
    private Position root;
    private Position position;
    private int ply;
    private int deepest;

    /**
     * Creates a node.
     *
     * @param root with White to move; White is us
     */
    public AdviceNode(Position root) {
        this.root = root;
        position = root.copy();
        generator = new MoveGenerator(root);
    }

    /** Starts again at another root. */
    void start(Position newRoot) {
        root = newRoot;
        position = newRoot.copy();
        ply = 0;
    }

    /** Returns the root of the search. It must not be changed. */
    public Position root() {
        return root;
    }

    /** Returns the present position. Only {@link #make} and {@link #unmake} may change it. */
    public Position position() {
        return position;
    }

    public boolean usToMove() {
        return position.sideToMove() == Color.WHITE;
    }

    /**
     * Returns the legal moves of the position. The list is valid until moves are requested again at the same distance
     * from the root.
     */
    public MoveList moves() {
        MoveList list = moves[ply];
        generator.generate(position, list);
        return list;
    }

    /** Returns true when the side to move has no legal move. */
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

    /** Returns the most plies made from any root so far. */
    int deepest() {
        return deepest;
    }
}
