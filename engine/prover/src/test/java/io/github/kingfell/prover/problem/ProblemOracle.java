package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Set;
import java.util.TreeSet;

/**
 * The definitions of the genres, written without move order, transposition table or leaf tests: too simple to be wrong.
 */
final class ProblemOracle {
    private final Goal goal;

    ProblemOracle(Goal goal) {
        this.goal = goal;
    }

    /** Returns all first moves after which the goal is reached within n moves, the first move included. */
    Set<Integer> keys(Position position, int n) {
        Set<Integer> keys = new TreeSet<>();
        if (!mayBegin(position)) {
            return keys;
        }
        for (int move : legal(position)) {
            position.make(move);
            if (isForced(position, n - 1)) {
                keys.add(move);
            }
            position.unmake(move);
        }
        return keys;
    }

    /** Returns false when the rule of reflex play makes the attacker end the play. */
    boolean mayBegin(Position position) {
        return goal.play() != Goal.Play.REFLEX || ending(position).isEmpty();
    }

    /** Returns the replies to the last move after which the goal is out of reach. */
    Set<Integer> refutations(Position position, int left) {
        Set<Integer> refutations = new TreeSet<>();
        if (mustEnd(position)) {
            return refutations;
        }
        for (int reply : legal(position)) {
            position.make(reply);
            if (!isAnswered(position, left)) {
                refutations.add(reply);
            }
            position.unmake(reply);
        }
        return refutations;
    }

    /** Returns the number of lines of exactly this number of plies that end in mate, by exhaustive search. */
    static int helpLines(Position position, int plies) {
        return new ProblemOracle(Goal.HELPMATE).lines(position, plies);
    }

    /** Returns the number of lines of exactly this number of plies that reach the goal of help play. */
    int lines(Position position, int plies) {
        if (plies == 0) {
            return isEnd(position) ? 1 : 0;
        }
        int lines = 0;
        for (int move : legal(position)) {
            if (plies == 1 && goal.isCastling()) {
                lines += Move.isCastling(move) ? 1 : 0;
                continue;
            }
            position.make(move);
            lines += lines(position, plies - 1);
            position.unmake(move);
        }
        return lines;
    }

    /** Returns the number of series of that many moves after which the goal is reached, by the other side in help. */
    int series(Position position, int moves) {
        int lines = 0;
        for (int move : legal(position)) {
            position.make(move);
            if (moves == 1 && !goal.isHelp() && goal.isCastling()) {
                lines += Move.isCastling(move) ? 1 : 0;
            } else if (moves == 1) {
                lines += lines(position, goal.isHelp() ? 1 : 0);
            } else if (!position.inCheck()) {
                position.makeNull();
                lines += series(position, moves - 1);
                position.unmakeNull();
            }
            position.unmake(move);
        }
        return lines;
    }

    private boolean isEnd(Position position) {
        return legal(position).length == 0 && position.inCheck() == goal.isMate();
    }

    /** Returns the moves that end the play. */
    private Set<Integer> ending(Position position) {
        Set<Integer> ending = new TreeSet<>();
        for (int move : legal(position)) {
            position.make(move);
            if (isEnd(position)) {
                ending.add(move);
            }
            position.unmake(move);
        }
        return ending;
    }

    /** Returns whether the rule of reflex play makes the defender end the play. */
    private boolean mustEnd(Position position) {
        boolean reflex = goal.play() == Goal.Play.REFLEX || goal.play() == Goal.Play.SEMI_REFLEX;
        return reflex && !ending(position).isEmpty();
    }

    boolean isForced(Position position, int left) {
        int[] replies = legal(position);
        if (replies.length == 0) {
            return !goal.isSelf() && isEnd(position);
        }
        if (mustEnd(position)) {
            return true;
        }
        for (int reply : replies) {
            position.make(reply);
            boolean answered = isAnswered(position, left);
            position.unmake(reply);
            if (!answered) {
                return false;
            }
        }
        return true;
    }

    boolean isAnswered(Position position, int left) {
        if (goal.isSelf() && isEnd(position)) {
            return true;
        }
        return left > 0 && !keys(position, left).isEmpty();
    }

    static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }
}
