package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.Histories;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;

/**
 * Alpha-beta search of one thread below the root: principal-variation search (Marsland and Campbell 1982) with a
 * transposition table, forward pruning and reductions. Values are fail-soft.
 *
 * <p>A search that runs out of nodes unwinds with values that mean nothing; whoever calls must look at
 * {@link NodeAllowance#isStopped} before using one.
 */
@Hot
final class AlphaBetaSearch {
    // Reverse futility (chessprogramming wiki, "Reverse Futility Pruning"): the evaluation is so far above beta that a
    // quiet move will not spoil it.
    private static final int REVERSE_FUTILITY_DEPTH = 5;
    private static final int REVERSE_FUTILITY_DEPTH_PAWN_ENDING = 2;
    private static final int REVERSE_FUTILITY_MARGIN = 74;

    // Razoring (Birmingham and Kent 1977): the evaluation is so far below alpha that only captures can help.
    private static final int RAZORING_DEPTH = 3;
    private static final int RAZORING_DEPTH_PAWN_ENDING = 1;
    private static final int RAZORING_MARGIN = 287;

    // Internal iterative reduction: without a table move the node is not worth full depth.
    private static final int ITERATIVE_REDUCTION_DEPTH = 4;

    /** From this depth on a node that fails low speaks for the move that led to it. */
    private static final int LEADING_MOVE_DEPTH = 2;

    // Late-move reductions.
    private static final int REDUCTION_DEPTH = 3;

    // Singular extension: the other moves are searched to half the depth, with a bound below the table's
    // value by a margin, in parts of a centipawn, for each ply (chessprogramming wiki, "Singular Extensions").
    private static final int SINGULAR_DEPTH = 6;
    private static final int SINGULAR_TABLE_SLACK = 3;
    private static final int SINGULAR_MARGIN = 31;
    private static final int SINGULAR_PARTS = 16;

    /** A move that is better than all others by this much more is extended by two plies. */
    private static final int SINGULAR_BY_FAR = 18;

    private final SearchStack stack;
    private final NodeAllowance allowance;
    private final Histories histories;
    private final PvTable pv;
    private final TranspositionTable table;
    private final Quiescence quiescence;
    private final NullMove nullMove;
    private final ProbCut probCut;

    /** False switches off everything that may change the value of a search of fixed depth. */
    private final boolean selective;

    private int rootDepth = 1;

    AlphaBetaSearch(SearchStack stack, TranspositionTable table, boolean selective) {
        this.stack = stack;
        allowance = stack.allowance();
        histories = stack.histories();
        pv = stack.pv();
        this.table = table;
        this.selective = selective;
        quiescence = new Quiescence(stack, table, selective);
        nullMove = new NullMove(this, stack);
        probCut = new ProbCut(this, quiescence);
    }

    /** Nominal depth of the iteration: lines may not be extended beyond twice that. */
    void setRootDepth(int depth) {
        rootDepth = depth;
    }

    /**
     * The value of the stack's position for the side to move.
     *
     * @param depth plies to search before quiescence
     * @param expectCut the node is expected to fail high (a cut node of the minimal tree, Knuth and Moore 1975)
     */
    int search(int depth, int alpha, int beta, int ply, boolean expectCut) {
        return search(depth, alpha, beta, ply, expectCut, Move.NONE);
    }

