package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The nodes of a proof while it is written, in the array of an {@link AnswerTree}. Each node comes after its
 * successors, so a failed attempt leaves at most some unused entries. The entry before a node is its length in moves of
 * the attacker.
 */
final class ProofArray {
    private int[] code = new int[256];
    private int size;

    void clear() {
        size = 0;
    }

    /**
     * Adds a node.
     *
     * @param move of the attacker, {@link Move#NONE} where the defender begins
     * @param nexts the nodes that answer the replies
     * @return its index
     */
    int append(int move, int[] replies, int[] nexts) {
        int moves = 0;
        int index = size + 1;
        size = index + 2 + 2 * replies.length;
        if (size > code.length) {
            code = Arrays.copyOf(code, Math.max(size, 2 * code.length));
        }
        code[index] = move;
        code[index + 1] = replies.length;
        for (int i = 0; i < replies.length; i++) {
            code[index + 2 + 2 * i] = replies[i];
            code[index + 3 + 2 * i] = nexts[i];
            moves = Math.max(moves, length(nexts[i]));
        }
        code[index - 1] = moves + (move == Move.NONE ? 0 : 1);
        return index;
    }

    /** Returns the moves to mate from a node. */
    int length(int index) {
        return code[index - 1];
    }

    /** Returns the proof that begins with the node written last. That node has to come first in the proof. */
    MateProof from(int root) {
        int shift = size - root;
        int[] moved = new int[size];
        System.arraycopy(code, root, moved, 0, shift);
        System.arraycopy(code, 0, moved, shift, root);
        relocate(moved, shift);
        return new MateProof(moved);
    }

    private static void relocate(int[] moved, int shift) {
        List<Integer> open = new ArrayList<>(List.of(0));
        boolean[] seen = new boolean[moved.length];
        while (!open.isEmpty()) {
            int node = open.remove(open.size() - 1);
            for (int pair = node + 2; pair < node + 2 + 2 * moved[node + 1]; pair += 2) {
                moved[pair + 1] += shift;
                if (!seen[moved[pair + 1]]) {
                    seen[moved[pair + 1]] = true;
                    open.add(moved[pair + 1]);
                }
            }
        }
    }
}
