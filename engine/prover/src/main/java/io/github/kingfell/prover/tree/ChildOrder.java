package io.github.kingfell.prover.tree;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveList;

/**
 * The order in which the children of a node are made. Proof-number search goes to the first of several children with
 * the same number, so the order decides between equals and nothing else. The paper of 1994 does not give PROVER's.
 */
@Hot
public final class ChildOrder {
    /** The order of the move generator. */
    public static final int GENERATED = 0;

    /** The last generated move first. */
    public static final int REVERSED = 1;

    private final int number;
    private long state;

    /** @param number {@link #GENERATED}, {@link #REVERSED}, or the seed of a random order */
    public ChildOrder(int number) {
        this.number = number;
        restart();
    }

    /** Makes the next search arrange its moves as the first one did. */
    void restart() {
        // An odd factor of large period spreads neighbouring seeds (Knuth's multiplicative hashing, by the golden
        // ratio).
        state = (number + 1L) * 0x9E3779B97F4A7C15L;
    }

    void arrange(MoveList moves) {
        if (number == GENERATED) {
            return;
        }
        for (int i = 0; i < moves.size(); i++) {
            moves.setScore(i, number == REVERSED ? i : random16());
        }
        for (int i = 0; i < moves.size(); i++) {
            moves.pick(i);
        }
    }

    /** The top bits of Marsaglia's xorshift (2003), shifts 13, 7 and 17. */
    private int random16() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return (int) (state >>> 48);
    }
}
