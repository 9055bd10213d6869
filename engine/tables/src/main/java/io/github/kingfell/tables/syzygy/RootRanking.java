package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a position, the best first: by outcome under the fifty-move rule, whose counter runs since before the
 * position, then by distance. A win takes the shortest way to the next capture or pawn's move, after which the counter
 * is 0 again, so that it is never lost; a loser takes the longest.
 */
public final class RootRanking {
    /** A count in moves may hide one ply: a win that would take just all of the fifty moves is not certain. */
    private static final int LAST_CERTAIN_PLY = Position.FIFTY_MOVES_IN_PLIES - 1;

    private final List<RankedMove> moves;

    private RootRanking(List<RankedMove> moves) {
        this.moves = List.copyOf(moves);
    }

    /**
     * Ranks legal moves; by outcome alone where a DTZ table is missing. Empty where not every outcome is known, or
     * where there is no legal move.
     *
     * @param root not changed
     * @param only the moves to rank, empty for all
     * @param fiftyMoveRule false counts wins that take too long as wins
     */
    static Optional<RootRanking> of(Position root, int[] only, SyzygyProbe probe, boolean fiftyMoveRule) {
        Position position = root.copy();
        Judge judge = new Judge(position, probe, fiftyMoveRule);
        List<RankedMove> ranked = judge.all(only, true);
        if (ranked == null) {
            ranked = judge.all(only, false);
        }
        if (ranked == null || ranked.isEmpty()) {
            return Optional.empty();
        }
        ranked.sort(Comparator.comparingInt(RankedMove::wdl).reversed().thenComparingInt(RankedMove::dtz));
        return Optional.of(new RootRanking(ranked));
    }

    /** Looks at each position after a move as the other side's, whose counter runs as long as the tables say. */
    private record Judge(Position position, SyzygyProbe probe, boolean fiftyMoveRule) {
        /** Null where a move is not known. */
        @Nullable
        List<RankedMove> all(int[] only, boolean withDistances) {
            MoveList list = new MoveList();
            new MoveGenerator(position).generate(position, list);
            if (only.length > 0) {
                list.retain(only);
            }
            List<RankedMove> moves = new ArrayList<>();
            for (int move : list.toArray()) {
                position.make(move);
                RankedMove ranked = made(move, withDistances);
                position.unmake(move);
                if (ranked == null) {
                    return null;
                }
                moves.add(ranked);
            }
            return moves;
        }

        private @Nullable RankedMove made(int move, boolean withDistances) {
            boolean mates = position.inCheck() && new MoveGenerator(position).count(position) == 0;
            if (!mates && isDrawnByRule()) {
                return new RankedMove(move, WdlValues.DRAW, 0);
            }
            int theirs = mates ? WdlValues.LOSS : probe.wdl(position);
            if (theirs == WdlValues.UNKNOWN) {
                return null;
            }
            boolean startsAnew = mates || position.halfmoveClock() == 0;
            int plies = startsAnew || !withDistances ? 0 : probe.plies(position, theirs);
            if (plies == SyzygyProbe.UNKNOWN_PLIES) {
                return null;
            }
            boolean inTime = startsAnew || position.halfmoveClock() + plies <= LAST_CERTAIN_PLY;
            int dtz = withDistances ? SyzygyProbe.signed(-theirs, plies + 1) : 0;
            return new RankedMove(move, counted(-theirs, inTime), dtz);
        }

        private boolean isDrawnByRule() {
            return position.isThreefoldRepetition() || fiftyMoveRule && position.isFiftyMoveDraw();
        }

        /** An outcome with the counter as it runs in the game: without time a win or loss is one on paper only. */
        private int counted(int wdl, boolean inTime) {
            int side = Integer.signum(wdl);
            if (!fiftyMoveRule) {
                return side * WdlValues.WIN;
            }
            return inTime ? wdl : side * WdlValues.CURSED_WIN;
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
     * The moves that a search may choose from: those as good as the best. Of a lost position all, since no choice is
     * lost then, and a proof that it is lost has to deal with all.
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
