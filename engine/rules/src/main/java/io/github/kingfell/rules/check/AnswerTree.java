package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import java.util.Arrays;
import java.util.BitSet;

/**
 * An answer tree: one answer to every move of the other side, from a position on. It is the common shape of a mate
 * proof and of a refutation.
 *
 * <p>The nodes lie in one array. A node begins with the answer and the number of moves that the other side has after
 * it, followed by one pair (move, index of the next node) for each. The root node has index 0; where the other side is
 * to move at the root, its answer is {@link io.github.kingfell.rules.board.Move#NONE}. Branches that transpose may
 * share nodes.
 *
 * <p>This class checks nothing. Only a tree that a checker has accepted is safe to walk.
 */
public final class AnswerTree {
    private final int[] code;

    /** Takes over the array; the caller must not change it afterwards. */
    public AnswerTree(int[] code) {
        this.code = code;
    }

    /** The number of array entries; every node index is smaller. */
    public int size() {
        return code.length;
    }

    /** A copy of the array. */
    public int[] toArray() {
        return code.clone();
    }

    /** The move that the node answers with. */
    public int answer(int node) {
        return code[node];
    }

    /** The number of moves of the other side that follow. */
    public int count(int node) {
        return code[node + 1];
    }

    /** One of the moves that follow, by index from 0. */
    public int move(int node, int index) {
        return code[node + 2 + 2 * index];
    }

    /** The node that answers one of the moves that follow. */
    public int next(int node, int index) {
        return code[node + 3 + 2 * index];
    }

    /** The tree below a node, its answer included. */
    public AnswerTree from(int node) {
        return copy(Arrays.copyOfRange(code, node, node + 2 + 2 * count(node)));
    }

    /**
     * Returns the tree below a node whose answer has been made already.
     *
     * @param only the moves of the other side to keep, empty for all
     */
    public AnswerTree after(int node, int[] only) {
        int[] head = new int[2 + 2 * count(node)];
        head[0] = Move.NONE;
        int size = 2;
        for (int i = 0; i < count(node); i++) {
            int move = move(node, i);
            if (only.length == 0 || Arrays.stream(only).anyMatch(kept -> kept == move)) {
                head[size++] = move;
                head[size++] = next(node, i);
            }
        }
        head[1] = (size - 2) / 2;
        return copy(Arrays.copyOf(head, size));
    }

    /** Copies a node and everything below it; each node is copied once, so shared nodes stay shared. */
    private AnswerTree copy(int[] head) {
        int[] placeAndOne = new int[code.length];
        int[] copied = Arrays.copyOf(head, head.length + code.length);
        int size = head.length;
        for (int node = 0; node < size; node += 2 + 2 * copied[node + 1]) {
            for (int pair = node + 2; pair < node + 2 + 2 * copied[node + 1]; pair += 2) {
                int old = copied[pair + 1];
                if (placeAndOne[old] == 0) {
                    placeAndOne[old] = size + 1;
                    int length = 2 + 2 * count(old);
                    System.arraycopy(code, old, copied, size, length);
                    size += length;
                }
                copied[pair + 1] = placeAndOne[old] - 1;
            }
        }
        return new AnswerTree(Arrays.copyOf(copied, size));
    }

    /**
     * Walks the array as a graph, without any chess.
     *
     * @return the nodes with several parents
     * @throws RejectedProofException when an index leads outside the array, or nodes overlap
     */
    BitSet shared() throws RejectedProofException {
        BitSet seen = new BitSet();
        BitSet shared = new BitSet();
        int[] open = new int[code.length / 2 + 1];
        int size = 0;
        requireNode(0);
        seen.set(0);
        open[size++] = 0;
        while (size > 0) {
            int node = open[--size];
            for (int pair = node + 2; pair < node + 2 + 2 * code[node + 1]; pair += 2) {
                int next = code[pair + 1];
                requireNode(next);
                if (seen.get(next)) {
                    shared.set(next);
                } else {
                    seen.set(next);
                    if (size == open.length) {
                        throw new RejectedProofException("nodes overlap near index " + next);
                    }
                    open[size++] = next;
                }
            }
        }
        return shared;
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
            throw new RejectedProofException(
                    "node " + node + " has " + moves + " replies, which do not fit into the array");
        }
    }
}
