package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A root move with its table value and the effect of the drawing rules.
 *
 * @param value for the side that makes the move, plies counted from before it
 * @param clock the effect of the fifty-move rule on the value
 * @param errors how many in a thousand of the opponent's replies are worse for him than his best
 */
public record RootMove(int move, Distance value, Clock clock, int errors) {
    /** The effect of the fifty-move rule on a value; a draw is always in time. */
    public enum Clock {
        /** The mate of the tables comes before the end of the clock. */
        IN_TIME,
        /** The mate needs a capture or pawn move first. The value is the distance with this detour. */
        DETOUR,
        /** The mate needs a capture or pawn move first. The value is a lower bound of the distance. */
        LONGER,
        /** The rule may make it a draw. The value is that of the tables. */
        DOUBTFUL
    }

    /** Positions that a game allows for the search near the end of the fifty moves: a few milliseconds. */
    public static final int GAME_NODES = FiftyMoves.MOST_NODES;

    /** More plies than any table holds, and than any detour takes. */
    private static final int MOST_PLIES = 512;

    /**
     * Quick wins first, then wins of unknown length, then doubtful wins; then draws, doubtful losses, losses of unknown
     * length. Among equal moves the one comes first that gives the opponent the most chances to err.
     */
    static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(RootMove::rank)
            .thenComparingInt(RootMove::errors)
            .reversed();

    private int rank() {
        int most = MOST_PLIES;
        int uncertain = isDoubtful() ? 2 : clock == Clock.LONGER ? 1 : 0;
        return switch (value.outcome()) {
            case WIN -> (6 - uncertain) * most - value.plies();
            case DRAW -> 3 * most;
            case LOSS -> uncertain * most + value.plies();
        };
    }

    /** Returns true when the tables call it won or lost but the fifty-move rule may make it a draw first. */
    public boolean isDoubtful() {
        return clock == Clock.DOUBTFUL;
    }

    /**
     * Returns true when no other move of the list may mate sooner, and this move's own distance is exact.
     *
     * @param moves all the moves that count
     */
    public boolean isQuickest(List<RootMove> moves) {
        return (clock == Clock.IN_TIME || clock == Clock.DETOUR)
                && (!value.isWin()
                        || moves.stream()
                                .noneMatch(other -> other.value.isWin() && other.value.plies() < value.plies()));
    }

    /**
     * Returns the moves of a position, best first.
     *
     * @param root with its game history: a move to a third repetition or to the end of the fifty moves is a draw
     * @param only the moves to consider, empty for all
     * @param probe answers all positions after the root moves
     */
    public static List<RootMove> of(Position root, int[] only, TableProbe probe) {
        return of(root, only, probe, FiftyMoves.MOST_NODES);
    }

    /**
     * As {@link #of(Position, int[], TableProbe)}.
     *
     * @param mostNodes positions that may be searched to find whether the fifty-move rule takes a win away
     */
    public static List<RootMove> of(Position root, int[] only, TableProbe probe, int mostNodes) {
        Position position = root.copy();
        MoveList list = MoveList.legal(position);
        if (only.length > 0) {
            list.retain(only);
        }
        FiftyMoves fiftyMoves = new FiftyMoves(probe, position, mostNodes);
        List<RootMove> moves = new ArrayList<>();
        for (int move : list.toArray()) {
            position.make(move);
            moves.add(after(move, position, probe, fiftyMoves));
            position.unmake(move);
        }
        moves.sort(BEST_FIRST);
        return moves;
    }

    /**
     * Returns true when the value is that of the game: the mate comes in time, and no position that can come again has
     * already occurred twice.
     */
    public boolean isCertain(Position root) {
        return value.isDraw() || clock == Clock.IN_TIME && !hasRepeated(root);
    }

    /** Returns true when neither the fifty-move rule nor a repetition can change the value of the position itself. */
    public static boolean isCertain(Distance value, Position root) {
        return value.isDraw() || FiftyMoves.leaves(root.halfmoveClock(), value.plies()) && !hasRepeated(root);
    }

    /** Returns true when a position that could come again has already occurred twice. */
    private static boolean hasRepeated(Position root) {
        Set<Long> keys = new HashSet<>();
        for (int plies = 0; plies <= root.reversiblePlies(); plies++) {
            if (!keys.add(root.keyBefore(plies))) {
                return true;
            }
        }
        return false;
    }

    private static Distance known(Position position, TableProbe probe) {
        return probe.distance(position).orElseThrow(() -> new IllegalStateException("a table is missing"));
    }

    private static RootMove after(int move, Position position, TableProbe probe, FiftyMoves fiftyMoves) {
        MoveList replies = MoveList.legal(position);
        if (replies.isEmpty()) {
            return new RootMove(move, position.inCheck() ? Distance.ofMate(1) : Distance.DRAW, Clock.IN_TIME, 0);
        }
        Distance after = known(position, probe);
        int errors = 0;
        boolean mayClaimNext = false;
        for (int reply : replies.toArray()) {
            position.make(reply);
            mayClaimNext |= position.mayClaimDraw();
            errors += known(position, probe).before().outcome() == after.outcome() ? 0 : 1;
            position.unmake(reply);
        }
        // The losing side claims a draw; the winning side avoids one.
        boolean drawn = position.mayClaimDraw() || mayClaimNext && after.isLoss();
        int plies = drawn || after.isDraw() ? FiftyMoves.SPOILED : fiftyMoves.plies(after.plies());
        return new RootMove(
                move, value(after, plies).before(), clock(position, after, plies), errors * 1000 / replies.size());
    }

    private static Distance value(Distance free, int plies) {
        return plies == FiftyMoves.SPOILED ? Distance.DRAW : plies >= 0 ? Distance.ofMate(plies) : free;
    }

    private static Clock clock(Position position, Distance free, int plies) {
        return switch (plies) {
            case FiftyMoves.SPOILED -> Clock.IN_TIME;
            case FiftyMoves.UNDECIDED -> Clock.DOUBTFUL;
            case FiftyMoves.LONGER -> Clock.LONGER;
            default -> FiftyMoves.leaves(position.halfmoveClock(), free.plies()) ? Clock.IN_TIME : Clock.DETOUR;
        };
    }
}
