package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Tells which legal moves of one position give check, without making them. {@link #prepare} once for a position, then
 * ask for any number of its moves. One object serves one thread; it allocates nothing.
 */
@Hot
public final class CheckingMoves {
    /** Squares from which a piece of each kind attacks the enemy king. */
    private final long[] squares = new long[7];

    private Position position;
    private int enemyKing;

    /** Own pieces whose departure may open a line to the enemy king. */
    private long screens;

    /** Creates the object; the position is the one that {@link #prepare} will get first. */
    public CheckingMoves(Position position) {
        this.position = position;
        if (position.hasKing(position.sideToMove() ^ 1)) {
            prepare(position);
        }
    }

    /** Prepares for the moves of this position as it stands now; the enemy must have a king. */
    public void prepare(Position position) {
        if (this.position != position) {
            this.position = position; // written only when it changes, as in the move generator
        }
        int us = position.sideToMove();
        enemyKing = position.king(us ^ 1);
        long occupied = position.occupied();
        squares[Piece.PAWN] = Attacks.pawn(us ^ 1, enemyKing);
        squares[Piece.KNIGHT] = Attacks.knight(enemyKing);
        squares[Piece.BISHOP] = Attacks.bishop(enemyKing, occupied);
        squares[Piece.ROOK] = Attacks.rook(enemyKing, occupied);
        squares[Piece.QUEEN] = squares[Piece.BISHOP] | squares[Piece.ROOK];

        long own = position.color(us);
        long queens = position.kind(Piece.QUEEN);
        long snipers = Attacks.bishop(enemyKing, 0) & (position.kind(Piece.BISHOP) | queens)
                | Attacks.rook(enemyKing, 0) & (position.kind(Piece.ROOK) | queens);
        screens = 0;
        for (snipers &= own; snipers != 0; snipers = Bitboard.rest(snipers)) {
            long between = Attacks.between(enemyKing, Bitboard.first(snipers)) & occupied;
            if (!Bitboard.several(between)) {
                screens |= between & own;
            }
        }
    }

    /**
     * Returns the squares on which a piece would give check, apart from promotions, castling and en passant. Every
     * square counts when the piece may open a line by leaving.
     *
     * @param kind the kind of piece
     * @param from its square
     */
    long targets(int kind, int from) {
        return (screens >>> from & 1) != 0 ? -1L : squares[kind];
    }

    /** As {@link #targets}, for all pawns that move by this step. */
    long pawnTargets(int step) {
        return squares[Piece.PAWN] | Long.rotateLeft(screens, step);
    }

    /** True when the legal move gives check, directly or by discovery. */
    public boolean gives(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        if (kind == Move.CASTLING || kind == Move.EN_PASSANT) {
            position.make(move);
            boolean check = position.inCheck();
            position.unmake(move);
            return check;
        }
        boolean leavesLine = (screens >>> from & 1) != 0 && (Attacks.line(enemyKing, from) >>> to & 1) == 0;
        if (leavesLine) {
            return true;
        }
        if (Move.isPromotion(move)) {
            long attacks = Attacks.of(Move.promotedTo(move), to, position.occupied() ^ 1L << from);
            return (attacks >>> enemyKing & 1) != 0;
        }
        return (squares[Piece.kind(position.pieceAt(from))] >>> to & 1) != 0;
    }
}
