package io.github.kingfell.prover.joblevel;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.notation.UciMove;
import java.util.Arrays;

/** Puts the proof of the root together from those of the leaves. */
final class JobProof {
    private int[] code = new int[1 << 12];
    private int size;

    private JobProof() {}

    /** Returns the proof of a proven node with the attacker to move. Nothing is checked. */
    static MateProof of(Position root, JobNode top) {
        JobProof proof = new JobProof();
        proof.addAttackers(root.copy(), top);
        return new MateProof(Arrays.copyOf(proof.code, proof.size));
    }

    /** Writes a node of the attacker, and returns its index. */
    private int addAttackers(Position position, JobNode node) {
        if (node.ownProof().isPresent()) {
            return copy(node.ownProof().get().answers());
        }
        JobNode child = node.quickest();
        int move = UciMove.parse(child.move, position);
        position.make(move);
        int index = addDefenders(position, child, move);
        position.unmake(move);
        return index;
    }

    /** Writes the attacker's move with all replies to it, and returns its index. */
    private int addDefenders(Position position, JobNode node, int move) {
        if (node.ownProof().isPresent()) {
            int index = copy(node.ownProof().get().answers());
            code[index] = move;
            return index;
        }
        int replies = node.children().size();
        int index = reserve(2 + 2 * replies);
        code[index] = move;
        code[index + 1] = replies;
        for (int i = 0; i < replies; i++) {
            JobNode child = node.children().get(i);
            int reply = UciMove.parse(child.move, position);
            position.make(reply);
            int next = addAttackers(position, child);
            position.unmake(reply);
            code[index + 2 + 2 * i] = reply;
            code[index + 3 + 2 * i] = next;
        }
        return index;
    }

    private int copy(AnswerTree tree) {
        // A copy has no gaps between its nodes, so that they can be walked one after another.
        int[] part = tree.from(0).toArray();
        int index = reserve(part.length);
        System.arraycopy(part, 0, code, index, part.length);
        for (int node = 0; node < part.length; node += 2 + 2 * part[node + 1]) {
            for (int pair = node + 2; pair < node + 2 + 2 * part[node + 1]; pair += 2) {
                code[index + pair + 1] += index;
            }
        }
        return index;
    }

    private int reserve(int length) {
        if (size + length > code.length) {
            code = Arrays.copyOf(code, Math.max(2 * code.length, size + length));
        }
        int index = size;
        size += length;
        return index;
    }
}
