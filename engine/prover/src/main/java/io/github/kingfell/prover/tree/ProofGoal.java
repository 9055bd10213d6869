package io.github.kingfell.prover.tree;

import io.github.kingfell.rules.board.MoveList;

/** What a search tries to prove: the first numbers of new leaves, and the replies that need an answer. */
interface ProofGoal {
    /** The proof number of the leaf evaluated last. */
    int proof();

    /** The disproof number of the leaf evaluated last. */
    int disproof();

    /** @param bound the most moves of the attacker */
    void evaluateRoot(int bound);

    /**
     * The attacker has moved.
     *
     * @param movesLeft what the bound leaves him after that
     */
    void evaluateAnd(int movesLeft);

    /** The defender has moved. */
    void evaluateOr();

    /** Leaves of the defender's moves those that need an answer. */
    default void retainCounting(MoveList replies) {}

    /** The search is about to make a move and to stay below it. */
    default void enter(int move) {}

    /** The search has taken that move back. */
    default void leave() {}
}
