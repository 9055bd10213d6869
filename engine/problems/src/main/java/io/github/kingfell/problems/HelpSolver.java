package io.github.kingfell.problems;

import io.github.kingfell.problems.pictures.MatePictures;
import io.github.kingfell.problems.plans.EndsInSight;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds all lines of an exact number of plies whose last move reaches the goal. In series play the other side passes,
 * so that only the last move of a series may give check; in a parry series it answers a check with a move, which does
 * not count.
 */
@Hot
final class HelpSolver implements LineSearch {
    private final Position position;
    private final PolledNodes nodes;
    private final FoundLines lines;
    private final ProblemTable table;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private final int[] path;
    private final ReachedAim aim;
    private final Turns turns;

    /** The ends that the aim asks for. */
    private final EndsInSight sight;

    /** The mates that the other side could give instead with its last move, in reciprocal play. */
    private final @Nullable EndsInSight otherMates;

    /** With so many plies left the ending begins: one move, or two that belong together. */
    private final int lastPlies;

    private final LastMoves last;
    private final @Nullable ForcedEnding ending;
    private final boolean parries;

    /** The goal may be reached too soon, which ends the play; a mate or stalemate ends it anyway. */
    private final boolean mayEndSoon;

    /** So does a move of the side for which the goal is not meant. */
    private final boolean eitherEnds;

    /** A side that can reach the goal must, so that nobody may be able to before the ending. */
    private final boolean reflex;

    /**
     * @param position searched in place
     * @param plies the greatest number of plies that will be asked for
     */
    HelpSolver(Position position, Goal goal, int plies, PolledNodes nodes, FoundLines lines, ProblemTable table) {
        this.position = position;
        this.nodes = nodes;
        this.lines = lines;
        this.table = table;
        generator = new MoveGenerator(position);
        aim = new ReachedAim(goal.aim(), position);
        turns = Turns.of(goal);
        last = new LastMoves(goal.aim(), position);
        lastPlies = goal.lastPlies();
        ending = lastPlies == 2 ? new ForcedEnding(goal, position) : null;
        parries = goal.play() == Goal.Play.PARRY_SERIES_HELP;
        mayEndSoon = !goal.aim().isSeenAfterwards() && ending == null;
        eitherEnds = goal.wrongSide() == Goal.WrongSide.ENDS;
        reflex = goal.play().isReflex();
        sight = sight(goal, position, nodes);
        boolean otherMate = goal.play().isReciprocal() && goal.first().equals(ProblemAim.MATE);
        otherMates = otherMate ? EndsInSight.of(position, new MatePictures()) : null;
        int longest = parries ? 2 * plies : plies;
        path = new int[longest];
        lists = MoveList.perPly(longest);
    }

    private static EndsInSight sight(Goal goal, Position position, PolledNodes nodes) {
        // In a parry series nobody knows how many moves are made.
        boolean counted = goal.play() != Goal.Play.PARRY_SERIES_HELP;
        return switch (counted ? goal.aim().kind() : ProblemAim.Kind.ANY_MOVE) {
            case MATE ->
                goal.intro() == 0
                        ? EndsInSight.ofMates(position, nodes::isStopRequested)
                        : EndsInSight.of(position, new MatePictures());
            case STALEMATE -> EndsInSight.ofStalemates(position, nodes::isStopRequested);
            case CASTLING -> EndsInSight.of(position, HelpSolver::mayCastle);
            default -> EndsInSight.of(position, (now, kings, side, moves, otherMoves) -> kings);
        };
    }

    private static long mayCastle(Position position, long kings, int side, int moves, int otherMoves) {
        return (position.castling() >>> CastlingRights.index(side, 0) & 3) == 0 ? 0 : kings;
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        if (plies >= lastPlies) {
            int side = lastSide(plies);
            int moves = turns.movesOfLast(plies);
            sight.begin(side, moves, plies - moves);
            if (otherMates != null) {
                otherMates.begin(side ^ 1, plies - moves, moves - 1);
            }
            search(plies, 0);
        }
        return lines.all();
    }

