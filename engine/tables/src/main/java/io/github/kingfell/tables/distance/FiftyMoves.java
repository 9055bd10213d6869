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
 * What the fifty-move rule leaves of the tables' wins. A mate that comes in time is won, and where nothing can set the
 * clock back, one that does not is drawn. Otherwise the winner may have a capture or a pawn move in time: when few
 * plies are left, a search over all moves that keep the win decides. Repetitions are left aside.
 */
public final class FiftyMoves {
    /** What becomes of a position that the tables call decided. */
    public enum Verdict {
        DECIDED,
        DRAWN,
        /** Too far from the end of the clock to be searched. */
        OPEN
    }

    private static final int LIMIT = Position.FIFTY_MOVES_IN_PLIES;

    /** Plies to the end of the clock that a search looks through. */
    private static final int MOST_PLIES = 8;

    /** Positions in all searches where it matters; a few milliseconds. */
    static final int MOST_NODES = 4_000;

    private final TableProbe probe;
    private final Position position;
    private final MoveGenerator generator;
    private final List<MoveList> lists = new ArrayList<>();

    /** By key and clock, which the keys of positions leave out. */
    private final Map<Long, Verdict> known = new HashMap<>();

    private int nodesLeft;

    /**
     * @param position changed while a question is answered, and as before afterwards
     * @param mostNodes positions in all searches together
     */
    FiftyMoves(TableProbe probe, Position position, int mostNodes) {
        nodesLeft = mostNodes;
        this.probe = probe;
        this.position = position;
        generator = new MoveGenerator(position);
    }

    /**
     * What the rule leaves of a value: open also where the position is too far from the end of the clock.
     *
     * @param value of the position by the tables
     */
    public static Verdict of(TableProbe probe, Position position, Distance value) {
        return value.isDraw()
                ? Verdict.DRAWN
                : new FiftyMoves(probe, position.copy(), MOST_NODES).verdict(value.plies());
    }

    /**
     * The verdict on the position as it stands.
     *
     * @param plies to mate by the tables
     */
    Verdict verdict(int plies) {
        int clock = position.halfmoveClock();
        if (leaves(clock, plies)) {
            return Verdict.DECIDED;
        }
        boolean winnerMoves = plies % 2 == 1;
        if (clock >= LIMIT || !mayResetClock(winnerMoves ? position.sideToMove() : position.sideToMove() ^ 1)) {
            return Verdict.DRAWN;
        }
        if (LIMIT - clock > MOST_PLIES) {
            return Verdict.OPEN;
        }
        long key = position.key() * 31 + clock;
        Verdict before = known.get(key);
        if (before == null) {
            if (--nodesLeft < 0) {
                return Verdict.OPEN;
            }
            before = winnerMoves ? attack() : defend();
            known.put(key, before);
        }
        return before;
    }

    /** True when a mate in so many plies comes before the end of the clock. */
    static boolean leaves(int clock, int plies) {
        return plies == 0 || clock + plies <= LIMIT;
    }

    /** A pawn, something to take, or something to give and yet win with what is left. */
    private boolean mayResetClock(int winner) {
        long men = position.color(winner);
        boolean bareKing = Long.bitCount(position.color(winner ^ 1)) == 1;
        boolean spare = Long.bitCount(men) > 3
                || Long.bitCount(men) == 3 && (men & (position.kind(Piece.QUEEN) | position.kind(Piece.ROOK))) != 0;
        return !bareKing || position.kind(Piece.PAWN) != 0 || spare;
    }

    private Verdict attack() {
        Verdict best = Verdict.DRAWN;
        MoveList moves = movesHere();
        for (int i = 0; i < moves.size() && best != Verdict.DECIDED; i++) {
            position.make(moves.get(i));
            int next = probe.plies(position);
            if (next >= 0 && next % 2 == 0) {
                Verdict verdict = verdict(next);
                best = verdict == Verdict.DRAWN ? best : verdict;
            }
            position.unmake(moves.get(i));
        }
        return best;
    }

    private Verdict defend() {
        Verdict best = Verdict.DECIDED;
        MoveList moves = movesHere();
        for (int i = 0; i < moves.size() && best != Verdict.DRAWN; i++) {
            position.make(moves.get(i));
            Verdict verdict = verdict(probe.plies(position));
            best = verdict == Verdict.DECIDED ? best : verdict;
            position.unmake(moves.get(i));
        }
        return best;
    }

    /** A list of its own for each ply to the end of the clock. */
    private MoveList movesHere() {
        int at = LIMIT - position.halfmoveClock();
        while (lists.size() <= at) {
            lists.add(new MoveList());
        }
        MoveList moves = lists.get(at);
        generator.generate(position, moves);
        return moves;
    }
}
