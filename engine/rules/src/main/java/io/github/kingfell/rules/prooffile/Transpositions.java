package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the branches of an accepted tree that say the same about the same position, so that each is written once.
 *
 * <p>Positions are told apart by their keys. Should two keys ever be equal by accident, the shared branch is still a
 * correct answer to both positions, since the moves are compared one by one, and the checker replays it in both.
 */
public final class Transpositions {
    private final AnswerTree tree;
    private final Position position;

    /** By index of a node: one more than the index of the node that stands for it, 0 for a node not seen yet. */
    private final int[] standIns;

    private final Map<Long, Integer> written = new HashMap<>();

    private Transpositions(Position root, AnswerTree tree) {
        this.tree = tree;
        position = root.copy();
        standIns = new int[tree.size()];
    }

    /**
     * The same answers, each of the same branches only once.
     *
     * @param tree accepted by a checker for this root
     */
    public static AnswerTree merged(Position root, AnswerTree tree) {
        Transpositions transpositions = new Transpositions(root, tree);
        transpositions.visit(0);
        return transpositions.copy();
    }

    /** Without gaps, in the old order; the root, which is no part of itself, stands for itself and stays the first. */
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

    /** The node to be written instead of this one; often itself. */
    private int standIn(int node) {
        return standIns[node] - 1;
    }

    /** The recursion is as deep as the longest branch, which the checker has bounded. */
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

    /** The multiplier is 2 to the 64 over the golden ratio, the usual one for spreading bits. */
    private static long mix(long hash, int value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
