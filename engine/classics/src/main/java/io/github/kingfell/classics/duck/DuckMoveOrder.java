package io.github.kingfell.classics.duck;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * DUCK's move order: the transposition move first, then captures and promotions (most valuable victim, least valuable
 * attacker), then quiet moves by J. Schaeffer's history heuristic: how often a move of this colour between these
 * squares was best before.
 */
final class DuckMoveOrder {
    private static final int FIRST = 65_535;
    private static final int CAPTURES = 60_000;
    private static final int HISTORY_LIMIT = 50_000;

    private final int[] history = new int[2 * 64 * 64];

    /** Scores every move of the list; {@link MoveList#pick} uses the scores. */
    void score(Position position, MoveList moves, int tableMove) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int score;
            if (move == tableMove) {
                score = FIRST;
            } else if (position.isCapture(move) || Move.isPromotion(move)) {
                score = CAPTURES + gain(position, move) - Piece.kind(position.pieceAt(Move.from(move)));
            } else {
                score = history[index(position, move)];
            }
            moves.setScore(i, score);
        }
    }

    /** Records that a move was best at a node searched to this depth. */
    void reward(Position position, int move, int depth) {
        int index = index(position, move);
        history[index] += depth * depth;
        if (history[index] > HISTORY_LIMIT) {
            for (int i = 0; i < history.length; i++) {
                history[i] /= 2;
            }
        }
    }

    private static int gain(Position position, int move) {
        int victim = Move.kind(move) == Move.EN_PASSANT ? Piece.PAWN : Piece.kind(position.pieceAt(Move.to(move)));
        int gain = DuckEvaluation.material(victim);
        if (Move.isPromotion(move)) {
            gain += DuckEvaluation.material(Move.promotedTo(move));
        }
        return gain;
    }

    private static int index(Position position, int move) {
        return position.sideToMove() << 12 | Move.to(move) << 6 | Move.from(move);
    }
}