    /** Returns the side that makes the last move. */
    private int lastSide(int left) {
        return turns.isLast(left) ? position.sideToMove() : position.sideToMove() ^ 1;
    }

    /**
     * Searches for lines. The {@link ProblemTable} stores only failures: a line that is found is needed again after
     * other first moves.
     */
    private boolean search(int left, int ply) {
        if (left == lastPlies) {
            return ending == null ? ends(ply) : endsInTwo(ending, ply);
        }
        long key = position.key();
        if (table.probe(key, left) != 0 || !isInSight(left)) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        if (reflex && aim.anyReaches(position, list)) {
            return false;
        }
        sight.keepUseful(list);
        boolean tests = mayEndSoon && (turns.isLast(left) || eitherEnds);
        long movers = left == 2 && !turns.isLast(left) ? last.moversBefore(position) : -1L;
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            boolean excluded = !Bitboard.contains(movers, Move.from(move)) || tests && aim.reaches(position, move);
            if (excluded || !sight.follow(move)) {
                continue;
            }
            boolean out = nodes.isOut();
            if (!out) {
                path[ply] = move;
                found |= goOnWith(move, left - 1, ply + 1);
            }
            sight.takeBack();
            if (out || nodes.isStopped() || lines.isFull()) {
                return found;
            }
        }
        if (!found) {
            table.store(key, left, false, Move.NONE);
        }
        return found;
    }

    /** Returns whether the goal is within reach. */
    private boolean isInSight(int left) {
        int moves = turns.movesOfLast(left);
        return sight.remain(moves, left - moves)
                && (otherMates == null || otherMates.remain(left - moves, moves - 1, sight.kingsBeforeLast()));
    }

    private boolean goOnWith(int move, int left, int ply) {
        if (otherMates != null) {
            otherMates.follow(move);
        }
        position.make(move);
        boolean found = goOn(left, ply);
        position.unmake(move);
        if (otherMates != null) {
            otherMates.takeBack();
        }
        return found;
    }

    /** Searches after a move that is not the last. */
    private boolean goOn(int left, int ply) {
        if (!turns.passes(left)) {
            return search(left, ply);
        }
        if (position.inCheck()) {
            return parries && parry(left, ply);
        }
        if (reflex) {
            generator.generate(position, lists[ply]);
            if (aim.anyReaches(position, lists[ply])) {
                return false;
            }
        }
        position.makeNull();
        boolean found = search(left, ply);
        position.unmakeNull();
        return found;
    }

    /** Searches after each move that parries a check. */
    private boolean parry(int left, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean found = false;
        for (int i = 0; i < list.size() && !nodes.isStopped() && !lines.isFull(); i++) {
            int move = list.get(i);
            if (mayEndSoon && aim.reaches(position, move)) {
                continue;
            }
            path[ply] = move;
            position.make(move);
            found |= search(left, ply + 1);
            position.unmake(move);
        }
        return found;
    }

    /** Keeps the lines that reach the goal with the next move. */
    private boolean ends(int ply) {
        if (nodes.isOut()) {
            return false;
        }
        MoveList list = lists[ply];
        last.generate(position, list);
        for (int i = 0; i < list.size(); i++) {
            path[ply] = list.get(i);
            lines.keep(path, ply + 1);
        }
        return !list.isEmpty();
    }

    /** Keeps the lines whose last two plies reach the goal together. */
    private boolean endsInTwo(ForcedEnding two, int ply) {
        if (nodes.isOut()) {
            return false;
        }
        int endings = two.find(position);
        for (int i = 0; i < endings && !lines.isFull(); i++) {
            path[ply] = two.move(i);
            path[ply + 1] = two.reply(i);
            lines.keep(path, path[ply + 1] == Move.NONE ? ply + 1 : ply + 2);
        }
        return endings > 0;
    }
}
