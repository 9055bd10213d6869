package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The effect of the fifty-move rule on a win of the tables. A mate that comes in time is won. A mate that comes too
 * late is drawn if no capture or pawn move can reset the clock. Otherwise the winner may have such a move in time; when
 * few plies are left, a search over all moves that keep the win decides, and finds the distance that the rule leaves:
 * that of the tables is a lower bound. Repetition is ignored.
 */
public final class FiftyMoves {
    /** The verdict on a position that the tables call decided. */
    public enum ClockVerdict {
        DECIDED,
        DRAWN,
        /** The end of the clock is too far away for a search. */
        OPEN
    }

    /** As plies to mate: the rule makes it a draw. */
    static final int SPOILED = -1;

    /** As plies to mate: the end of the clock is too far away for a search. */
    static final int UNDECIDED = -2;

    /** As plies to mate: decided, and at least as many plies as the tables say. */
    static final int LONGER = -3;

    private static final int LIMIT = Position.FIFTY_MOVES_IN_PLIES;

    /** Most plies to the end of the clock for which the search is tried. */
    private static final int MOST_PLIES = 12;

    /** Default limit on the positions of all searches together: a few milliseconds. */
    static final int MOST_NODES = 4_000;

    private final TableProbe probe;
    private final Position position;
    private final MoveGenerator generator;
    private final List<MoveList> lists = new ArrayList<>();

    /** By key and clock; the key of a position does not contain the clock. */
    private final Map<Long, Integer> known = new HashMap<>();

    private int nodesLeft;

    /**
     * @param position changed during a call, and restored afterwards
     * @param mostNodes positions in all searches together
     */
    FiftyMoves(TableProbe probe, Position position, int mostNodes) {
        nodesLeft = mostNodes;
        this.probe = probe;
        this.position = position;
        generator = new MoveGenerator(position);
    }

    /**
     * Returns the verdict on a value; open also where the end of the clock is too far away for a search.
     *
     * @param value of the position by the tables
     */
    public static ClockVerdict of(TableProbe probe, Position position, Distance value) {
        if (value.isDraw() || position.isSeventyFiveMoveDraw() && value.plies() > 0) {
            return ClockVerdict.DRAWN;
        }
        FiftyMoves rule = new FiftyMoves(probe, position.copy(), MOST_NODES);
        // The winner does not claim a draw before his move, even where the clock allows it.
        return verdict(position.isFiftyMoveDraw() && value.isWin() ? rule.attack() : rule.plies(value.plies()));
    }

    /** @param plies to mate under the rule, as {@link #plies} returns them */
    static ClockVerdict verdict(int plies) {
        return switch (plies) {
            case SPOILED -> ClockVerdict.DRAWN;
            case UNDECIDED -> ClockVerdict.OPEN;
            default -> ClockVerdict.DECIDED;
        };
    }

    /**
     * Returns the plies to mate under the rule; {@link #SPOILED}, {@link #UNDECIDED} or {@link #LONGER}.
     *
     * @param plies to mate by the tables
     */
    int plies(int plies) {
        int clock = position.halfmoveClock();
        if (leaves(clock, plies)) {
            return plies;
        }
        boolean winnerMoves = plies % 2 == 1;
        if (clock >= LIMIT || !mayResetClock(winnerMoves ? position.sideToMove() : position.sideToMove() ^ 1)) {
            return SPOILED;
        }
        if (LIMIT - clock > MOST_PLIES) {
            return UNDECIDED;
        }
        Long key = position.key() * 31 + clock;
        Integer before = known.get(key);
        if (before == null) {
            if (--nodesLeft < 0) {
                return UNDECIDED;
            }
            before = winnerMoves ? attack() : defend();
            known.put(key, before);
        }
        return before;
    }

    /** Returns true when a mate in so many plies comes before the end of the clock. */
    static boolean leaves(int clock, int plies) {
        return plies == 0 || clock + plies <= LIMIT;
    }

    /** Returns true when there is a pawn, something to capture, or a piece to give up with the win kept. */
    private boolean mayResetClock(int winner) {
        long pieces = position.color(winner);
        boolean bareKing = Long.bitCount(position.color(winner ^ 1)) == 1;
        boolean spare = Long.bitCount(pieces) > 3
                || Long.bitCount(pieces) == 3
                        && (pieces & (position.kind(Piece.QUEEN) | position.kind(Piece.ROOK))) != 0;
        return !bareKing || position.kind(Piece.PAWN) != 0 || spare;
    }

    private int attack() {
        boolean isLastPly = isLastPly();
        int best = SPOILED;
        int leastUnknown = Integer.MAX_VALUE;
        boolean isDecided = false;
        MoveList moves = movesHere();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (isLastPly && !position.isZeroing(move)) {
                continue;
            }
            position.make(move);
            int least = 1 + probe.plies(position);
            if (least > 0 && least % 2 == 1 && (best == SPOILED || least < best)) {
                int plies = plies(least - 1);
                if (plies >= 0) {
                    best = best == SPOILED ? plies + 1 : Math.min(best, plies + 1);
                } else if (plies != SPOILED) {
                    leastUnknown = Math.min(leastUnknown, least);
                    isDecided |= plies == LONGER;
                }
            }
            position.unmake(move);
        }
        if (best != SPOILED && best <= leastUnknown) {
            return best;
        }
        boolean isUnknown = leastUnknown < Integer.MAX_VALUE;
        return best != SPOILED || isDecided ? LONGER : isUnknown ? UNDECIDED : SPOILED;
    }

    private int defend() {
        MoveList moves = movesHere();
        if (isLastPly() && canWait(moves)) {
            return SPOILED;
        }
        int longest = 0;
        int unknown = SPOILED;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int plies = plies(probe.plies(position));
            position.unmake(moves.get(i));
            if (plies == SPOILED) {
                return SPOILED;
            }
            longest = Math.max(longest, plies + 1);
            unknown = plies == UNDECIDED || unknown == SPOILED && plies == LONGER ? plies : unknown;
        }
        return unknown == SPOILED ? longest : unknown;
    }

    /** Returns true when the next move ends the fifty moves, unless it is a capture or pawn move or mates. */
    private boolean isLastPly() {
        return position.halfmoveClock() == LIMIT - 1;
    }

    private boolean canWait(MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            if (!position.isZeroing(moves.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the move list of this ply; each ply to the end of the clock has its own. */
    private MoveList movesHere() {
        int at = Math.max(0, LIMIT - position.halfmoveClock());
        while (lists.size() <= at) {
            lists.add(new MoveList());
        }
        MoveList moves = lists.get(at);
        generator.generate(position, moves);
        return moves;
    }
}
