package io.github.kingfell.classics.shannon;

import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * Shannon's type B strategy: forceful variations out to a position of some stability, "at least two moves and never
 * more than, say, 10" (section 6). Every first move is examined; at later plies the required promise rises.
 *
 * <p>Reconstruction: the demands by ply. A side that is not in check, and some of whose moves are left out, may count
 * f(P) instead, as if it made one of those.
 */
final class TypeB implements Strategy {
    private static final int SHORTEST = 4;
    private static final int LONGEST = 20;

    /** The least promise by ply; the last entry also applies to later plies. */
    private static final int[] DEMANDS = {
        Promise.OTHER, Promise.DEFENSIVE, Promise.DEVELOPING, Promise.DEVELOPING, Promise.FORCEFUL
    };

    private final Position position;
    private final Evaluation evaluation;
    private final boolean soonerIsBetter;
    private final PositionCounter counter;
    private final MoveGenerator generator;
    private final Promise promise;
    private final MoveList[] lists = MoveList.perPly(LONGEST + 1);
    private final MoveList legal = new MoveList();
    private boolean stopped;

    TypeB(Position position, Evaluation evaluation, boolean soonerIsBetter, PositionCounter counter) {
        this.position = position;
        this.evaluation = evaluation;
        this.soonerIsBetter = soonerIsBetter;
        this.counter = counter;
        generator = new MoveGenerator(position);
        promise = new Promise(position);
    }

    @Override
    public int plies() {
        return SHORTEST;
    }

    @Override
    public boolean isStopped() {
        return stopped;
    }

    @Override
    public int value(int move, int floor) {
        return -after(move, 1, -TypeA.INFINITY, -floor);
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
        MoveList moves = lists[ply];
        generator.generate(position, moves);
        if (moves.isEmpty() || ply == LONGEST || ply >= SHORTEST && Stability.isStable(position)) {
            return TypeA.leaf(evaluation, position, ply, soonerIsBetter);
        }
        boolean all = position.inCheck() || retainPromising(moves, ply);
        int best = all ? -TypeA.INFINITY : evaluation.value(position);
        TypeA.order(position, moves);
        for (int i = 0; i < moves.size() && best < beta && !stopped; i++) {
            best = Math.max(best, -after(moves.pick(i), ply + 1, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    /** Removes the moves that do not meet the demand; returns true when none was removed. */
    private boolean retainPromising(MoveList moves, int ply) {
        int demand = DEMANDS[Math.min(ply, DEMANDS.length - 1)];
        legal.clear();
        for (int i = 0; i < moves.size(); i++) {
            legal.add(moves.get(i));
        }
        moves.clear();
        promise.prepare();
        for (int i = 0; i < legal.size(); i++) {
            if (promise.of(legal.get(i)) >= demand) {
                moves.add(legal.get(i));
            }
        }
        return moves.size() == legal.size();
    }
}
