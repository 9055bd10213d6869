package io.github.kingfell.problems.forced;

import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** The order of moves by ply: first the move that last solved or refuted there, then those that may give check. */
@Hot
final class KillerOrder {
    private static final int KILLER = 2;
    private static final int CHECK = 1;

    private final int[] killers;

    KillerOrder(int plies) {
        killers = new int[plies];
    }

    /** Returns the move that last solved or refuted, or {@link Move#NONE}. */
    int killer(int ply) {
        return killers[ply];
    }

    /** Remembers a move that solves or refutes. */
    void remember(int ply, int move) {
        killers[ply] = move;
    }

    void rank(Position position, MoveList list, int ply) {
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            int check = MatingMoves.mayCheck(position, move) ? CHECK : 0;
            list.setScore(i, move == killers[ply] ? KILLER : check);
        }
    }
}
