package io.github.kingfell.engine.check;

/**
 * One answer to every move of the other side, from a position on: the common shape of a mate and of its refutation.
 *
 * <p>The nodes lie in one array. A node begins with the answer and the number of moves that the other side has after it,
 * followed by one pair (move, index of the next node) for each. The root node has index 0; where the other side is to
 * move at the root, its answer is {@link io.github.kingfell.engine.board.Move#NONE}. Nodes may be shared between branches
 * that transpose.
 *
 * <p>Nothing is checked here. Only a tree that a checker has accepted may be walked without care.
 */
public final class AnswerTree {
    private final int[] code;

    /** Takes the array over; the caller must not change it afterwards. */
    public AnswerTree(int[] code) {
        this.code = code;
    }

    /** Entries of the array; every index of a node is smaller. */
    public int size() {
        return code.length;
    }

    /** The move that the node answers with. */
    public int answer(int node) {
        return code[node];
    }

    /** How many moves of the other side follow. */
    public int count(int node) {
        return code[node + 1];
    }

    /** One of the moves that follow, from 0 on. */
    public int move(int node, int index) {
        return code[node + 2 + 2 * index];
    }

    /** The node that answers one of the moves that follow. */
    public int next(int node, int index) {
        return code[node + 3 + 2 * index];
    }

    int at(int index) {
        return code[index];
    }

    void requireNode(int node) throws RejectedProofException {
        if (node < 0 || node > code.length - 2) {
            throw new RejectedProofException("no node at index " + node + " of " + code.length);
        }
        int moves = code[node + 1];
        if (moves < 0 || moves > (code.length - node - 2) / 2) {
            throw new RejectedProofException("node " + node + " has " + moves + " replies and not the room for them");
        }
    }
}
