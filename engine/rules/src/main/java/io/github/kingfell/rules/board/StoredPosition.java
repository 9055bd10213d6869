package io.github.kingfell.rules.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A small copy of all that legal moves depend on: pieces, side to move, castling rights, and the pawn that can be
 * captured en passant. Zobrist keys are not enough where a proof rests on it: two positions with the same key by
 * accident must not count as equal. Clocks and the game before are left out.
 */
public final class StoredPosition {
    private static final int ROOK_BITS = 7;
    private static final int RIGHTS = 4;

    /** By kind the squares of both colours; at index 0 those of White. */
    private final long[] sets = new long[Piece.KING + 1];

    private final int sideToMove;
    private final int enPassant;

    /** The rook squares of the castling rights, {@link Square#NONE} where there is no right, 7 bits each. */
    private final int castlingRooks;

    private StoredPosition(Position position) {
        sets[0] = position.color(Color.WHITE);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            sets[kind] = position.kind(kind);
        }
        sideToMove = position.sideToMove();
        enPassant = position.enPassant();
        int rooks = 0;
        for (int right = 0; right < RIGHTS; right++) {
            boolean has = (position.castling() >> right & 1) != 0;
            rooks |= (has ? position.castlingRook(right) : Square.NONE) << ROOK_BITS * right;
        }
        castlingRooks = rooks;
    }

    public static StoredPosition of(Position position) {
        return new StoredPosition(position);
    }

    /** Returns the position with its clocks at the start. */
    public Position position() {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            for (long rest = sets[kind]; rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                int color = Bitboard.contains(sets[0], square) ? Color.WHITE : Color.BLACK;
                builder.put(square, Piece.of(color, kind));
            }
        }
        try {
            for (int right = 0; right < RIGHTS; right++) {
                int rook = castlingRooks >> ROOK_BITS * right & (1 << ROOK_BITS) - 1;
                if (rook != Square.NONE) {
                    builder.castlingRook(right >> 1, rook);
                }
            }
            return (enPassant == Square.NONE ? builder : builder.enPassant(enPassant)).build();
        } catch (IllegalPositionException e) {
            throw new IllegalStateException(e); // it was a position
        }
    }

    /** The colour to move. */
    public int sideToMove() {
        return sideToMove;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredPosition stored
                && Arrays.equals(sets, stored.sets)
                && sideToMove == stored.sideToMove
                && enPassant == stored.enPassant
                && castlingRooks == stored.castlingRooks;
    }

    @Override
    public int hashCode() {
        long mixed = sideToMove;
        for (long set : sets) {
            mixed = (mixed ^ set) * 0x9E3779B97F4A7C15L;
            mixed ^= mixed >>> 32;
        }
        return (int) mixed;
    }
}
