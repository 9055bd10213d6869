package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Squares that the opponent of the side to move attacks, by ply, and which of them are attacked by a man worth less: where a man
 * stands badly whether it is guarded or not.
 */
@Hot
final class Dangers {
    private static final int PLIES = Value.MAX_PLY + 2;

    /** Longs for each ply: one for each kind of man, the squares where it could be taken by a lesser one, then all squares. */
    private static final int SHIFT = 3;

    private static final int ALL = Piece.NONE;

    private final long[] squares = new long[PLIES << SHIFT];

    /** Looks at the node at a ply. */
    void look(Position position, int ply) {
        int enemy = Color.opponent(position.sideToMove());
        long byPawns = PawnTerms.attacks(position.men(enemy, Piece.PAWN), enemy);
        long byMinors = byPawns | attacks(position, enemy, Piece.KNIGHT) | attacks(position, enemy, Piece.BISHOP);
        long byRooks = byMinors | attacks(position, enemy, Piece.ROOK);
        int first = ply << SHIFT;
        squares[first + Piece.KNIGHT] = byPawns;
        squares[first + Piece.BISHOP] = byPawns;
        squares[first + Piece.ROOK] = byMinors;
        squares[first + Piece.QUEEN] = byRooks;
        squares[first + ALL] = byRooks | attacks(position, enemy, Piece.QUEEN) | Attacks.king(position.king(enemy));
    }

    private static long attacks(Position position, int color, int kind) {
        long attacks = 0;
        for (long rest = position.men(color, kind); rest != 0; rest = Bitboard.rest(rest)) {
            attacks |= Attacks.of(kind, Bitboard.first(rest), position.occupied());
        }
        return attacks;
    }

    /** True when a man of the side to move could be taken by a lesser one. */
    boolean any(Position position, int ply) {
        int us = position.sideToMove();
        long minors = position.men(us, Piece.KNIGHT) | position.men(us, Piece.BISHOP);
        return (minors & byLesser(ply, Piece.KNIGHT)
                        | position.men(us, Piece.ROOK) & byLesser(ply, Piece.ROOK)
                        | position.men(us, Piece.QUEEN) & byLesser(ply, Piece.QUEEN))
                != 0;
    }

    /** All squares attacked, at a ply. */
    long all(int ply) {
        return squares[(ply << SHIFT) + ALL];
    }

    /** Squares where a man of a kind could be taken by a lesser one; none for pawns and kings. */
    long byLesser(int ply, int kind) {
        return squares[(ply << SHIFT) + kind];
    }
}
