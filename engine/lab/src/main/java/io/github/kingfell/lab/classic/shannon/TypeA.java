package io.github.kingfell.lab.classic.shannon;

import io.github.kingfell.lab.classic.player.Effort;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * All variations out to a definite number of plies, then f(P), then maximizing and minimizing back (section 4, formula 1).
 * This is alpha-beta, which gives the same values.
 */
final class TypeA {
    /** Above every value. */
    static final int INFINITY = 1_000_000;

    private final Position position;
    private final Evaluation evaluation;
    private final boolean soonerIsBetter;
    private final Effort effort;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private boolean stopped;

    /**
     * @param plies the most that will be asked for
     * @param soonerIsBetter false when a mate is worth as much whenever it comes, as the formula has it
     */
    TypeA(Position position, Evaluation evaluation, int plies, boolean soonerIsBetter, Effort effort) {
        this.position = position;
        this.evaluation = evaluation;
        this.soonerIsBetter = soonerIsBetter;
        this.effort = effort;
        generator = new MoveGenerator(position);
        lists = MoveList.atLeast(new MoveList[0], plies + 1);
    }

    /** True when the effort came to an end: the last value means nothing. */
    boolean isStopped() {
        return stopped;
    }

    /**
     * The value of a legal move in tenths for the side that makes it: exact when it is above the floor, else some number that
     * is not.
     *
     * @param plies of the variations, this move included, at least 1
     */
    int value(int move, int plies, int floor) {
        return -after(move, 1, plies, -INFINITY, -floor);
    }

    private int after(int move, int ply, int plies, int alpha, int beta) {
        if (!effort.look()) {
            stopped = true;
            return 0;
        }
        position.make(move);
        int value = search(ply, plies, alpha, beta);
        position.unmake(move);
        return value;
    }

    private int search(int ply, int plies, int alpha, int beta) {
        if (ply == plies) {
            return leaf(ply);
        }
        MoveList moves = lists[ply];
        generator.generate(position, moves);
        if (moves.isEmpty()) {
            return leaf(ply);
        }
        order(moves);
        int best = -INFINITY;
        for (int i = 0; i < moves.size() && best < beta && !stopped; i++) {
            best = Math.max(best, -after(moves.pick(i), ply + 1, plies, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    private int leaf(int ply) {
        int value = evaluation.value(position);
        // Half of the king is more than all men and moves together.
        return soonerIsBetter && value < -Evaluation.MATE / 2 ? ply - Evaluation.MATE : value;
    }

    /** The most valuable man first, taken by the least: for speed only. */
    private void order(MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int victim = position.isCapture(move) ? Piece.kind(position.pieceAt(Move.to(move))) : Piece.NONE;
            moves.setScore(i, victim == Piece.NONE ? 0 : 8 * victim - Piece.kind(position.pieceAt(Move.from(move))));
        }
    }
}
