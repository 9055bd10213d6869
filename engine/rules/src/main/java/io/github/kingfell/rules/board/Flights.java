package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Where a king can go after a move of the other side, without making the move. {@link #prepare} once for a position,
 * then ask about any number of its moves. One object serves one thread; it allocates nothing.
 */
@Hot
public final class Flights {
    private Position position;
    private int us;
    private int enemyKing;

    /** The enemy king's steps that no man of its own is in the way of. */
    private long steps;

    /** The position it will be prepared for first. */
    public Flights(Position position) {
        this.position = position;
        prepare(position);
    }

    /** Asks from now on about moves of this position, as it is now. */
    public void prepare(Position position) {
        this.position = position;
        us = position.sideToMove();
        enemyKing = position.king(us ^ 1);
        steps = Attacks.king(enemyKing) & ~position.color(us ^ 1);
    }

    /**
     * True when the enemy king has a legal step after the legal move; castling and en passant, which move two men or
     * clear another square, are not looked at and give false.
     */
    public boolean remainAfter(int move) {
        int kind = Move.kind(move);
        if (kind == Move.CASTLING || kind == Move.EN_PASSANT) {
            return false;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        long occupied = position.occupied() & ~(1L << from | 1L << enemyKing) | 1L << to;
        long others = position.color(us) & ~(1L << from);
        long targets = steps | Attacks.king(enemyKing) & 1L << to;
        targets &= ~attacks(move, from, to, occupied);
        for (; targets != 0; targets = Bitboard.rest(targets)) {
            if (!position.isAttacked(Bitboard.first(targets), us, others, occupied)) {
                return true;
            }
        }
        return false;
    }

    /** Of the man that moves, from where it goes. */
    private long attacks(int move, int from, int to, long occupied) {
        int man = Move.isPromotion(move) ? Move.promotedTo(move) : Piece.kind(position.pieceAt(from));
        return man == Piece.PAWN ? Attacks.pawn(us, to) : Attacks.of(man, to, occupied);
    }
}
