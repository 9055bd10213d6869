package io.github.kingfell.uci.prooffile;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.AnswerTree;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the branches of an accepted tree that say the same about the same position, so that each is written once.
 *
 * <p>Positions are told apart by their keys. Should two keys ever be equal by accident, the shared branch is still a
 * correct answer to both positions, since the moves are compared one by one, and the checker replays it in both.
 */
final class Transpositions {
    private final AnswerTree tree;
    private final Position position;

    /** By index of a node: one more than the index of the node that stands for it, 0 for a node not seen yet. */
    private final int[] standIns;

    private final Map<Long, Integer> written = new HashMap<>();
    private int moves;

    private Transpositions(Position root, AnswerTree tree) {
        this.tree = tree;
        position = root.copy();
        standIns = new int[tree.size()];
    }

    /** @param tree accepted by a checker for this root */
    static Transpositions of(Position root, AnswerTree tree) {
        Transpositions result = new Transpositions(root, tree);
        result.visit(0);
        return result;
    }

    /** The node to be written instead of this one; often itself. */
    int standIn(int node) {
        return standIns[node] - 1;
    }

    /** How many different nodes there are. */
    int nodes() {
        return written.size();
    }

    /** How many moves of the other side the different nodes answer. */
    int moves() {
        return moves;
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
            moves += tree.count(node);
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
