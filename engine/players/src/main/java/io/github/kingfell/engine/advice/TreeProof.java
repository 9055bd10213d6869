package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.View;
import io.github.kingfell.rules.check.MateProof;
import java.util.Arrays;
import java.util.Optional;

/** Converts a forcing tree into a mate proof, which can be checked with the rules alone. */
final class TreeProof {
    private static final int FAILED = -1;

    private final View view;
    private int[] code = new int[64];
    private int size;

    private TreeProof(View view) {
        this.view = view;
    }

    /** Returns the proof, in moves of the board; empty when some branch ends without mate. */
    static Optional<MateProof> of(AdviceBranch branch) {
        TreeProof proof = new TreeProof(branch.view());
        return proof.write(branch.tree(), branch.seen().copy()) == FAILED
                ? Optional.empty()
                : Optional.of(new MateProof(Arrays.copyOf(proof.code, proof.size)));
    }

    private int write(AdviceTree tree, Position x) {
        int index = size;
        size += 2 + 2 * tree.replies();
        code = size > code.length ? Arrays.copyOf(code, 2 * size) : code;
        code[index] = view.toBoard(tree.move());
        code[index + 1] = tree.replies();
        x.make(tree.move());
        boolean complete = tree.replies() > 0 || x.inCheck();
        for (int i = 0; i < tree.replies() && complete; i++) {
            AdviceTree answer = tree.answer(i);
            x.make(tree.reply(i));
            int next = answer == null ? FAILED : write(answer, x);
            x.unmake(tree.reply(i));
            code[index + 2 + 2 * i] = view.toBoard(tree.reply(i));
            code[index + 3 + 2 * i] = next;
            complete = next != FAILED;
        }
        x.unmake(tree.move());
        return complete ? index : FAILED;
    }
}
