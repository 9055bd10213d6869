package io.github.kingfell.problems;

import io.github.kingfell.problems.pictures.MatesInSight;
import io.github.kingfell.problems.pictures.StalematePictures;
import io.github.kingfell.problems.plans.StalematePlans;
import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.List;

/**
 * Finds all lines of an exact number of plies whose last move reaches the goal. In series play the other side passes,
 * so that only the last move of a series may give check; in a parry series it answers a check with a move, which does
 * not count.
 */
@Hot
final class HelpSolver implements LineSearch {
    /** In fewer plies the pictures of each node are cheaper than the plans of the whole play. */
    private static final int LEAST_PLANNED = 5;

    private final Position position;
    private final PolledNodes nodes;
    private final ProblemTable table;
    private final MatesInSight mates;

    /** The mates that the other side could give instead with its last move, in reciprocal play. */
    private final MatesInSight otherMates;

    private final StalematePictures stalemates = new StalematePictures();
    private final StalematePlans plans;
    private final MoveGenerator generator;
    private final MatingMoves mating;
    private final StalematingMoves stalemating;
    private final MoveList[] lists;
    private final int[] path;
    private final ReachedAim aim;
    private final boolean mate;
    private final boolean otherMate;

    /** In a parry series nobody knows how many moves are made. */
    private final boolean followsMates;

    private final boolean stalemate;
    private final boolean castling;

    /** With so many plies left the ending begins. */
    private final int lastPlies;

    private final ForcedEnding ending;
    private final boolean parries;

    /** The goal may be reached too soon, which ends the play; a mate or stalemate ends it anyway. */
    private final boolean mayEndSoon;

    /** So does a move of the side for which the goal is not meant. */
    private final boolean eitherEnds;

    /** A side that can reach the goal must, so that nobody may be able to before the ending. */
    private final boolean reflex;

    /** The other side passes after a move when more plies than this are left. */
    private final int passesAbove;

    private final FoundLines lines;

    /**
     * @param position searched in place
     * @param plies the greatest number of plies that will be asked for
     * @param mostLines lines after which the search breaks off
     */
    HelpSolver(Position position, Goal goal, int plies, int mostLines, SearchControl control, ProblemTable table) {
        this.position = position;
        aim = new ReachedAim(goal.aim(), position);
        mate = goal.aim().equals(ProblemAim.MATE);
        stalemate = goal.aim().equals(ProblemAim.STALEMATE);
        castling = goal.isCastling();
        lastPlies = goal.lastPlies();
        ending = new ForcedEnding(goal, position);
        mayEndSoon = !goal.aim().isSeenAfterwards() && lastPlies == 1;
        eitherEnds = goal.wrongSide() == Goal.WrongSide.ENDS;
        reflex = goal.play().isReflex();
        parries = goal.play() == Goal.Play.PARRY_SERIES_HELP;
        followsMates = mate && !parries;
        passesAbove = goal.isSeries() ? goal.plies(0, false) : Integer.MAX_VALUE;
        plans = new StalematePlans(control::stopRequested);
        mates = new MatesInSight(position, goal.intro() == 0);
        otherMates = new MatesInSight(position, false);
        otherMate = goal.play().isReciprocal() && goal.first().equals(ProblemAim.MATE);
        nodes = new PolledNodes(control);
        this.table = table;
        lines = new FoundLines(mostLines);
        generator = new MoveGenerator(position);
        mating = new MatingMoves(position);
        stalemating = new StalematingMoves(position);
        int longest = parries ? 2 * plies : plies;
        path = new int[longest];
        lists = MoveList.perPly(longest);
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        plans.forget();
        if (plies >= lastPlies) {
            begin(plies);
            search(plies, 0, -1L);
        }
        return lines.all();
    }

    @Override
    public boolean isStopped() {
        return nodes.isStopped();
    }

    @Override
    public boolean isFull() {
        return lines.isFull();
    }

    @Override
    public long nodes() {
        return nodes.count();
    }

