package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Flight squares: tells whether the enemy king can move after a move of the side to move, without making the move. Call
 * {@link #prepare} once for a position, then ask about any number of its moves. One object serves one thread; it
 * allocates nothing.
 */
@Hot
public final class Flights {
    private Position position;
    private int us;
    private int enemyKing;

    /** Steps of the enemy king that its own pieces do not block. */
    private long steps;

    /** Creates the object; the position is the one that {@link #prepare} will get first. */
    public Flights(Position position) {
        this.position = position;
        if (position.hasKing(position.sideToMove() ^ 1)) {
            prepare(position);
        }
    }

    /** Prepares for the moves of this position as it stands now; the enemy must have a king. */
    public void prepare(Position position) {
        this.position = position;
        us = position.sideToMove();
        enemyKing = position.king(us ^ 1);
        steps = Attacks.king(enemyKing) & ~position.color(us ^ 1);
    }

    /**
     * True when the enemy king has a legal step after the legal move. Castling moves two pieces and en passant clears
     * another square; both are not examined and give false.
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

    /** Attacks of the moving piece from its target square. */
    private long attacks(int move, int from, int to, long occupied) {
        int kind = Move.isPromotion(move) ? Move.promotedTo(move) : Piece.kind(position.pieceAt(from));
        return kind == Piece.PAWN ? Attacks.pawn(us, to) : Attacks.of(kind, to, occupied);
    }
}
