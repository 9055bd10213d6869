package io.github.kingfell.engine.check;

/**
 * A forced mate, complete: one move for the attacker at each of his turns, every legal reply for the defender. It can be
 * checked with the rules alone ({@link ProofChecker}).
 *
 * <p>The nodes lie in one array. A node begins with the attacker's move and the number of replies it leaves, followed by
 * one pair (reply, index of the next node) for each. A node without replies ends in mate. The root node has index 0; when
 * the defender is to move at the root, its attacker's move is {@link io.github.kingfell.engine.board.Move#NONE}. Nodes
 * may be shared between branches that transpose.
 */
public final class MateProof {
    private final int[] code;

    /** Takes the array over; the caller must not change it afterwards. Nothing is checked here. */
    public MateProof(int[] code) {
        this.code = code;
    }

    int size() {
        return code.length;
    }

    int at(int index) {
        return code[index];
    }
}