    /**
     * Searches for lines. The {@link ProblemTable} stores only failures: a line that is found is needed again after
     * other first moves.
     *
     * @param kings where the mated king may stand in the end
     */
    private boolean search(int left, int ply, long kings) {
        if (left == lastPlies) {
            return lastPlies == 1 ? ends(ply) : endsInTwo(ply);
        }
        long key = position.key();
        if (table.probe(key, left) != 0) {
            return false;
        }
        long within = parries ? kings : reachable(left, kings);
        if (within == 0) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        if (reflex && aim.anyReaches(position, list)) {
            return false;
        }
        if (stalemate && !parries && !plans.areListed()) {
            keepUseful(list);
        }
        boolean tests = mayEndSoon && (isOwn(left) || eitherEnds);
        long movers = left == 2 && stalemate && passesAbove > 0 ? StalematingMoves.movers(position) : -1L;
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            boolean excluded = !Bitboard.contains(movers, Move.from(move)) || tests && aim.reaches(position, move);
            if (excluded || !plans.follow(move)) {
                continue;
            }
            if (nodes.isOut()) {
                plans.back();
                return found;
            }
            path[ply] = move;
            make(move);
            found |= goOn(left - 1, ply + 1, within);
            unmake(move);
            plans.back();
            if (nodes.isStopped() || lines.isFull()) {
                return found;
            }
        }
        if (!found) {
            table.store(key, left, false, Move.NONE);
        }
        return found;
    }

    /** Keeps the moves that serve a picture of a stalemate. */
    private void keepUseful(MoveList list) {
        if (list.size() > 64) {
            return;
        }
        long useful = 0;
        for (int i = 0; i < list.size(); i++) {
            useful |= stalemates.isUseful(list.get(i), position.isCapture(list.get(i))) ? Bitboard.of(i) : 0;
        }
        list.retain(useful);
    }

    private void begin(int plies) {
        int ending = endingSide(plies);
        int moves = endingMoves(plies);
        if (followsMates) {
            mates.begin(ending, moves, plies - moves);
        }
        if (otherMate) {
            otherMates.begin(ending ^ 1, plies - moves, moves - 1);
        }
        if (stalemate && !parries && plies >= LEAST_PLANNED) {
            plans.list(position, ending, moves, plies - moves);
        }
    }

    /** Returns whether the side to move makes the last move. */
    private boolean isOwn(int left) {
        return passesAbove == Integer.MAX_VALUE ? left % 2 == 1 : passesAbove == 0;
    }

    /** Returns the side that makes the last move. */
    private int endingSide(int left) {
        return isOwn(left) ? position.sideToMove() : position.sideToMove() ^ 1;
    }

    /** Returns the moves left to the side that makes the last move. */
    private int endingMoves(int left) {
        return passesAbove == Integer.MAX_VALUE ? (left + 1) / 2 : isOwn(left) ? left : 1;
    }

    private void make(int move) {
        if (followsMates) {
            mates.follow(move);
        }
        if (otherMate) {
            otherMates.follow(move);
        }
        position.make(move);
    }

    private void unmake(int move) {
        position.unmake(move);
        if (followsMates) {
            mates.takeBack();
        }
        if (otherMate) {
            otherMates.takeBack();
        }
    }

    /** Returns where the king may be when the goal is reached; 0 when the goal is out of reach. */
    private long reachable(int left, long kings) {
        int ending = endingSide(left);
        int moves = endingMoves(left);
        if (castling) {
            return (position.castling() >>> CastlingRights.index(ending, 0) & 3) == 0 ? 0 : kings;
        }
        if (stalemate) {
            return plans.areListed() ? kings : stalemates.reachable(position, kings, ending, moves, left - moves);
        }
        boolean remain = (!mate || mates.remain(moves, left - moves))
                && (!otherMate || otherMates.remain(left - moves, moves - 1, mate ? mates.matingKings() : -1L));
        return remain ? kings : 0;
    }

    /** Keeps the lines that reach the goal with the next move. */
    private boolean ends(int ply) {
        if (nodes.isOut() || mate && !position.hasKing(position.sideToMove() ^ 1)) {
            return false;
        }
        MoveList last = lists[ply];
        if (mate) {
            mating.generate(position, last);
        } else if (stalemate) {
            stalemating.generate(position, last);
        } else {
            aim.candidates(position, last);
        }
        boolean found = false;
        for (int i = 0; i < last.size() && !lines.isFull(); i++) {
            if (mate || stalemate || aim.reaches(position, last.get(i))) {
                path[ply] = last.get(i);
                lines.keep(path, ply + 1);
                found = true;
            }
        }
        return found;
    }

    /** Keeps the lines whose last two plies reach the goal together. */
    private boolean endsInTwo(int ply) {
        if (nodes.isOut()) {
            return false;
        }
        int endings = ending.find(position);
        for (int i = 0; i < endings && !lines.isFull(); i++) {
            path[ply] = ending.move(i);
            path[ply + 1] = ending.reply(i);
            lines.keep(path, path[ply + 1] == Move.NONE ? ply + 1 : ply + 2);
        }
        return endings > 0;
    }

    /** Searches after a move that is not the last. */
    private boolean goOn(int left, int ply, long kings) {
        if (left <= passesAbove) {
            return search(left, ply, kings);
        }
        if (position.inCheck()) {
            return parries && parry(left, ply, kings);
        }
        if (reflex) {
            generator.generate(position, lists[ply]);
            if (aim.anyReaches(position, lists[ply])) {
                return false;
            }
        }
        position.makeNull();
        boolean found = search(left, ply, kings);
        position.unmakeNull();
        return found;
    }

    /** Searches after each move that parries a check. */
    private boolean parry(int left, int ply, long kings) {
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
            found |= search(left, ply + 1, kings);
            position.unmake(move);
        }
        return found;
    }
}
