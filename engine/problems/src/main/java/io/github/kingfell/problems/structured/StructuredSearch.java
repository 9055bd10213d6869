package io.github.kingfell.problems.structured;

import io.github.kingfell.problems.PolledNodes;
import io.github.kingfell.problems.ProblemAim;
import io.github.kingfell.problems.ProblemTable;
import io.github.kingfell.problems.ReachedAim;
import io.github.kingfell.problems.plans.EndsInSight;
import io.github.kingfell.problems.structured.StructuredPlay.Each;
import io.github.kingfell.problems.structured.StructuredPlay.Either;
import io.github.kingfell.problems.structured.StructuredPlay.End;
import io.github.kingfell.problems.structured.StructuredPlay.Manner;
import io.github.kingfell.problems.structured.StructuredPlay.OtherSide;
import io.github.kingfell.problems.structured.StructuredPlay.PlayBranch;
import io.github.kingfell.problems.structured.StructuredPlay.Reached;
import io.github.kingfell.problems.structured.StructuredPlay.Unsolved;
import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells whether a play is solved in a position, which is searched in place. */
final class StructuredSearch {
    private static final int DEEPEST = 256;
    private static final long MIX = 0xD1B54A32D192ED03L;

    private final Position position;
    private final SearchControl control;
    private final PolledNodes nodes;
    private final ProblemTable table;
    private final MoveGenerator generator;
    private final MoveList[] lists = MoveList.perPly(DEEPEST);
    private final Map<ProblemAim, ReachedAim> aims = new HashMap<>();
    private final IdentityHashMap<PlayBranch, Integer> numbers = new IdentityHashMap<>();
    private final IdentityHashMap<PlayBranch, EndsInSight> sights = new IdentityHashMap<>();
    private int depth;

    StructuredSearch(Position position, SearchControl control, int tableMegabytes) {
        this.position = position;
        this.control = control;
        nodes = new PolledNodes(control);
        table = new ProblemTable(tableMegabytes);
        generator = new MoveGenerator(position);
    }

    boolean isStopped() {
        return nodes.isStopped();
    }

    long nodes() {
        return nodes.count();
    }

    /** @param last the move that led to the position; {@link Move#NONE} for none */
    boolean holds(StructuredPlay play, int last) {
        if (play instanceof Reached reached) {
            return isReached(reached.aim(), last);
        }
        if (play instanceof Unsolved unsolved) {
            return !holds(unsolved.part(), last) && !isStopped();
        }
        if (play instanceof Each each) {
            return each.parts().stream().allMatch(part -> holds(part, last));
        }
        if (play instanceof Either either) {
            return either.parts().stream().anyMatch(part -> holds(part, last));
        }
        if (play instanceof OtherSide other) {
            return !position.inCheck() && holdsAfterPass(other.part());
        }
        PlayBranch branch = (PlayBranch) play;
        return run(branch, 0, branch.most(), last);
    }

    private boolean holdsAfterPass(StructuredPlay play) {
        position.makeNull();
        boolean holds = holds(play, Move.NONE);
        position.unmakeNull();
        return holds;
    }

    private boolean isReached(ProblemAim aim, int last) {
        ReachedAim reached = aims.computeIfAbsent(aim, unknown -> new ReachedAim(unknown, position));
        if (reached.isSeenAfterwards()) {
            return reached.isReached(position);
        }
        if (last == Move.NONE) {
            return false;
        }
        position.unmake(last);
        boolean reaches = reached.reaches(position, last);
        position.make(last);
        return reaches;
    }

    /**
     * Returns whether the branch ends as it should, with so many plies made.
     *
     * @param most plies after which it is over
     */
    boolean run(PlayBranch branch, int ply, int most, int last) {
        return run(branch, ply, most, last, null);
    }

    /** @param before what is in sight on the way here; null where the way begins, and where nothing is excluded */
    private boolean run(PlayBranch branch, int ply, int most, int last, @Nullable EndsInSight before) {
        boolean asked = branch.manner() != Manner.HELP || ply == 0;
        if (ply >= most || isStopped() || asked && !allowed(branch, ply, last)) {
            return false;
        }
        int number = numbers.computeIfAbsent(branch, unknown -> numbers.size() + 1);
        long key = position.key() ^ (number * 256L + ply) * MIX;
        int known = table.probe(key, most - ply);
        if (known != 0) {
            return ProblemTable.isSolved(known);
        }
        EndsInSight sight = before == null && branch.isHelpmate() ? begin(branch, ply, most) : before;
        boolean solved = (sight == null || isInSight(sight, branch.pliesToMate(ply, most)))
                && (branch.wantsEnd(ply) ? any(branch, ply, most, sight) : all(branch, ply, most));
        if (!isStopped()) {
            table.store(key, most - ply, solved, Move.NONE);
        }
        return solved;
    }

