package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.ProblemTable;
import io.github.kingfell.prover.fullwidth.RefutingReplies;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * Full-width search for a goal that the attacker forces within n of his moves. Nothing is pruned; the speed comes from
 * the move order alone. At every level the last move that solved or refuted comes first, then the other moves of the
 * same piece. Bell (1973) counted that the same move refutes again in 60 per cent of the cases, the same piece in 75.
 *
 * <p>A position with a given number of moves left is the same wherever it arises, so the {@link ProblemTable} is exact,
 * and the search terminates without a check for repetitions.
 */
@Hot
final class ForcedSolver extends GoalSearch {
    /** The position after the last move shows that the goal is reached. Other goals are tested before each move. */
    private final boolean seenAfterwards;

    /** What it means that the side for which the aim is not meant reaches it. */
    private final Goal.WrongSide wrongSide;

    private final boolean eitherSolves;

    /** The defender must end the play at once when it can. */
    private final boolean reflex;

    /** So must the attacker, which then does not reach the goal. */
    private final boolean attackerToo;

    /** The defender passes unless it is in check. */
    private final boolean parries;

    private final ProblemTable table;
    private final MoveList[] lists;
    private final KillerOrder order;
    private final RefutingReplies refutations;

    /** For selfmates, in which every reply to the last move must mate; null in other play. */
    private final @Nullable QuietReplies quiet;

    /**
     * @param position searched in place; others may make moves on it between two calls
     * @param most the greatest number of moves of the attacker
     */
    ForcedSolver(
            Position position,
            Goal goal,
            int most,
            AttackRestriction restriction,
            SearchControl control,
            ProblemTable table) {
        super(position, goal, restriction, control);
        seenAfterwards = goal.aim().isSeenAfterwards();
        wrongSide = goal.wrongSide();
        eitherSolves = wrongSide == Goal.WrongSide.SOLVES;
        attackerToo = goal.play() == Goal.Play.REFLEX;
        reflex = attackerToo || goal.play() == Goal.Play.SEMI_REFLEX;
        parries = goal.isParrySeries();
        this.table = table;
        lists = MoveList.perPly(2 * most + 2);
        order = new KillerOrder(lists.length);
        refutations = new RefutingReplies(most);
        boolean selfmate = self && mate && !reflex && !parries && wrongSide == Goal.WrongSide.NOTHING;
        quiet = selfmate ? new QuietReplies(position) : null;
    }

    @Override
    public boolean wins(int left) {
        return left > 0 && wins(left, 0);
    }

    @Override
    public boolean isForced(int left) {
        return isAllowed() && isForced(left, 0, Move.NONE);
    }

    @Override
    public boolean isAnswered(int left) {
        return isAnswered(left, 0);
    }

    @Override
    public boolean mustEnd(boolean attacker) {
        if (!(attacker ? attackerToo : reflex)) {
            return false;
        }
        MoveList moves = new MoveList();
        generator.generate(position, moves);
        return aim.anyReaches(position, moves);
    }

    @Override
    public boolean passes(int left) {
        return parries && left > 0 && !position.inCheck() && !isOver(left, new MoveList());
    }

    /** Returns whether the last move was enough, and no pass follows. */
    private boolean isOver(int left, MoveList list) {
        if (!isInTime(left)) {
            return false;
        }
        if (!self) {
            return seenAfterwards && aim.isReached(position);
        }
        generator.generate(position, list);
        boolean all = !list.isEmpty();
        for (int i = 0; i < list.size() && all; i++) {
            all = aim.reaches(position, list.get(i));
        }
        return all;
    }

    @Override
    public boolean reaches(int move, boolean attacker, int left) {
        return (attacker != self || attacker && eitherSolves)
                && isInTime(left)
                && aim.reaches(position, move)
                && (!attacker || isAllowed(move));
    }

    @Override
    public boolean spoils(int move, boolean attacker, int left) {
        boolean ends = attacker == self ? wrongSide == Goal.WrongSide.ENDS : self && !isInTime(left);
        return ends && aim.reaches(position, move);
    }

    @Override
    public int solvingMove(int left) {
        int known = table.probe(position.key(), left);
        if (ProblemTable.isSolved(known)) {
            return ProblemTable.move(known);
        }
        for (int move : MoveList.legal(position).toArray()) {
            position.make(move);
            boolean solves = isForced(left - 1);
            position.unmake(move);
            if (solves) {
                return move;
            }
        }
        return Move.NONE;
    }

