package io.github.kingfell.prover.tree;

import io.github.kingfell.rules.board.MoveList;

/** The goal that a search tries to prove: it initialises new leaves and selects the replies that need an answer. */
interface ProofGoal {
    /** Returns the proof number of the leaf evaluated last. */
    int proof();

    /** Returns the disproof number of the leaf evaluated last. */
    int disproof();

    /** @param bound the most moves of the attacker */
    void evaluateRoot(int bound);

    /**
     * Evaluates a leaf after a move of the attacker.
     *
     * @param movesLeft number of attacker moves that the bound leaves after it
     */
    void evaluateAnd(int movesLeft);

    /** Evaluates a leaf after a move of the defender. */
    void evaluateOr();

    /** Removes the defender's moves that need no answer. */
    default void retainCounting(MoveList replies) {}

    /** Called when the search makes a move and continues below it. */
    default void enter(int move) {}

    /** Called when the search has unmade that move. */
    default void leave() {}
}
