package io.github.kingfell.prover.tree;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.check.AnswerTree;
import java.util.Arrays;

/** Writes the proven part of a tree as answers to every reply that counts. */
final class ProofWriter {
    private final ProofTree tree;
    private int[] code = new int[64];
    private int size;

    ProofWriter(ProofTree tree) {
        this.tree = tree;
    }

    /** The recursion is as deep as the longest line, which the search has bounded. */
    AnswerTree write(int root, boolean attackerToMove) {
        if (attackerToMove) {
            writeMove(root);
        } else {
            writeReplies(root, Move.NONE);
        }
        return new AnswerTree(Arrays.copyOf(code, size));
    }

    /** Writes the move of a proven OR node, which has kept only the child that proves it. */
    private int writeMove(int orNode) {
        int answer = tree.firstChild(orNode);
        return writeReplies(answer, tree.move(answer));
    }

    private int writeReplies(int andNode, int move) {
        int count = tree.childCount(andNode);
        int index = size;
        size += 2 + 2 * count;
        if (size > code.length) {
            code = Arrays.copyOf(code, Math.max(size, 2 * code.length));
        }
        code[index] = move;
        code[index + 1] = count;
        for (int i = 0; i < count; i++) {
            int reply = tree.firstChild(andNode) + i;
            int next = writeMove(reply);
            code[index + 2 + 2 * i] = tree.move(reply);
            code[index + 3 + 2 * i] = next;
        }
        return index;
    }
}
