package io.github.kingfell.workbench.reliability;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;

/**
 * Decides whether an announced mate is true without the search that announced it: by the shipped tables, or by trying
 * every move where the mate is short.
 */
final class MateTruth {
    /** The longest mate that is tried, in moves, and the most positions of one trial. */
    private static final int LONGEST = 4;

    private static final long MOST_NODES = 200_000;

    private final ExactValues tables = TableLibrary.withShippedTables().reader();

    enum Verdict {
        TRUE,
        FALSE,
        /** Too many pieces for the tables and too long for a trial. */
        OPEN
    }

    /**
     * @param position not changed; its counter of fifty moves does not count
     * @param mate the side to move mates in at most this many moves; zero or less: it is mated in at most so many
     */
    Verdict judge(Position position, int mate) {
        int plies = tables.plies(position);
        if (plies != ExactValues.UNKNOWN) {
            boolean mates = mate > 0;
            boolean rightSide = plies >= 0 && plies % 2 == (mates ? 1 : 0);
            return rightSide && plies <= (mates ? 2 * mate - 1 : -2 * mate) ? Verdict.TRUE : Verdict.FALSE;
        }
        if (Math.abs(mate) > LONGEST) {
            return Verdict.OPEN;
        }
        return mate > 0 ? tryAll(position, mate) : tryAllReplies(position, -mate);
    }

    private static Verdict tryAll(Position position, int moves) {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, MOST_NODES, false);
        ForcedProblem problem = new ForcedProblem(position, Goal.MATE, moves, AttackRestriction.NONE, control, 1);
        if (problem.isWon(moves)) {
            return Verdict.TRUE;
        }
        return problem.isComplete() ? Verdict.FALSE : Verdict.OPEN;
    }

    private static Verdict tryAllReplies(Position position, int moves) {
        MoveList replies = new MoveList();
        new MoveGenerator(position).generate(position, replies);
        if (moves == 0 || replies.isEmpty()) {
            return position.inCheck() && replies.isEmpty() ? Verdict.TRUE : Verdict.FALSE;
        }
        Verdict all = Verdict.TRUE;
        Position after = position.copy();
        for (int i = 0; i < replies.size() && all != Verdict.FALSE; i++) {
            after.make(replies.get(i));
            Verdict one = tryAll(after, moves);
            after.unmake(replies.get(i));
            all = one == Verdict.TRUE ? all : one;
        }
        return all;
    }
}
