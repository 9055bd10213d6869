package io.github.kingfell.engine.syzygy;

import io.github.kingfell.engine.search.WdlValues;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a position, the best first: by outcome under the fifty-move rule, whose counter runs since before the position,
 * then by distance. A win takes the shortest way to the next capture or pawn's move, after which the counter is 0 again, so that
 * it is never lost; a loser takes the longest.
 */
public final class RootRanking {
    /** A count in moves may hide one ply: a win that would take just all of the fifty moves is not certain. */
    private static final int LAST_CERTAIN_PLY = Position.FIFTY_MOVES_IN_PLIES - 1;

    private final List<RankedMove> moves;

    private RootRanking(List<RankedMove> moves) {
        this.moves = List.copyOf(moves);
    }

    /**
     * Ranks legal moves; by outcome alone where a DTZ table is missing. Empty where not every outcome is known, or where
     * there is no legal move.
     *
     * @param root not changed
     * @param only the moves to rank, empty for all
     * @param fiftyMoveRule false counts wins that take too long as wins
     */
    static Optional<RootRanking> of(Position root, int[] only, SyzygyProbe probe, boolean fiftyMoveRule) {
        Position position = root.copy();
        List<RankedMove> ranked = ranked(position, only, new WithDistances(position, probe, fiftyMoveRule));
        if (ranked == null) {
            ranked = ranked(position, only, new WithoutDistances(position, probe, fiftyMoveRule));
        }
        if (ranked == null || ranked.isEmpty()) {
            return Optional.empty();
        }
        ranked.sort(Comparator.comparingInt(RankedMove::wdl).reversed().thenComparingInt(RankedMove::dtz));
        return Optional.of(new RootRanking(ranked));
    }

    /** Null where a move is not known. */
    private static @Nullable List<RankedMove> ranked(Position position, int[] only, Judge judge) {
        MoveList list = new MoveList();
        new MoveGenerator(position).generate(position, list);
        if (only.length > 0) {
            list.retain(only);
        }
        List<RankedMove> moves = new ArrayList<>();
        for (int move : list.toArray()) {
            RankedMove ranked = judge.judge(move);
            if (ranked == null) {
                return null;
            }
            moves.add(ranked);
        }
        return moves;
    }

    /** Says what a move is worth; null when it is not known. */
    private interface Judge {
        @Nullable
        RankedMove judge(int move);
    }

    private record WithDistances(Position position, SyzygyProbe probe, boolean fiftyMoveRule) implements Judge {
        @Override
        public @Nullable RankedMove judge(int move) {
            int clock = position.halfmoveClock();
            position.make(move);
            int distance = distance();
            position.unmake(move);
            if (distance == SyzygyProbe.UNKNOWN_DTZ) {
                return null;
            }
            return new RankedMove(move, outcome(distance, clock), distance);
        }

        /** From before the move that was just made, for the side that made it. */
        private int distance() {
            if (position.inCheck() && new MoveGenerator(position).count(position) == 0) {
                return 1;
            }
            if (position.halfmoveClock() == 0) {
                int wdl = probe.wdl(position);
                return wdl == WdlValues.UNKNOWN ? SyzygyProbe.UNKNOWN_DTZ : SyzygyProbe.beforeZeroing(-wdl);
            }
            if (position.isThreefoldRepetition() || fiftyMoveRule && position.isFiftyMoveDraw()) {
                return 0;
            }
            int after = probe.dtz(position);
            return after == SyzygyProbe.UNKNOWN_DTZ ? after : -after - Integer.signum(after);
        }

        private int outcome(int distance, int clock) {
            boolean inTime = !fiftyMoveRule || Math.abs(distance) + clock <= LAST_CERTAIN_PLY || isZeroing(distance);
            if (distance > 0) {
                return inTime ? WdlValues.WIN : WdlValues.CURSED_WIN;
            }
            return distance == 0 ? WdlValues.DRAW : inTime ? WdlValues.LOSS : WdlValues.BLESSED_LOSS;
        }

        /** A move that mates or starts the count anew is in time whatever the counter says. */
        private static boolean isZeroing(int distance) {
            return Math.abs(distance) == 1;
        }
    }

    private record WithoutDistances(Position position, SyzygyProbe probe, boolean fiftyMoveRule) implements Judge {
        @Override
        public @Nullable RankedMove judge(int move) {
            position.make(move);
            boolean isDrawn = position.isThreefoldRepetition() || fiftyMoveRule && position.isFiftyMoveDraw();
            int after = isDrawn ? WdlValues.DRAW : probe.wdl(position);
            position.unmake(move);
            if (after == WdlValues.UNKNOWN) {
                return null;
            }
            return new RankedMove(move, fiftyMoveRule ? -after : -WdlValues.WIN * Integer.signum(after), 0);
        }
    }

    /** The best first. */
    public List<RankedMove> moves() {
        return moves;
    }

    /** What the position is worth. */
    public RankedMove best() {
        return moves.get(0);
    }

    /**
     * The moves that a search may choose from: those as good as the best. Of a lost position all, since no choice is lost then,
     * and a proof that it is lost has to deal with all.
     *
     * @param least at least so many of the best moves, or all
     */
    public int[] candidates(int least) {
        RankedMove best = best();
        boolean isLost = best.wdl() == WdlValues.LOSS;
        int count = 0;
        while (count < moves.size() && (count < least || isLost || isAsGood(moves.get(count), best))) {
            count++;
        }
        return moves.stream().limit(count).mapToInt(RankedMove::move).toArray();
    }

    private static boolean isAsGood(RankedMove move, RankedMove best) {
        return move.wdl() == best.wdl() && move.dtz() == best.dtz();
    }

    /** What a move is worth. */
    public Optional<RankedMove> of(int move) {
        return moves.stream().filter(ranked -> ranked.move() == move).findFirst();
    }
}
