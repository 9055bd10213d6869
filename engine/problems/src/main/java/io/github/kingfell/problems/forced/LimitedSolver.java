package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.ProblemTable;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;

/**
 * Full-width search for a goal that the attacker forces within limits of his own. Replies that are not answered soon
 * are counted along each line, so that what is left of their number belongs to a position in the table.
 */
@Hot
final class LimitedSolver extends GoalSearch {
    private static final long MIX = 0xBF58476D1CE4E5B9L;

    private final AttackLimits limits;
    private final ProblemTable table;
    private final MoveList[] lists;
    private final KillerOrder order;

    /**
     * @param position searched in place
     * @param most the greatest number of moves of the attacker
     */
    LimitedSolver(
            Position position,
            Goal goal,
            int most,
            AttackLimits limits,
            AttackRestriction restriction,
            SearchControl control,
            ProblemTable table) {
        super(position, goal, restriction, control);
        this.limits = limits;
        this.table = table;
        lists = MoveList.perPly(2 * most + 4);
        order = new KillerOrder(lists.length);
    }

    @Override
    public boolean wins(int left) {
        return left > 0 && wins(left, limits.nontrivial(), 0);
    }

    @Override
    public boolean isForced(int left) {
        return isAllowed() && isForced(left, limits.nontrivial(), 0);
    }

    @Override
    public boolean isAnswered(int left) {
        return wins(left);
    }

    @Override
    public int solvingMove(int left) {
        return wins(left) ? ProblemTable.move(table.probe(key(limits.nontrivial()), left)) : Move.NONE;
    }

    @Override
    public boolean reaches(int move, boolean attacker, int left) {
        return attacker != self && aim.reaches(position, move) && (self || isAllowed(move));
    }

    private long key(int spare) {
        return position.key() ^ spare * MIX;
    }

    /** @param spare further replies in the line that need not be answered soon */
    private boolean wins(int left, int spare, int ply) {
        long key = key(spare);
        int entry = table.probe(key, left);
        if (entry != 0) {
            return ProblemTable.isSolved(entry);
        }
        // A shorter solution has looser limits, because they do not bind the last moves.
        int shorter =
                limits.nontrivial() == AttackLimits.NO_LIMIT ? left - 1 : Math.min(left - 1, limits.trivialMoves());
        if (shorter > 0 && wins(shorter, spare, ply)) {
            return true;
        }
        MoveList list = lists[ply];
        aim.candidates(position, list);
        order.rank(position, list, ply);
        for (int i = 0; i < list.size(); i++) {
            int move = list.pick(i);
            if (isTooQuiet(move, left)) {
                continue;
            }
            if (nodes.isOut()) {
                return false;
            }
            if (solves(move, left, spare, ply)) {
                order.remember(ply, move);
                table.store(key, left, true, move);
                return true;
            }
        }
        if (!nodes.isStopped()) {
            table.store(key, left, false, Move.NONE);
        }
        return false;
    }

    private boolean solves(int move, int left, int spare, int ply) {
        boolean reached = !self && aim.reaches(position, move);
        position.make(move);
        boolean solved = isAllowed() && (reached || isForced(left - 1, spare, ply + 1));
        position.unmake(move);
        return solved && !nodes.isStopped();
    }

    /** The defender is to move, and the attacker's move is not the last. */
    private boolean isForced(int left, int spare, int ply) {
        if (left == 0 && !self || !isWithinLimits(left, ply)) {
            return false;
        }
        int rest = spare;
        if (limits.nontrivial() != AttackLimits.NO_LIMIT && left > limits.trivialMoves()) {
            rest = spare + 1 - countNontrivial(spare + 2, ply);
            if (rest < 0) {
                return false;
            }
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        order.rank(position, list, ply);
        for (int i = 0; i < list.size(); i++) {
            int reply = list.pick(i);
            if (nodes.isOut()) {
                return false;
            }
            if (!isAnswered(reply, left, rest, ply)) {
                order.remember(ply, reply);
                return false;
            }
        }
        return !list.isEmpty();
    }

    private boolean isAnswered(int reply, int left, int spare, int ply) {
        if (self && aim.reaches(position, reply)) {
            return true;
        }
        if (left == 0) {
            return false;
        }
        position.make(reply);
        boolean answered = wins(left, spare, ply + 1);
        position.unmake(reply);
        return answered;
    }

    /** Returns how many replies are not answered soon, up to a number. */
    private int countNontrivial(int most, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        int soon = self ? limits.trivialMoves() : limits.trivialMoves() + 1;
        int count = 0;
        for (int i = 0; i < list.size() && count < most; i++) {
            if (nodes.isOut()) {
                return most;
            }
            count += isAnswered(list.get(i), soon, 0, ply) ? 0 : 1;
        }
        return count;
    }

    private boolean isWithinLimits(int left, int ply) {
        if (left > 1 && limits.flights() != AttackLimits.NO_LIMIT && hasMoreFlights(ply)) {
            return false;
        }
        int threat = limits.threat();
        if (threat == AttackLimits.NO_LIMIT || left < threat || position.inCheck()) {
            return true;
        }
        position.makeNull();
        boolean threatens = threat > 0 && wins(threat, limits.nontrivial(), ply + 1);
        position.unmakeNull();
        return threatens;
    }

    private boolean hasMoreFlights(int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        int count = 0;
        for (int i = 0; i < list.size(); i++) {
            count += Piece.kind(position.pieceAt(Move.from(list.get(i)))) == Piece.KING ? 1 : 0;
        }
        return count > limits.flights();
    }
}
