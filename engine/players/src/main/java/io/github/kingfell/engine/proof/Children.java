package io.github.kingfell.engine.proof;

import static io.github.kingfell.engine.proof.ProofNumbers.INFINITE;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveList;

/** The children of one node on the path of {@link DfPn}, each with its numbers. */
@Hot
final class Children {
    private static final int MOST_MOVES = 512;

    final MoveList moves = new MoveList();

    /** The table's keys. */
    final long[] key = new long[MOST_MOVES];

    final int[] proof = new int[MOST_MOVES];
    final int[] disproof = new int[MOST_MOVES];

    /** Moves to mate of those that are proved. */
    final int[] length = new int[MOST_MOVES];

    /** Those whose refutation rests on a repetition of the path. */
    final boolean[] dependent = new boolean[MOST_MOVES];

    void set(int index, int proof, int disproof, int length, boolean dependent) {
        this.proof[index] = proof;
        this.disproof[index] = disproof;
        this.length[index] = length;
        this.dependent[index] = dependent;
    }

    void prove(int index, int length) {
        set(index, 0, INFINITE, length, false);
    }

    void refute(int index, boolean onThisPath) {
        set(index, INFINITE, 0, 0, onThisPath);
    }
}
