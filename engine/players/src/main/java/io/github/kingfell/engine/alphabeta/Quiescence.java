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
 * Search to quiet positions, where the static evaluation can be trusted (Shannon 1950): captures and promotions that do
 * not lose material, and every way out of check. The side to move may also stand pat on the evaluation, but for a bare
 * king, whom nothing else saves from stalemate.
 */
@Hot
final class Quiescence {
    /** A capture is hopeless when even its victim and this many centipawns do not reach alpha ("delta pruning"). */
    private static final int DELTA_MARGIN = 209;

    /** Depth under which results are stored. */
    private static final int TABLE_DEPTH = 0;

    private final SearchStack stack;
    private final NodeAllowance allowance;
    private final StaticEvaluation evaluator;
    private final PvTable pv;
    private final TranspositionTable table;

    /** False to make the value independent of the window, for comparison with plain negamax. */
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
        int drawn = stack.drawValue(ply);
        if (drawn != Value.NONE) {
            return drawn;
        }
        Position position = stack.position();
        boolean inCheck = position.inCheck();
        if (!inCheck && Material.isBareKing(position) && stack.hasNoMove()) {
            return Value.DRAW;
        }
        if (ply >= Value.MAX_PLY) {
            return inCheck ? Value.DRAW : evaluator.raw(position);
        }

        int exact = stack.tableValue(ply, 0);
        if (exact != Value.NONE) {
            return exact;
        }
        long entry = selective ? table.probe(position.key()) : 0;
        int tableValue = Value.fromTable(TranspositionTable.value(entry), ply);
        boolean trusted = entry != 0 && stack.mayTrustTable();
        if (trusted && beta - alpha == 1 && TranspositionTable.cutsOff(entry, tableValue, beta)) {
            return tableValue;
        }
        int tableMove = TranspositionTable.move(entry);

        int raw = Value.NONE;
        int evaluation = Value.NONE;
        int best = Value.matedIn(ply);
        int originalAlpha = alpha;
        MovePicker picker = stack.picker(ply);
        if (inCheck) {
            picker.start(position, tableMove);
        } else {
            raw = evaluator.raw(position, entry);
            evaluation = evaluator.corrected(position, raw);
            best = trusted ? TranspositionTable.guess(entry, tableValue, evaluation) : evaluation;
            if (best >= beta) {
                if (selective && entry == 0) {
                    table.store(position.key(), Move.NONE, best, raw, TABLE_DEPTH - 1, TranspositionTable.LOWER);
                }
                return best;
            }
            alpha = Math.max(alpha, best);
            picker.startNoisy(position, tableMove);
        }

        int bestMove = Move.NONE;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (selective && !inCheck) {
                int hope = hope(position, move, evaluation);
                if (hope <= alpha) {
                    best = Math.max(best, hope);
                    continue;
                }
            }
            stack.make(ply, move);
            int value = -search(-beta, -alpha, ply + 1);
            position.unmake(move);
            if (allowance.isStopped()) {
                return Value.DRAW;
            }
            if (value > best) {
                best = value;
                if (value > alpha) {
                    bestMove = move;
                    alpha = value;
                    pv.extend(ply, move);
                    if (alpha >= beta) {
                        break;
                    }
                }
            }
        }
        if (selective) {
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > originalAlpha && bestMove != Move.NONE
                            ? TranspositionTable.EXACT
                            : TranspositionTable.UPPER;
            table.store(position.key(), bestMove, Value.toTable(best, ply), raw, TABLE_DEPTH, bound);
        }
        return best;
    }

    /** The most that a capture can be expected to bring. */
    private static int hope(Position position, int move, int evaluation) {
        if (Move.isPromotion(move) || Move.kind(move) == Move.EN_PASSANT) {
            return Value.INFINITE;
        }
        return evaluation + StaticExchange.value(Piece.kind(position.pieceAt(Move.to(move)))) + DELTA_MARGIN;
    }
}
