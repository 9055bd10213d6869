package io.github.kingfell.classics.turing;

import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The value of positions in Turing's machine (pages 5 and 6). Every move of the first plies is searched, then the
 * considerable moves until the position is dead, that is, has none. A dead position has the quotient of the material as
 * its value. Otherwise the side to move chooses the best of its considerable moves, or the value of the position as if
 * it were dead; the latter is not allowed when all its moves are considerable.
 *
 * <p>Turing works back from all values. Alpha-beta is used here, which gives the same values.
 */
final class Analysis {
    /** More plies than 30 captures, a mate and the first plies. */
    private static final int DEEPEST = 64;

    private final Position position;
    private final int machine;
    private final int plies;
    private final PositionCounter counter;
    private final MoveGenerator generator;
    private final Considerable considerable;
    private final MoveList[] lists = MoveList.perPly(DEEPEST);
    private final MoveList legal = new MoveList();
    private boolean stopped;

    /**
     * Makes an analysis for a move of the side to move.
     *
     * @param plies number searched in full, the machine's own move included, at least 1
     */
    Analysis(Position position, int plies, PositionCounter counter) {
        this.position = position;
        this.plies = plies;
        this.counter = counter;
        machine = position.sideToMove();
        generator = new MoveGenerator(position);
        considerable = new Considerable(position);
    }

    /** Returns true when time or nodes are used up; the last value is then invalid. */
    boolean isStopped() {
        return stopped;
    }

    /**
     * Returns the value of a legal move for the machine: exact when it is above the floor, else some value that is not
     * above it.
     *
     * @param floor a value that the caller already has; minus infinity for an exact answer
     */
    double value(int move, double floor) {
        return -after(move, 0, Double.NEGATIVE_INFINITY, -floor);
    }

    /** Returns the value after a move, for the opponent of the side that makes it. */
    private double after(int move, int ply, double alpha, double beta) {
        if (!counter.look()) {
            stopped = true;
            return 0;
        }
        int taken = position.isCapture(move) ? Move.to(move) : Square.NONE;
        position.make(move);
        double value = search(ply + 1, alpha, beta, taken);
        position.unmake(move);
        return value;
    }

    private double search(int ply, double alpha, double beta, int taken) {
        MoveList moves = lists[ply];
        generator.generate(position, moves);
        if (moves.isEmpty()) {
            return position.inCheck() ? -TuringMaterial.MATE : mine(TuringMaterial.EVEN);
        }
        boolean all = ply < plies || retainConsiderable(moves, taken);
        double best = all ? Double.NEGATIVE_INFINITY : mine(TuringMaterial.quotient(position, machine));
        order(moves);
        for (int i = 0; i < moves.size() && best < beta && !stopped; i++) {
            best = Math.max(best, -after(moves.pick(i), ply, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    /** Converts a value for the machine to one for the side to move. */
    private double mine(double value) {
        return position.sideToMove() == machine ? value : -value;
    }

    /** Removes all but the considerable moves; returns true when none was removed. */
    private boolean retainConsiderable(MoveList moves, int taken) {
        legal.clear();
        for (int i = 0; i < moves.size(); i++) {
            legal.add(moves.get(i));
        }
        moves.clear();
        considerable.prepare();
        for (int i = 0; i < legal.size(); i++) {
            if (considerable.test(legal.get(i), taken)) {
                moves.add(legal.get(i));
            }
        }
        return moves.size() == legal.size();
    }

    /** Orders captures by most valuable victim, least valuable attacker; this affects speed only. */
    private void order(MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            int victim = TuringMaterial.worth(Considerable.victim(position, moves.get(i)));
            moves.setScore(i, victim);
        }
    }
}
