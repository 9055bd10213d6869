package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * The reference that alpha-beta must agree with: every move to a fixed depth, extended at checks, then quiescence. No
 * window, no transposition table, no move ordering.
 */
final class ReferenceNegamax {
    private final Position position;
    private final MoveGenerator generator;
    private final Quiescence quiescence;
    private final int rootDepth;
    private final int rootPly;

    ReferenceNegamax(Position root, SearchStack stack, TranspositionTable unused, int depth) {
        position = root;
        generator = new MoveGenerator(root);
        quiescence = new Quiescence(stack, unused, false);
        rootDepth = depth;
        rootPly = root.ply();
    }

    int value() {
        MoveList moves = new MoveList();
        generator.generate(position, moves);
        int best = -Value.INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            best = Math.max(best, -value(rootDepth - 1, 1));
            position.unmake(moves.get(i));
        }
        return best;
    }

    private int value(int depth, int ply) {
        boolean inCheck = position.inCheck();
        int left = inCheck && ply < 2 * rootDepth ? depth + 1 : depth;
        if (left <= 0) {
            return quiescence.search(-Value.INFINITE, Value.INFINITE, ply);
        }
        MoveList moves = new MoveList();
        generator.generate(position, moves);
        if (moves.isEmpty()) {
            return inCheck ? Value.matedIn(ply) : Value.DRAW;
        }
        if (position.isFiftyMoveDraw() || position.isRepetition(rootPly) || position.isInsufficientMaterial()) {
            return Value.DRAW;
        }
        int best = -Value.INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            best = Math.max(best, -value(left - 1, ply + 1));
            position.unmake(moves.get(i));
        }
        return best;
    }
}