    private int search(int depth, int alpha, int beta, int ply, boolean expectCut, int excluded) {
        Position position = stack.position();
        boolean inCheck = position.inCheck();

        // Step 1. Check extension: a check delays the inevitable beyond the horizon.
        if (inCheck && ply < 2 * rootDepth && excluded == Move.NONE) {
            depth++;
        }
        if (depth <= 0) {
            return quiescence.search(alpha, beta, ply);
        }

        // Step 2. Ends of the game and of the search.
        if (!stack.enter(ply)) {
            return Value.DRAW;
        }
        int drawn = stack.drawValue(ply);
        if (drawn != Value.NONE) {
            return drawn;
        }
        if (ply >= Value.MAX_PLY) {
            return inCheck ? Value.DRAW : stack.evaluator().raw(position);
        }

        // Step 3. Mate distance pruning: a shorter mate elsewhere makes this node irrelevant.
        alpha = Math.max(alpha, Value.matedIn(ply));
        beta = Math.min(beta, Value.mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        boolean inPv = beta - alpha > 1;

        // Step 4. Tables.
        int known = excluded == Move.NONE ? stack.tableValue(ply, depth) : Value.NONE;
        if (known != Value.NONE) {
            return known;
        }

        // Step 5. Transposition table.
        long entry = selective && excluded == Move.NONE ? table.probe(position.key()) : 0;
        int tableMove = TranspositionTable.move(entry);
        int tableValue = Value.fromTable(TranspositionTable.value(entry), ply);
        if (entry != 0
                && !inPv
                && TranspositionTable.depth(entry) >= depth
                && stack.mayTrustTable()
                && TranspositionTable.cutsOff(entry, tableValue, beta)) {
            return tableValue;
        }

        // Step 6. Static evaluation, corrected. The table's value, where it bounds the right way, is a better guess.
        if (excluded == Move.NONE) {
            stack.evaluate(ply, inCheck, entry);
        }
        int evaluation = stack.evaluation(ply);
        int guess = TranspositionTable.guess(entry, tableValue, evaluation);
        boolean improving = !inCheck && stack.isImproving(ply);
        boolean pawnEnding = Material.isPawnEnding(position);

        // Step 7. Pruning of the whole node. Never near mates: "quiet enough" says nothing about them.
        if (selective && !inPv && !inCheck && excluded == Move.NONE && Math.abs(beta) < Value.SHORTEST_NON_MATE) {
            int value = pruneByEvaluation(depth, beta, ply, guess, improving, pawnEnding);
            if (value == Value.NONE) {
                value = nullMove.prune(depth, beta, ply, guess, expectCut);
            }
            if (value == Value.NONE) {
                value = probCut.prune(depth, beta, ply, guess);
            }
            if (value != Value.NONE) {
                return value;
            }
        }

        // Step 8. Internal iterative reduction (Ed Schröder 2020).
        if (selective && depth >= ITERATIVE_REDUCTION_DEPTH && tableMove == Move.NONE && (inPv || expectCut)) {
            depth--;
        }

        // Step 9. The moves.
        histories.clearKillers(ply + 2 <= Value.MAX_PLY ? ply + 2 : ply);
        MovePicker picker = stack.picker(ply);
        picker.start(position, tableMove);
        int originalAlpha = alpha;
        int best = -Value.INFINITE;
        int bestMove = Move.NONE;
        int count = 0;
        int tried = 0;
        int quiets = 0;
        boolean hasPieces = Material.hasPieces(position);
        boolean tableMoveIsNoisy = tableMove != Move.NONE && MovePicker.isNoisy(position, tableMove);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == excluded) {
                continue;
            }
            count++;
            boolean noisy = MovePicker.isNoisy(position, move);

            // Step 10. Pruning of the move, once one was found that is not mated.
            if (selective && best > -Value.SHORTEST_NON_MATE && !inCheck && !inPv && hasPieces) {
                int value = Value.NONE;
                if (!noisy && !picker.givesCheck(move)) {
                    value = MovePruning.otherQuiets(depth, alpha, guess, improving, quiets);
                    if (value != Value.NONE && excluded == Move.NONE) {
                        count += picker.skipQuiets();
                    }
                }
                if (value == Value.NONE) {
                    value = noisy
                            ? MovePruning.noisy(position, picker, move, depth)
                            : MovePruning.quiet(position, move, depth);
                }
                if (value != Value.NONE) {
                    best = Math.max(best, value);
                    continue;
                }
            }

            // Step 11. Singular extension: is the table's move much better than all others?
            int extension = 0;
            if (move == tableMove && excluded == Move.NONE && maySingular(depth, ply, entry, tableValue)) {
                int singularBeta = tableValue - SINGULAR_MARGIN * depth / SINGULAR_PARTS;
                int value = search((depth - 1) / 2, singularBeta - 1, singularBeta, ply, expectCut, move);
                if (allowance.isStopped()) {
                    return Value.DRAW;
                }
                // It has used this ply's line and picker.
                pv.clear(ply);
                if (value >= singularBeta && singularBeta >= beta) {
                    return singularBeta; // multi-cut: several moves fail high
                }
                extension = singularExtension(value, singularBeta, inPv, tableValue >= beta || expectCut);
                picker.start(position, tableMove);
                picker.next();
            }

            // Step 12. The search of the move; not the first, if late, to less depth. Into a pawn ending, deeper: it is
            // won or not.
            int reduction = 0;
            if (selective && count > 1 && depth >= REDUCTION_DEPTH) {
                int parts = noisy
                        ? LateMoveReductions.noisy(
                                depth, count, picker.amongLosingCaptures(), histories.ofCapture(position, move))
                        : LateMoveReductions.quiet(
                                depth, count, histories.isKiller(ply, move), histories.ofQuiet(position, ply, move));
                reduction = LateMoveReductions.plies(parts, expectCut, inPv, improving || noisy, tableMoveIsNoisy);
            }
            stack.make(ply, move);
            if (selective && noisy && !pawnEnding && ply < 2 * rootDepth && Material.isPawnEnding(position)) {
                extension++;
            }
            int value = count == 1
                    ? -search(depth - 1 + extension, -beta, -alpha, ply + 1, !inPv && !expectCut)
                    : searchLater(depth - 1 + extension, reduction, alpha, beta, ply, expectCut);
            position.unmake(move);
            if (allowance.isStopped()) {
                return Value.DRAW;
            }

            // Step 13. The best so far.
            if (value > best) {
                best = value;
                if (value > alpha) {
                    bestMove = move;
                    alpha = value;
                    pv.extend(ply, move);
                    if (alpha >= beta) {
                        histories.reward(position, ply, move, depth, tried);
                        break;
                    }
                }
            }
            histories.setTried(ply, tried++, move);
            quiets += noisy ? 0 : 1;
        }

