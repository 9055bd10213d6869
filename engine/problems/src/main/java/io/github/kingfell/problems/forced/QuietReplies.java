package io.github.kingfell.problems.forced;

import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Moves that the defender has if the attacker passes, and that give no check. As long as the attacker's last move does
 * not prevent one of them, it refutes that move: a selfmate asks that each reply mates.
 */
@Hot
final class QuietReplies {
    private static final int MOST = 4;
    private final MoveGenerator generator;
    private final CheckingMoves checks;
    private final MoveList replies = new MoveList();

    /** The squares of each reply, and those between; of the king only where it goes. */
    private final long[] ways = new long[MOST];

    /** Whether the reply is a step of the king. */
    private final boolean[] steps = new boolean[MOST];

    /** The line through the defender's king and the piece that replies; 0 when there is none. */
    private final long[] pins = new long[MOST];

    private int count;

    QuietReplies(Position position) {
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
    }

    /** Removes those of the attacker's moves that such a reply surely refutes. */
    void removeRefuted(Position position, MoveList moves) {
        find(position);
        if (count == 0 || moves.size() > 64) {
            return;
        }
        checks.prepare(position);
        int king = position.king(position.sideToMove());
        long kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean plain = !Move.isCastling(move) && Move.kind(move) != Move.EN_PASSANT && Move.from(move) != king;
            kept |= plain && isRefuted(position, move) && !checks.gives(move) ? 0 : Bitboard.of(i);
        }
        moves.retain(kept);
    }

    private void find(Position position) {
        count = 0;
        int us = position.sideToMove();
        if (position.inCheck() || !position.hasKing(us) || !position.hasKing(us ^ 1)) {
            return;
        }
        position.makeNull();
        int king = position.king(us ^ 1);
        generator.generate(position, replies);
        for (int i = 0; i < replies.size() && count < MOST; i++) {
            int reply = replies.get(i);
            int from = Move.from(reply);
            boolean plain = Move.kind(reply) <= Move.DOUBLE_PUSH && !position.isCapture(reply);
            if (plain && !MatingMoves.mayCheck(position, reply)) {
                int to = Move.to(reply);
                steps[count] = from == king;
                ways[count] = Bitboard.of(to) | (from == king ? 0 : Bitboard.of(from) | Attacks.between(from, to));
                pins[count++] = from == king ? 0 : Attacks.line(king, from);
            }
        }
        position.unmakeNull();
    }

    private boolean isRefuted(Position position, int move) {
        long to = Bitboard.of(Move.to(move));
        long squares = to | Bitboard.of(Move.from(move));
        for (int i = 0; i < count; i++) {
            boolean prevented = steps[i] ? mayGuard(position, move, ways[i]) : (to & ways[i] | squares & pins[i]) != 0;
            if (!prevented) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a move could guard a square, or go there; lines through other men count. */
    private static boolean mayGuard(Position position, int move, long square) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.isPromotion(move) ? Piece.QUEEN : Piece.kind(position.pieceAt(from));
        long guarded = Bitboard.of(to) | Attacks.line(Bitboard.first(square), from);
        guarded |= kind == Piece.PAWN ? Attacks.pawn(position.sideToMove(), to) : Attacks.of(kind, to, 0);
        return (guarded & square) != 0 || Move.isPromotion(move) && Square.distance(to, Bitboard.first(square)) < 3;
    }
}
