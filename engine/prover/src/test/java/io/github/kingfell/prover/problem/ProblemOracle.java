package io.github.kingfell.prover.problem;

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
        for (int move : legal(position)) {
            position.make(move);
            if (isForced(position, n - 1)) {
                keys.add(move);
            }
            position.unmake(move);
        }
        return keys;
    }

    /** Returns the replies to the last move after which the goal is out of reach. */
    Set<Integer> refutations(Position position, int left) {
        Set<Integer> refutations = new TreeSet<>();
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
        int[] moves = legal(position);
        if (plies == 0) {
            return moves.length == 0 && position.inCheck() ? 1 : 0;
        }
        int lines = 0;
        for (int move : moves) {
            position.make(move);
            lines += helpLines(position, plies - 1);
            position.unmake(move);
        }
        return lines;
    }

    boolean isForced(Position position, int left) {
        int[] replies = legal(position);
        if (replies.length == 0) {
            return goal == Goal.MATE && position.inCheck() || goal == Goal.STALEMATE && !position.inCheck();
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
        if (goal == Goal.SELFMATE && legal(position).length == 0 && position.inCheck()) {
            return true;
        }
        return left > 0 && !keys(position, left).isEmpty();
    }

    static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }
}