        // Step 14. No move: mate, or stalemate.
        if (count == 0) {
            if (excluded != Move.NONE) {
                return alpha;
            }
            return inCheck ? Value.matedIn(ply) : Value.DRAW;
        }

        // Step 15. Store.
        if (selective && excluded == Move.NONE) {
            int raw = stack.rawEvaluation(ply);
            int bound = TranspositionTable.bound(best, originalAlpha, beta);
            table.store(position.key(), bestMove, Value.toTable(best, ply), raw, depth, bound);
            if (bound == TranspositionTable.UPPER && depth >= LEADING_MOVE_DEPTH) {
                histories.rewardLeadingMove(position, ply, depth);
            }
            if (!inCheck) {
                stack.evaluator().learn(position, depth, evaluation, best, bestMove, bound);
            }
        }
        return best;
    }

    /** A value with which the node may be left because of its static value, {@link Value#NONE} when there is none. */
    private int pruneByEvaluation(int depth, int beta, int ply, int guess, boolean improving, boolean pawnEnding) {
        // A pawn that runs soon makes a static value worthless.
        if (depth <= (pawnEnding ? REVERSE_FUTILITY_DEPTH_PAWN_ENDING : REVERSE_FUTILITY_DEPTH)
                && guess - REVERSE_FUTILITY_MARGIN * (depth - (improving ? 1 : 0)) >= beta) {
            return guess;
        }
        if (depth <= (pawnEnding ? RAZORING_DEPTH_PAWN_ENDING : RAZORING_DEPTH)
                && guess + RAZORING_MARGIN * depth < beta) {
            int value = quiescence.search(beta - 1, beta, ply);
            if (value < beta || allowance.isStopped()) {
                return value;
            }
        }
        return Value.NONE;
    }

    /**
     * True when the table's move may be singular (Anantharaman, Campbell and Hsu 1988): its entry is deep and fails
     * high.
     */
    private boolean maySingular(int depth, int ply, long entry, int tableValue) {
        return selective
                && depth >= SINGULAR_DEPTH
                && ply < 2 * rootDepth
                && TranspositionTable.depth(entry) >= depth - SINGULAR_TABLE_SLACK
                && (TranspositionTable.bound(entry) & TranspositionTable.LOWER) != 0
                && !Value.isMate(tableValue);
    }

    /**
     * Plies by which the table's move is searched deeper.
     *
     * @param value of the best other move
     * @param failsHigh the node will probably, with this move or another
     */
    private static int singularExtension(int value, int singularBeta, boolean inPv, boolean failsHigh) {
        if (value < singularBeta) {
            return !inPv && value < singularBeta - SINGULAR_BY_FAR ? 2 : 1;
        }
        return failsHigh ? -1 : 0;
    }

    /**
     * The value of a move made that is not the first. A reduced search that reaches alpha says that the move was
     * reduced wrongly, so it gets back all of its depth, neither more nor less.
     *
     * @param depth left after the move
     */
    private int searchLater(int depth, int reduction, int alpha, int beta, int ply, boolean expectCut) {
        boolean checks = reduction > 0 && stack.position().inCheck();
        int leftOut = Math.max(0, Math.min(depth - 1, checks ? reduction - 1 : reduction));
        int value = -search(depth - leftOut, -alpha - 1, -alpha, ply + 1, true);
        if (value > alpha && leftOut > 0) {
            value = -search(depth, -alpha - 1, -alpha, ply + 1, !expectCut);
        }
        if (value > alpha && value < beta) {
            value = -search(depth, -beta, -alpha, ply + 1, false);
        }
        return value;
    }
}
