package io.github.kingfell.classics.shannon;

import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Shannon's type A strategy: all variations of a fixed number of plies, f(P) at the end, then minimax (section 4,
 * formula 1). Alpha-beta is used, which gives the same values.
 */
final class TypeA implements Strategy {
    /** Above every value. */
    static final int INFINITY = 1_000_000;

    private final Position position;
    private final Evaluation evaluation;
    private final int plies;
    private final boolean soonerIsBetter;
    private final PositionCounter counter;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private boolean stopped;

    /**
     * @param plies of the variations, the first move included, at least 1
     * @param soonerIsBetter false when a mate has the same value at any distance, as in the formula
     */
    TypeA(Position position, Evaluation evaluation, int plies, boolean soonerIsBetter, PositionCounter counter) {
        this.position = position;
        this.evaluation = evaluation;
        this.plies = plies;
        this.soonerIsBetter = soonerIsBetter;
        this.counter = counter;
        generator = new MoveGenerator(position);
        lists = MoveList.perPly(plies + 1);
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public boolean isStopped() {
        return stopped;
    }

    @Override
    public int value(int move, int floor) {
        return -after(move, 1, -INFINITY, -floor);
    }

    private int after(int move, int ply, int alpha, int beta) {
        if (!counter.look()) {
            stopped = true;
            return 0;
        }
        position.make(move);
        int value = search(ply, alpha, beta);
        position.unmake(move);
        return value;
    }

    private int search(int ply, int alpha, int beta) {
        if (ply == plies) {
            return leaf(evaluation, position, ply, soonerIsBetter);
        }
        MoveList moves = lists[ply];
        generator.generate(position, moves);
        if (moves.isEmpty()) {
            return leaf(evaluation, position, ply, soonerIsBetter);
        }
        order(position, moves);
        int best = -INFINITY;
        for (int i = 0; i < moves.size() && best < beta && !stopped; i++) {
            best = Math.max(best, -after(moves.pick(i), ply + 1, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    /** Returns the value of the last position of a variation. */
    static int leaf(Evaluation evaluation, Position position, int ply, boolean soonerIsBetter) {
        int value = evaluation.value(position);
        // Half of the king's value exceeds that of all other pieces and moves together.
        return soonerIsBetter && value < -Evaluation.MATE / 2 ? ply - Evaluation.MATE : value;
    }

    /** Orders captures by most valuable victim, least valuable attacker; this affects speed only. */
    static void order(Position position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int victim = position.isCapture(move) ? Piece.kind(position.pieceAt(Move.to(move))) : Piece.NONE;
            moves.setScore(i, victim == Piece.NONE ? 0 : 8 * victim - Piece.kind(position.pieceAt(Move.from(move))));
        }
    }
}
