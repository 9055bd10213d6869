package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.Signature;

/**
 * The pieces of one material on squares, changed in place: a board small enough to visit hundreds of millions of
 * positions. Its legal moves come from {@link Attacks} alone. It has no castling and no en passant.
 */
@Hot
final class PlacedPieces {
    final Signature signature;

    /** By piece; {@link Signature#NONE} for a captured one. */
    final int[] squares;

    private final int pieceCount;
    private final int[] colors;
    private final int[] kinds;

    /** Results of {@link #look}. */
    private long occupied;

    private long own;
    private long checkers;
    private long kingTargets;
    private long evasion;
    private int us;

    PlacedPieces(Signature signature) {
        this.signature = signature;
        pieceCount = signature.pieceCount;
        colors = signature.colors;
        kinds = signature.kinds;
        squares = new int[pieceCount];
    }

    long occupied() {
        long set = 0;
        for (int piece = 0; piece < pieceCount; piece++) {
            if (squares[piece] != Signature.NONE) {
                set |= 1L << squares[piece];
            }
        }
        return set;
    }

    /** Returns true when no two pieces share a square. */
    boolean arePossible() {
        return Long.bitCount(occupied()) == pieceCount;
    }

    /** Returns true when the king of the colour is attacked. */
    boolean isChecked(int color) {
        long all = occupied();
        long king = 1L << squares[color];
        for (int piece = 2; piece < pieceCount; piece++) {
            if (colors[piece] != color && squares[piece] != Signature.NONE && (attacks(piece, all) & king) != 0) {
                return true;
            }
        }
        return (Attacks.king(squares[color ^ 1]) & king) != 0;
    }

    /** Returns the squares that a piece on the board attacks. */
    long attacks(int piece, long all) {
        return kinds[piece] == Piece.PAWN
                ? Attacks.pawn(colors[piece], squares[piece])
                : Attacks.of(kinds[piece], squares[piece], all);
    }

    /** Returns the piece on a square that is not empty. */
    int pieceOn(int square) {
        int piece = 0;
        while (squares[piece] != square) {
            piece++;
        }
        return piece;
    }

    /** Prepares the moves of a side: afterwards {@link #targets} returns them. No piece may be captured. */
    void look(int sideToMove) {
        us = sideToMove;
        occupied = occupied();
        own = 0;
        checkers = 0;
        int king = squares[us];
        // The king does not shelter the squares behind it.
        long withoutKing = occupied & ~(1L << king);
        long hostile = Attacks.king(squares[us ^ 1]);
        for (int piece = 0; piece < pieceCount; piece++) {
            if (squares[piece] == Signature.NONE) {
                continue;
            }
            if (colors[piece] == us) {
                own |= 1L << squares[piece];
            } else if (piece >= 2) {
                long attacks = attacks(piece, withoutKing);
                hostile |= attacks;
                checkers |= (attacks >>> king & 1) << squares[piece];
            }
        }
        kingTargets = Attacks.king(king) & ~own & ~hostile;
        evasion = evasion(king);
    }

    /** Returns where pieces other than the king may go to end a check. */
    private long evasion(int king) {
        if (checkers == 0) {
            return ~0L;
        }
        boolean once = Bitboard.rest(checkers) == 0;
        return once ? checkers | Attacks.between(king, Bitboard.first(checkers)) : 0;
    }

    /** Returns true when the side looked at is in check. */
    boolean inCheck() {
        return checkers != 0;
    }

    /** Returns the pieces on the board at the last look. */
    long lookedAt() {
        return occupied;
    }

    /** Returns where a piece of the side looked at may legally go. */
    long targets(int piece) {
        if (piece == us) {
            return kingTargets;
        }
        if (evasion == 0) {
            return 0;
        }
        long reach = kinds[piece] == Piece.PAWN ? pawnTargets(piece) : attacks(piece, occupied) & ~own;
        return (reach &= evasion) == 0 ? 0 : reach & line(piece);
    }

    private long pawnTargets(int piece) {
        int square = squares[piece];
        int forward = Color.forward(us);
        long reach = Attacks.pawn(us, square) & occupied & ~own;
        if ((occupied >>> square + forward & 1) == 0) {
            reach |= 1L << square + forward;
            if (square >> 3 == (us == Color.WHITE ? 1 : 6) && (occupied >>> square + 2 * forward & 1) == 0) {
                reach |= 1L << square + 2 * forward;
            }
        }
        return reach;
    }

    /** Returns the line that a pinned piece must not leave. */
    private long line(int piece) {
        int king = squares[us];
        for (int enemy = 2; enemy < pieceCount; enemy++) {
            if (colors[enemy] != us && squares[enemy] != Signature.NONE) {
                long shield = Attacks.between(king, squares[enemy]);
                if ((shield >>> squares[piece] & 1) != 0
                        && (shield & occupied & ~(1L << squares[piece])) == 0
                        && kinds[enemy] != Piece.PAWN
                        && (Attacks.of(kinds[enemy], squares[enemy], 0) >>> king & 1) != 0) {
                    return shield | 1L << squares[enemy];
                }
            }
        }
        return ~0L;
    }

    /** Returns true when the side looked at has a legal move. */
    boolean canMove() {
        for (int piece = 0; piece < pieceCount; piece++) {
            if (colors[piece] == us && squares[piece] != Signature.NONE && targets(piece) != 0) {
                return true;
            }
        }
        return false;
    }
}
