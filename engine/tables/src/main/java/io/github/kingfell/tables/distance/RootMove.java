package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MoveGenerator;
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
 * @param inTime true when the outcome of the tables is reached within fifty moves
 * @param doubtful true when the tables call it won or lost but the fifty-move rule may make it a draw first
 * @param errors how many in a thousand of the opponent's replies are worse for him than his best
 */
public record RootMove(int move, Distance value, boolean inTime, boolean doubtful, int errors) {
    /** More plies than any table holds. */
    private static final int MOST_PLIES = 256;

    /**
     * Quick wins first, then wins that need longer because of the fifty-move rule, then doubtful wins; then draws,
     * doubtful losses, slow losses. Among equal moves the one comes first that gives the opponent the most chances to
     * err.
     */
    static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(RootMove::rank)
            .thenComparingInt(RootMove::errors)
            .reversed();

    private int rank() {
        int most = MOST_PLIES;
        int uncertain = doubtful ? 2 : inTime ? 0 : 1;
        return switch (value.outcome()) {
            case WIN -> (6 - uncertain) * most - value.plies();
            case DRAW -> 3 * most;
            case LOSS -> uncertain * most + value.plies();
        };
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
        MoveList list = new MoveList();
        new MoveGenerator(position).generate(position, list);
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
        return value.isDraw() || inTime && !hasRepeated(root);
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
        MoveList replies = new MoveList();
        new MoveGenerator(position).generate(position, replies);
        if (replies.isEmpty()) {
            return new RootMove(move, position.inCheck() ? Distance.ofMate(1) : Distance.DRAW, true, false, 0);
        }
        Distance after = known(position, probe);
        int errors = 0;
        boolean mayClaimNext = false;
        for (int i = 0; i < replies.size(); i++) {
            position.make(replies.get(i));
            mayClaimNext |= position.mayClaimDraw();
            errors += known(position, probe).before().outcome() == after.outcome() ? 0 : 1;
            position.unmake(replies.get(i));
        }
        // The losing side claims a draw; the winning side avoids one.
        boolean drawn = position.mayClaimDraw() || mayClaimNext && after.isLoss();
        FiftyMoves.Verdict verdict =
                drawn || after.isDraw() ? FiftyMoves.Verdict.DRAWN : fiftyMoves.verdict(after.plies());
        Distance value = verdict == FiftyMoves.Verdict.DRAWN ? Distance.DRAW : after.before();
        boolean inTime = value.isDraw() || FiftyMoves.leaves(position.halfmoveClock(), after.plies());
        return new RootMove(move, value, inTime, verdict == FiftyMoves.Verdict.OPEN, errors * 1000 / replies.size());
    }
}
