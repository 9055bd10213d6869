package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.check.MateProof;
import java.util.Arrays;

/** Writes a forcing tree whose branches all end in mate as a proof that can be checked with the rules alone. */
final class TreeProof {
    private final ForcingTree tree;
    private final Perspective view;
    private int[] code = new int[256];
    private int size;

    private TreeProof(ForcingTree tree, Perspective view) {
        this.tree = tree;
        this.view = view;
    }

    /** The proof that begins with a node's move, in moves of the real board. */
    static MateProof of(ForcingTree tree, int node, Perspective view) {
        TreeProof proof = new TreeProof(tree, view);
        proof.write(node);
        return new MateProof(Arrays.copyOf(proof.code, proof.size));
    }

    private int write(int node) {
        int replies = 0;
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            replies++;
        }
        int index = reserve(2 + 2 * replies);
        code[index] = view.apply(tree.move(node));
        code[index + 1] = replies;
        int at = index + 2;
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            int answer = write(tree.answer(reply));
            code[at++] = view.apply(tree.replyMove(reply));
            code[at++] = answer;
        }
        return index;
    }

    private int reserve(int entries) {
        int index = size;
        size += entries;
        if (size > code.length) {
            code = Arrays.copyOf(code, 2 * size);
        }
        return index;
    }
}
