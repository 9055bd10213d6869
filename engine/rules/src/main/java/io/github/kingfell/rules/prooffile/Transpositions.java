package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds equal branches of an accepted tree in the same position, so that each is written once.
 *
 * <p>Positions are compared by key. Should two positions have the same key by accident, the shared branch is still a
 * correct answer in both, because the moves are compared one by one and the checker replays the branch in both.
 */
public final class Transpositions {
    private final AnswerTree tree;
    private final Position position;

    /** By index of a node: one more than the index of the node that represents it, 0 for a node not seen yet. */
    private final int[] standIns;

    private final Map<Long, Integer> written = new HashMap<>();

    private Transpositions(Position root, AnswerTree tree) {
        this.tree = tree;
        position = root.copy();
        standIns = new int[tree.size()];
    }

    /**
     * Returns the same answers with each branch only once.
     *
     * @param tree a tree accepted by a checker for this root
     */
    public static AnswerTree merged(Position root, AnswerTree tree) {
        Transpositions transpositions = new Transpositions(root, tree);
        transpositions.visit(0);
        return transpositions.copy();
    }

    /**
     * Copies the tree without gaps, in the old order. The root is no part of itself, so it represents itself and stays
     * first.
     */
    private AnswerTree copy() {
        int[] places = new int[tree.size()];
        int size = 0;
        for (int node = 0; node < tree.size(); node++) {
            if (isWritten(node)) {
                places[node] = size;
                size += 2 + 2 * tree.count(node);
            }
        }
        int[] code = new int[size];
        for (int node = 0; node < tree.size(); node++) {
            if (isWritten(node)) {
                int at = places[node];
                code[at++] = tree.answer(node);
                code[at++] = tree.count(node);
                for (int i = 0; i < tree.count(node); i++) {
                    code[at++] = tree.move(node, i);
                    code[at++] = places[standIn(tree.next(node, i))];
                }
            }
        }
        return new AnswerTree(code);
    }

    private boolean isWritten(int node) {
        return standIns[node] == node + 1;
    }

    /** The node written in place of this one; often itself. */
    private int standIn(int node) {
        return standIns[node] - 1;
    }

    /**
     * Finds the representative of a node. The recursion is as deep as the longest branch, which the checker has
     * bounded.
     */
    private void visit(int node) {
        if (standIns[node] != 0) {
            return;
        }
        int answer = tree.answer(node);
        long hash = mix(position.key(), answer);
        if (answer != Move.NONE) {
            position.make(answer);
        }
        for (int i = 0; i < tree.count(node); i++) {
            int move = tree.move(node, i);
            position.make(move);
            visit(tree.next(node, i));
            position.unmake(move);
            hash = mix(mix(hash, move), standIn(tree.next(node, i)));
        }
        if (answer != Move.NONE) {
            position.unmake(answer);
        }
        Integer other = written.get(hash);
        while (other != null && !isSame(node, other)) {
            other = written.get(++hash);
        }
        if (other == null) {
            written.put(hash, node);
        }
        standIns[node] = 1 + (other == null ? node : other);
    }

    private boolean isSame(int node, int other) {
        if (tree.answer(node) != tree.answer(other) || tree.count(node) != tree.count(other)) {
            return false;
        }
        for (int i = 0; i < tree.count(node); i++) {
            if (tree.move(node, i) != tree.move(other, i)
                    || standIn(tree.next(node, i)) != standIn(tree.next(other, i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Mixes a value into a hash. The multiplier is 2 to the 64 over the golden ratio, the usual one for spreading bits.
     */
    private static long mix(long hash, int value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