    private EndsInSight begin(PlayBranch branch, int ply, int most) {
        EndsInSight sight =
                sights.computeIfAbsent(branch, unknown -> EndsInSight.ofMates(position, control::stopRequested));
        int left = branch.pliesToMate(ply, most);
        sight.begin(position.sideToMove() ^ (left % 2 == 0 ? 1 : 0), (left + 1) / 2, left / 2);
        return sight;
    }

    private static boolean isInSight(EndsInSight sight, int left) {
        return left > 0 && sight.remain((left + 1) / 2, left / 2);
    }

    /**
     * Returns whether the play is over because it must end too soon. In a battle only the side that does not want an
     * end ends it so.
     */
    boolean isTooSoon(PlayBranch branch, int ply, int move) {
        if (ply < branch.least() && !(branch.isBattle() && branch.wantsEnd(ply - 1))) {
            for (End end : branch.after(ply).ends()) {
                boolean must = end.mustEnd() && !branch.isBattle() || end.part() instanceof Reached;
                if (must && holds(end.part(), move)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether the conditions of that place in the branch are true. */
    boolean allowed(PlayBranch branch, int ply, int last) {
        for (StructuredPlay condition : branch.after(ply).conditions()) {
            if (!holds(condition, last)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the side to move passes, because it only parries. */
    boolean passes(PlayBranch branch, int ply) {
        return branch.parries() && ply % 2 == 1 && !position.inCheck();
    }

    private boolean any(PlayBranch branch, int ply, int most, @Nullable EndsInSight sight) {
        if (passes(branch, ply)) {
            position.makeNull();
            boolean solved = run(branch, ply + 1, most, Move.NONE);
            position.unmakeNull();
            return solved;
        }
        boolean checksOnly = ply + 1 == most && branch.after(most).isCheck();
        MoveList list = lists[depth];
        generator.generate(position, list);
        for (int i = 0; i < list.size(); i++) {
            if (checksOnly && !MatingMoves.mayCheck(position, list.get(i))) {
                continue;
            }
            if (nodes.isOut()) {
                return false;
            }
            if (succeeds(branch, ply, most, list.get(i), sight)) {
                return true;
            }
        }
        return false;
    }

    private boolean all(PlayBranch branch, int ply, int most) {
        MoveList list = lists[depth];
        generator.generate(position, list);
        for (int i = 0; i < list.size(); i++) {
            if (nodes.isOut() || !succeeds(branch, ply, most, list.get(i))) {
                return false;
            }
        }
        return !list.isEmpty();
    }

    /** Returns whether the branch ends as it should after a move. */
    boolean succeeds(PlayBranch branch, int ply, int most, int move) {
        return succeeds(branch, ply, most, move, null);
    }

    private boolean succeeds(PlayBranch branch, int ply, int most, int move, @Nullable EndsInSight sight) {
        if (sight != null && !sight.follow(move)) {
            return false;
        }
        position.make(move);
        depth++;
        boolean allowed = branch.manner() != Manner.HELP || allowed(branch, ply + 1, move);
        allowed = allowed && !isTooSoon(branch, ply + 1, move);
        boolean solved = allowed && (ends(branch, ply + 1, move) || continues(branch, ply + 1, most, move, sight));
        depth--;
        position.unmake(move);
        if (sight != null) {
            sight.takeBack();
        }
        return solved;
    }

    /** Returns whether the move that was made last ends the branch. */
    boolean ends(PlayBranch branch, int ply, int move) {
        if (ply >= branch.least()) {
            for (End end : branch.after(ply).ends()) {
                if (holds(end.part(), move)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether the branch is solved by what follows the move that was made last. */
    boolean continues(PlayBranch branch, int ply, int most, int move) {
        return continues(branch, ply, most, move, null);
    }

    private boolean continues(PlayBranch branch, int ply, int most, int move, @Nullable EndsInSight sight) {
        if (branch.manner() != Manner.SERIES) {
            return run(branch, ply, most, move, sight);
        }
        if (position.inCheck() || ply >= most) {
            return false;
        }
        position.makeNull();
        boolean solved = run(branch, ply, most, Move.NONE);
        position.unmakeNull();
        return solved;
    }
}
