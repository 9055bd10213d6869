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
 * Ranks the moves of a position, the best first: by outcome under the fifty-move rule with the counter of the game,
 * then by distance. The winner takes the shortest way to the next capture or pawn move, which resets the counter, so
 * the win is never lost; the loser takes the longest.
 */
public final class RootRanking {
    /** A count in moves may hide one ply: a win that would take exactly all of the fifty moves is not certain. */
    private static final int LAST_CERTAIN_PLY = Position.FIFTY_MOVES_IN_PLIES - 1;

    private final List<RankedMove> moves;

    private RootRanking(List<RankedMove> moves) {
        this.moves = List.copyOf(moves);
    }

    /**
     * Ranks legal moves; by outcome alone where a DTZ table is missing. Empty where some outcome is unknown, or where
     * there is no legal move.
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

    /** Judges the position after each move with the other side to move and the counter of the game. */
    private record Judge(Position position, SyzygyProbe probe, boolean fiftyMoveRule) {
        /** Returns the ranked move, null where its value is not known. */
        @Nullable
        List<RankedMove> all(int[] only, boolean withDistances) {
            MoveList list = MoveList.legal(position);
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

        /**
         * Returns an outcome with the counter of the game: a win or loss that does not come in time counts as a cursed
         * win or blessed loss.
         */
        private int counted(int wdl, boolean inTime) {
            int side = Integer.signum(wdl);
            if (!fiftyMoveRule) {
                return side * WdlValues.WIN;
            }
            return inTime ? wdl : side * WdlValues.CURSED_WIN;
        }
    }

    /** Returns the moves, the best first. */
    public List<RankedMove> moves() {
        return moves;
    }

    /** Returns the best move; its outcome is that of the position. */
    public RankedMove best() {
        return moves.get(0);
    }

    /**
     * Returns the moves that a search may choose from: those as good as the best. In a lost position it returns all
     * moves, since no choice is a mistake there, and a proof of the loss has to deal with all.
     *
     * @param least the least number of best moves to return, if there are so many
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

    /** Returns the ranking of a move. */
    public Optional<RankedMove> of(int move) {
        return moves.stream().filter(ranked -> ranked.move() == move).findFirst();
    }
}
