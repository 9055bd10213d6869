package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.Histories;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;

/**
 * The alpha-beta search of one thread below the root: principal-variation search (Marsland and Campbell 1982) with a
 * transposition table, forward pruning and reductions. Values are fail-soft.
 *
 * <p>A search that runs out of nodes unwinds with meaningless values; the caller must check
 * {@link NodeAllowance#isStopped} before using one.
 */
@Hot
final class AlphaBetaSearch {
    /** Internal iterative reduction (Ed Schröder 2020): without a hash move the node is not worth full depth. */
    private static final int ITERATIVE_REDUCTION_DEPTH = 4;

    /** From this depth on, a node that fails low gives a history bonus to the quiet move that led to it. */
    private static final int LEADING_MOVE_DEPTH = 2;

    private final SearchStack stack;
    private final NodeAllowance allowance;
    private final Histories histories;
    private final PvTable pv;
    private final TranspositionTable table;
    private final Quiescence quiescence;
    private final StaticPruning staticPruning;
    private final NullMove nullMove;
    private final ProbCut probCut;
    private final SingularExtension singular;

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
        staticPruning = new StaticPruning(quiescence, allowance);
        nullMove = new NullMove(this, stack);
        probCut = new ProbCut(this, quiescence);
        singular = new SingularExtension(this, stack);
    }

    /** Sets the nominal depth of the iteration. Lines may not be extended beyond twice that depth. */
    void setRootDepth(int depth) {
        rootDepth = depth;
    }

    private boolean mayExtend(int ply) {
        return ply < 2 * rootDepth;
    }

    /**
     * Returns the value of the stack's position for the side to move.
     *
     * @param depth plies to search before quiescence
     * @param expectCut whether the node is expected to fail high (a cut node of the minimal tree, Knuth and Moore 1975)
     */
    int search(int depth, int alpha, int beta, int ply, boolean expectCut) {
        boolean inCheck = stack.position().inCheck();
        // Check extension: a check delays the inevitable beyond the horizon.
        return search(inCheck && mayExtend(ply) ? depth + 1 : depth, alpha, beta, ply, expectCut, Move.NONE, inCheck);
    }

    /** Returns the value of the position without one of its moves. Nothing of this search is stored. */
    int searchWithout(int move, int depth, int alpha, int beta, int ply, boolean expectCut) {
        return search(depth, alpha, beta, ply, expectCut, move, stack.position().inCheck());
    }

    private int search(int depth, int alpha, int beta, int ply, boolean expectCut, int excluded, boolean inCheck) {
        if (depth <= 0) {
            return quiescence.search(alpha, beta, ply);
        }
        if (!stack.enter(ply)) {
            return Value.DRAW;
        }
        Node node = stack.open();
        node.begin(ply, depth, alpha, beta, inCheck);
        node.expectCut = expectCut;
        node.excluded = excluded;
        int value = search(node);
        stack.close();
        return value;
    }

    /** Searches a node, step by step. Any step may return the node's value. */
    private int search(Node node) {
        int value = end(node);
        if (value == Value.NONE) {
            value = lookUp(node);
        }
        if (value == Value.NONE) {
            evaluate(node);
            value = prune(node);
        }
        if (value == Value.NONE) {
            reduceWithoutHashMove(node);
            value = searchMoves(node);
        }
        return value;
    }

    /**
     * Returns the value at the end of the game or of the search, or a tablebase value; {@link Value#NONE} if the search
     * goes on.
     */
    private int end(Node node) {
        int drawn = stack.drawValue(node.ply);
        if (drawn != Value.NONE) {
            return drawn;
        }
        if (node.ply >= Value.MAX_PLY) {
            return node.inCheck ? Value.DRAW : stack.evaluator().raw(stack.position());
        }
        // Mate distance pruning: a shorter mate elsewhere makes this node irrelevant.
        node.alpha = Math.max(node.alpha, Value.matedIn(node.ply));
        node.beta = Math.min(node.beta, Value.mateIn(node.ply + 1));
        node.originalAlpha = node.alpha;
        if (node.alpha >= node.beta) {
            return node.alpha;
        }
        return node.excludesMove() ? Value.NONE : stack.tablebaseValue(node.ply, node.depth);
    }

    /** Probes the transposition table. Returns a value when the entry is deep enough and decides the window. */
    private int lookUp(Node node) {
        long entry =
                selective && !node.excludesMove() ? table.probe(stack.position().key()) : 0;
        int value = Value.fromTable(TranspositionTable.value(entry), node.ply);
        node.entry = entry;
        node.hashMove = TranspositionTable.move(entry);
        node.hashValue = value;
        boolean decides = entry != 0
                && !node.isPv()
                && TranspositionTable.depth(entry) >= node.depth
                && stack.mayTrustEntries()
                && TranspositionTable.cutsOff(entry, value, node.beta);
        return decides ? value : Value.NONE;
    }

    private void evaluate(Node node) {
        if (!node.excludesMove()) {
            stack.evaluate(node.ply, node.inCheck, node.entry);
        }
        node.evaluation = stack.evaluation(node.ply);
        node.guess = TranspositionTable.guess(node.entry, node.hashValue, node.evaluation);
        node.improving = !node.inCheck && stack.isImproving(node.ply);
        node.pawnEnding = Material.isPawnEnding(stack.position());
    }

    // ---- pruning of the whole node ----

    /**
     * Returns a value with which the node may be pruned, else {@link Value#NONE}. Never prunes near mates, because no
     * margin covers them.
     */
    private int prune(Node node) {
        if (!selective
                || node.isPv()
                || node.inCheck
                || node.excludesMove()
                || Math.abs(node.beta) >= Value.SHORTEST_NON_MATE) {
            return Value.NONE;
        }
        int value = staticPruning.prune(node);
        if (value == Value.NONE) {
            value = nullMove.prune(node.depth, node.beta, node.ply, node.guess, node.expectCut);
        }
        return value == Value.NONE ? probCut.prune(node.depth, node.beta, node.ply, node.guess) : value;
    }

    private void reduceWithoutHashMove(Node node) {
        if (selective
                && node.depth >= ITERATIVE_REDUCTION_DEPTH
                && node.hashMove == Move.NONE
                && (node.isPv() || node.expectCut)) {
            node.depth--;
        }
    }

    // ---- the moves ----

    private int searchMoves(Node node) {
        Position position = stack.position();
        int ply = node.ply;
        histories.clearKillers(Math.min(ply + 2, Value.MAX_PLY));
        MovePicker picker = stack.picker(ply);
        picker.start(position, node.hashMove);
        picker.exclude(node.excluded);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            boolean noisy = MovePicker.isNoisy(position, move);
            if (selective && MovePruning.prunes(node, position, picker, move, noisy)) {
                continue;
            }
            int extension = 0;
            if (selective && move == node.hashMove && mayExtend(ply)) {
                extension = singular.extension(node);
                if (extension == SingularExtension.MULTI_CUT) {
                    return SingularExtension.bound(node);
                }
            }
            int value = searchMove(node, picker, move, noisy, extension);
            if (allowance.isStopped()) {
                return Value.DRAW;
            }
            if (node.takes(move, value, pv)) {
                histories.reward(position, ply, move, node.depth, node.tried);
                break;
            }
            histories.setTried(ply, node.tried++, move);
            node.quiets += noisy ? 0 : 1;
        }
        return picker.count() == 0 ? valueWithoutMoves(node) : store(node);
    }

    private int searchMove(Node node, MovePicker picker, int move, boolean noisy, int extension) {
        Position position = stack.position();
        boolean first = picker.count() == 1;
        int reduction = selective && !first ? LateMoveReductions.of(node, position, histories, picker, move, noisy) : 0;
        stack.make(node.ply, move);
        // The evaluation of a pawn ending is unreliable: it is either won or not.
        boolean intoPawnEnding =
                selective && noisy && !node.pawnEnding && mayExtend(node.ply) && Material.isPawnEnding(position);
        int depth = node.depth - 1 + extension + (intoPawnEnding ? 1 : 0);
        int value = first
                ? -search(depth, -node.beta, -node.alpha, node.ply + 1, !node.isPv() && !node.expectCut)
                : searchLater(node, depth, reduction);
        position.unmake(move);
        return value;
    }

    /**
     * Returns the value of a move that is already made and is not the first. If a reduced search reaches alpha, the
     * reduction was wrong, so the move is searched again at full depth, neither more nor less.
     *
     * @param depth left after the move
     */
    private int searchLater(Node node, int depth, int reduction) {
        int alpha = node.alpha;
        int ply = node.ply + 1;
        boolean checks = reduction > 0 && stack.position().inCheck();
        int leftOut = Math.max(0, Math.min(depth - 1, checks ? reduction - 1 : reduction));
        int value = -search(depth - leftOut, -alpha - 1, -alpha, ply, true);
        if (value > alpha && leftOut > 0) {
            value = -search(depth, -alpha - 1, -alpha, ply, !node.expectCut);
        }
        if (value > alpha && value < node.beta) {
            value = -search(depth, -node.beta, -alpha, ply, false);
        }
        return value;
    }

    /** Returns the value of mate or stalemate. A node searched without its only move has no such value. */
    private static int valueWithoutMoves(Node node) {
        if (node.excludesMove()) {
            return node.alpha;
        }
        return node.inCheck ? Value.matedIn(node.ply) : Value.DRAW;
    }

    /** Stores the result in the transposition table and learns from it. */
    private int store(Node node) {
        if (!selective || node.excludesMove()) {
            return node.best;
        }
        Position position = stack.position();
        int depth = node.depth;
        int best = node.best;
        int bound = TranspositionTable.bound(best, node.originalAlpha, node.beta);
        int raw = stack.rawEvaluation(node.ply);
        table.store(position.key(), node.bestMove, Value.toTable(best, node.ply), raw, depth, bound);
        if (bound == TranspositionTable.UPPER && depth >= LEADING_MOVE_DEPTH) {
            histories.rewardLeadingMove(position, node.ply, depth);
        }
        if (!node.inCheck) {
            stack.evaluator().learn(position, depth, node.evaluation, best, node.bestMove, bound);
        }
        return best;
    }
}
