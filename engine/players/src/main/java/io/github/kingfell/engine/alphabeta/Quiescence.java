package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.StaticExchange;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Quiescence search: searches to quiet positions, where the static evaluation can be trusted (Shannon 1950). It
 * searches captures and promotions that do not lose material, and all evasions of a check. The side to move may also
 * stand pat on the evaluation. A bare king is tested for stalemate first, which standing pat would overlook.
 */
@Hot
final class Quiescence {
    /**
     * Delta pruning: a capture is hopeless when the evaluation plus the victim plus this margin in centipawns is below
     * alpha.
     */
    private static final int DELTA_MARGIN = 209;

    /** The depth under which results are stored in the transposition table. */
    private static final int TABLE_DEPTH = 0;

    private final SearchStack stack;
    private final NodeAllowance allowance;
    private final StaticEvaluation evaluator;
    private final PvTable pv;
    private final TranspositionTable table;

    /** False makes the value independent of the window, for comparison with plain negamax. */
    private final boolean selective;

    Quiescence(SearchStack stack, TranspositionTable table, boolean selective) {
        this.stack = stack;
        allowance = stack.allowance();
        evaluator = stack.evaluator();
        pv = stack.pv();
        this.table = table;
        this.selective = selective;
    }

    int search(int alpha, int beta, int ply) {
        if (!stack.enter(ply)) {
            return Value.DRAW;
        }
        Node node = stack.open();
        node.begin(ply, TABLE_DEPTH, alpha, beta, stack.position().inCheck());
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
            value = standPat(node);
        }
        return value == Value.NONE ? searchMoves(node) : value;
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
        Position position = stack.position();
        if (!node.inCheck && Material.isBareKing(position) && stack.hasNoMove()) {
            return Value.DRAW;
        }
        if (node.ply >= Value.MAX_PLY) {
            return node.inCheck ? Value.DRAW : evaluator.raw(position);
        }
        node.originalAlpha = node.alpha;
        return stack.tablebaseValue(node.ply, 0);
    }

    private int lookUp(Node node) {
        long entry = selective ? table.probe(stack.position().key()) : 0;
        int value = Value.fromTable(TranspositionTable.value(entry), node.ply);
        node.entry = entry;
        node.hashMove = TranspositionTable.move(entry);
        node.hashValue = value;
        boolean decides = isTrusted(node) && !node.isPv() && TranspositionTable.cutsOff(entry, value, node.beta);
        return decides ? value : Value.NONE;
    }

    private boolean isTrusted(Node node) {
        return node.entry != 0 && stack.mayTrustEntries();
    }

    /** Returns the stand-pat value where it cuts off; otherwise that value becomes the lower bound of the node. */
    private int standPat(Node node) {
        if (node.inCheck) {
            node.raw = Value.NONE;
            node.best = Value.matedIn(node.ply);
            return Value.NONE;
        }
        Position position = stack.position();
        node.raw = evaluator.raw(position, node.entry);
        node.evaluation = evaluator.corrected(position, node.raw);
        node.best = isTrusted(node)
                ? TranspositionTable.guess(node.entry, node.hashValue, node.evaluation)
                : node.evaluation;
        if (node.best >= node.beta) {
            if (selective && node.entry == 0) {
                table.store(position.key(), Move.NONE, node.best, node.raw, TABLE_DEPTH - 1, TranspositionTable.LOWER);
            }
            return node.best;
        }
        node.alpha = Math.max(node.alpha, node.best);
        return Value.NONE;
    }

    private int searchMoves(Node node) {
        Position position = stack.position();
        MovePicker picker = stack.picker(node.ply);
        if (node.inCheck) {
            picker.start(position, node.hashMove);
        } else {
            picker.startNoisy(position, node.hashMove);
        }
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (selective && !node.inCheck && isHopeless(node, position, move)) {
                continue;
            }
            stack.make(node.ply, move);
            int value = -search(-node.beta, -node.alpha, node.ply + 1);
            position.unmake(move);
            if (allowance.isStopped()) {
                return Value.DRAW;
            }
            if (node.takes(move, value, pv)) {
                break;
            }
        }
        if (selective) {
            store(node);
        }
        return node.best;
    }

    private void store(Node node) {
        int bound = node.best >= node.beta
                ? TranspositionTable.LOWER
                : node.bestMove != Move.NONE ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        int value = Value.toTable(node.best, node.ply);
        table.store(stack.position().key(), node.bestMove, value, node.raw, TABLE_DEPTH, bound);
    }

    /** Returns true for a capture that cannot reach alpha; its upper bound then counts for the node. */
    private static boolean isHopeless(Node node, Position position, int move) {
        int hope = hope(position, move, node.evaluation);
        if (hope > node.alpha) {
            return false;
        }
        node.best = Math.max(node.best, hope);
        return true;
    }

    /** Returns an upper estimate of what a capture can gain. */
    private static int hope(Position position, int move, int evaluation) {
        if (Move.isPromotion(move) || Move.kind(move) == Move.EN_PASSANT) {
            return Value.INFINITE;
        }
        return evaluation + StaticExchange.value(Piece.kind(position.pieceAt(Move.to(move)))) + DELTA_MARGIN;
    }
}