    private boolean wins(int left, int ply) {
        boolean remember = left > 1 || self;
        long key = position.key();
        if (remember) {
            int entry = table.probe(key, left);
            if (entry != 0) {
                return ProblemTable.isSolved(entry);
            }
        }
        MoveList list = lists[ply];
        generateAttack(left, list);
        if (attackerToo && aim.anyReaches(position, list)) {
            table.store(key, left, false, Move.NONE);
            return false;
        }
        order.rank(position, list, ply);
        for (int i = 0; i < list.size(); i++) {
            int move = list.pick(i);
            if (isTooQuiet(move, left)) {
                continue;
            }
            if (nodes.isOut()) {
                return false;
            }
            if (solves(move, left - 1, ply)) {
                order.remember(ply, move);
                if (remember) {
                    table.store(key, left, true, move);
                }
                return true;
            }
        }
        if (remember && !nodes.isStopped()) {
            table.store(key, left, false, Move.NONE);
        }
        return false;
    }

    /** Enters the attacker's moves that can solve. */
    private void generateAttack(int left, MoveList list) {
        if (isInTime(left - 1)) {
            aim.candidates(position, list);
        } else {
            generator.generate(position, list);
        }
        if (quiet != null && left == 1) {
            quiet.removeRefuted(position, list);
        }
    }

    /** @param left moves that the attacker has after this one */
    private boolean solves(int move, int left, int ply) {
        if (spoils(move, true, left)) {
            return false;
        }
        boolean reached = (!self || eitherSolves) && !seenAfterwards && isInTime(left) && aim.reaches(position, move);
        position.make(move);
        boolean solved = isAllowed() && (reached || isForced(left, ply + 1, move));
        position.unmake(move);
        return solved && !nodes.isStopped();
    }

    /** @param move the attacker's, just made; {@link Move#NONE} when unknown */
    private boolean isForced(int left, int ply, int move) {
        if (eitherSolves && seenAfterwards && isInTime(left) && aim.isReached(position)) {
            return true;
        }
        if (left == 0 && !self) {
            return seenAfterwards && aim.isReached(position);
        }
        if (parries && !position.inCheck()) {
            return isOver(left, lists[ply]) || left > 0 && winsAfterPass(left, ply);
        }
        int usual = refutations.usual(left, move);
        int last = order.killer(ply);
        if (!reflex && (refutesAgain(usual, left, ply, move) || last != usual && refutesAgain(last, left, ply, move))) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        if (list.isEmpty()) {
            return !self && seenAfterwards && isInTime(left) && position.inCheck() == mate;
        }
        if (reflex) {
            boolean ends = aim.anyReaches(position, list);
            if (ends || left == 0) {
                return ends && isInTime(left);
            }
        }
        refutations.rank(list);
        for (int i = 0; i < list.size(); i++) {
            int reply = list.pick(i);
            boolean tried = !reflex && (reply == usual || reply == last);
            if (!tried && refutes(reply, left, ply, move) || nodes.isStopped()) {
                return false;
            }
        }
        return true;
    }

    private boolean winsAfterPass(int left, int ply) {
        position.makeNull();
        boolean wins = wins(left, ply + 1);
        position.unmakeNull();
        return wins;
    }

    /** Returns whether an earlier refutation is legal here and refutes. */
    private boolean refutesAgain(int reply, int left, int ply, int move) {
        return reply != Move.NONE && generator.isLegal(position, reply) && refutes(reply, left, ply, move);
    }

    private boolean refutes(int reply, int left, int ply, int move) {
        if (nodes.isOut()) {
            return false;
        }
        boolean answered = self && !seenAfterwards && isInTime(left) && aim.reaches(position, reply);
        if (!answered && (left > 0 || self && seenAfterwards) && !spoils(reply, false, left)) {
            position.make(reply);
            answered = isAnswered(left, ply + 1);
            position.unmake(reply);
        }
        if (nodes.isStopped() || answered) {
            return false;
        }
        order.remember(ply, reply);
        refutations.add(left, move, reply);
        return true;
    }

    private boolean isAnswered(int left, int ply) {
        return self && seenAfterwards && isInTime(left) && aim.isReached(position) || left > 0 && wins(left, ply);
    }
}
