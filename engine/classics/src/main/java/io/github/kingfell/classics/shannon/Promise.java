package io.github.kingfell.classics.shannon;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The function h(P,M) of section 6, which tells whether a move is worth exploring: large for forceful moves (check,
 * capture, attack on a major piece) and developing ones, medium for defensive ones, low for others.
 *
 * <p>Reconstruction: a promotion is forceful; a developing move takes a knight or bishop from its first rank, or
 * castles; a defensive one leaves fewer own pieces en prise. The paper gives no numbers.
 */
final class Promise {
    static final int OTHER = 0;
    static final int DEFENSIVE = 1;
    static final int DEVELOPING = 2;
    static final int FORCEFUL = 3;

    private final Position position;
    private final CheckingMoves checks;
    private long inDanger;

    Promise(Position position) {
        this.position = position;
        checks = new CheckingMoves(position);
    }

    /** Must be called before moves of another position are rated. */
    void prepare() {
        checks.prepare(position);
        inDanger = Stability.enPrise(position, position.sideToMove());
    }

    /** Returns the promise of a legal move. */
    int of(int move) {
        if (position.isCapture(move) || Move.isPromotion(move) || checks.gives(move)) {
            return FORCEFUL;
        }
        int us = position.sideToMove();
        position.make(move);
        boolean attacks = attacksMajor(Move.to(move), us ^ 1);
        boolean defends = inDanger != 0 && Bitboard.count(Stability.enPrise(position, us)) < Bitboard.count(inDanger);
        position.unmake(move);
        if (attacks) {
            return FORCEFUL;
        }
        return develops(move, us) ? DEVELOPING : defends ? DEFENSIVE : OTHER;
    }

    private boolean attacksMajor(int attacker, int enemy) {
        long majors = position.pieces(enemy, Piece.QUEEN) | position.pieces(enemy, Piece.ROOK);
        for (long rest = majors; rest != 0; rest = Bitboard.rest(rest)) {
            if (Bitboard.contains(position.attackersTo(Bitboard.first(rest), position.occupied()), attacker)) {
                return true;
            }
        }
        return false;
    }

    private boolean develops(int move, int us) {
        int from = Move.from(move);
        int kind = Piece.kind(position.pieceAt(from));
        boolean home = Square.rank(from) == (us == Color.WHITE ? 0 : 7);
        return Move.isCastling(move) || home && (kind == Piece.KNIGHT || kind == Piece.BISHOP);
    }
}
