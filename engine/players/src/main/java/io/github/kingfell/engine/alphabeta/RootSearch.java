package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** The root node of one thread, and the aspiration windows around it. */
@Hot
final class RootSearch {
    /** From this depth on the search uses an aspiration window around the last value. */
    private static final int ASPIRATION_DEPTH = 5;

    private static final int ASPIRATION_WINDOW = 13;

    /** The most plies by which the search becomes shallower after fail highs. */
    private static final int MOST_LOWER = 3;

    /** Further plies for the suggested move, as long as another one is better. */
    private static final int SUGGESTED_PLIES = 3;

    private static final int REDUCTION_DEPTH = 3;
    private static final int REDUCTION_COUNT = 4;

    /** Receives events at the root. */
    interface Observer {
        /** Called before a root move is searched; {@code number} counts from 1. */
        void searching(int depth, int move, int number);

        /** Called when the value is outside the window; the root moves from {@code first} on are in order. */
        void outside(int depth, int first, int value, boolean above);
    }

    private final SearchStack stack;
    private final NodeAllowance allowance;
    private final AlphaBetaSearch search;
    private final TranspositionTable table;
    private final boolean selective;
    private final RootMoves moves = new RootMoves();
    private int suggested = Move.NONE;
    private boolean exact;

    /** True when all legal moves are searched, so that their value is the value of the position. */
    private boolean isWhole;

    RootSearch(SearchStack stack, TranspositionTable table, boolean selective) {
        this.stack = stack;
        allowance = stack.allowance();
        this.table = table;
        this.selective = selective;
        search = new AlphaBetaSearch(stack, table, selective);
    }

    RootMoves moves() {
        return moves;
    }

    /** Sets the move with which the next searches begin, {@link Move#NONE} for none. */
    void suggest(int move) {
        suggested = move;
    }

    /** Collects the root moves and orders them, most promising first. */
    void begin(int[] searchMoves) {
        MovePicker picker = stack.picker(0);
        long entry = table.probe(stack.position().key());
        picker.start(stack.position(), suggested == Move.NONE ? TranspositionTable.move(entry) : suggested);
        MoveList ordered = new MoveList();
        for (int move = picker.next(); move != 0; move = picker.next()) {
            ordered.add(move);
        }
        int all = ordered.size();
        if (searchMoves.length > 0) {
            ordered.retain(searchMoves);
        }
        isWhole = ordered.size() == all;
        moves.set(ordered);
        stack.evaluate(0, stack.position().inCheck(), 0);
    }

    /**
     * Searches the moves from {@code first} on. On return the best move is at {@code first}, with an exact value unless
     * the stack is stopped; then {@link #isExact} says whether the value is exact.
     */
    void search(int depth, int first, Observer observer) {
        search.setRootDepth(depth);
        int expected = moves.previousValue(first);
        int margin = ASPIRATION_WINDOW + Math.abs(expected) / 64;
        int alpha = -Value.INFINITE;
        int beta = Value.INFINITE;
        if (selective && depth >= ASPIRATION_DEPTH && !Value.isMate(expected) && expected > -Value.INFINITE) {
            alpha = Math.max(expected - margin, -Value.INFINITE);
            beta = Math.min(expected + margin, Value.INFINITE);
        }
        int lower = 0;
        while (true) {
            int value = searchWindow(Math.max(1, depth - lower), alpha, beta, first, observer);
            moves.sort(first, moves.size());
            if (allowance.isStopped() || value > alpha && value < beta) {
                return;
            }
            observer.outside(depth, first, value, value >= beta);
            margin *= 2;
            if (value <= alpha) {
                beta = (alpha + beta) / 2;
                lower = 0;
                alpha = Value.isMate(value) ? -Value.INFINITE : Math.max(value - margin, -Value.INFINITE);
            } else {
                // A move that fails high at this depth will probably do so at a lower depth too.
                lower = Value.isMate(value) ? 0 : Math.min(MOST_LOWER, lower + 1);
                beta = Value.isMate(value) ? Value.INFINITE : Math.min(value + margin, Value.INFINITE);
            }
        }
    }

    /** Returns true when the first of the searched moves has an exact value. */
    boolean isExact() {
        return exact;
    }

    /**
     * Searches the moves from {@code first} on with one window. Returns the value of the best, a bound when outside the
     * window.
     */
    private int searchWindow(int depth, int alpha, int beta, int first, Observer observer) {
        exact = false;
        for (int i = first; i < moves.size(); i++) {
            moves.setValue(i, -Value.INFINITE);
        }
        int best = -Value.INFINITE;
        for (int i = first; i < moves.size() && best < beta; i++) {
            observer.searching(depth, moves.move(i), i + 1);
            int value = searchMove(depth, Math.max(alpha, best), beta, i, i - first);
            if (allowance.isStopped()) {
                return best;
            }
            if (i == first || value > Math.max(alpha, best)) {
                moves.set(i, value, stack.pv().lineAfter(moves.move(i), 1));
                exact = value > alpha && value < beta;
            }
            best = Math.max(best, value);
        }
        if (selective && first == 0 && isWhole) {
            store(depth, best, TranspositionTable.bound(best, alpha, beta));
        }
        return best;
    }

    /**
     * Returns the value of a move.
     *
     * @param later number of moves searched before
     */
    private int searchMove(int depth, int alpha, int beta, int index, int later) {
        Position position = stack.position();
        int move = moves.move(index);
        boolean noisy = MovePicker.isNoisy(position, move);
        long before = allowance.visited();
        stack.make(0, move);
        int value = later == 0
                ? -search.search(depth - 1, -beta, -alpha, 1, false)
                : searchLater(depth, alpha, beta, reduction(depth, later, move, noisy));
        position.unmake(move);
        moves.addEffort(index, allowance.visited() - before);
        return value;
    }

    private int searchLater(int depth, int alpha, int beta, int reduction) {
        int value = -search.search(depth - 1 - reduction, -alpha - 1, -alpha, 1, true);
        if (value > alpha && reduction > 0) {
            value = -search.search(depth - 1, -alpha - 1, -alpha, 1, true);
        }
        if (value > alpha && value < beta) {
            value = -search.search(depth - 1 - Math.min(0, reduction), -beta, -alpha, 1, false);
        }
        return value;
    }

    /**
     * Returns the reduction in plies of a move that was just made: none for a noisy move or a check, for others less
     * than at other nodes; negative for the suggested move.
     */
    private int reduction(int depth, int later, int move, boolean noisy) {
        if (move == suggested) {
            return -SUGGESTED_PLIES;
        }
        if (!selective
                || noisy
                || depth < REDUCTION_DEPTH
                || later < REDUCTION_COUNT
                || stack.position().inCheck()) {
            return 0;
        }
        return Math.min(Math.max(1, LateMoveReductions.usual(depth, later) - 1), depth - 2);
    }

    private void store(int depth, int best, int bound) {
        long key = stack.position().key();
        table.store(key, moves.move(bestIndex(0)), best, stack.rawEvaluation(0), depth, bound);
    }

    private int bestIndex(int first) {
        int best = first;
        for (int i = first + 1; i < moves.size(); i++) {
            if (moves.value(i) > moves.value(best)) {
                best = i;
            }
        }
        return best;
    }
}
