package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Static exchange evaluation: what a move wins when both sides go on capturing on its target square with their least
 * valuable man, and may stop whenever they like. Pins and promotions in the course of the exchange are not seen.
 *
 * <p>By definition a capture is worth {@code max(0, value of the man taken - what the answer is worth)}. Asked only
 * whether that reaches a threshold {@code t > 0}, it does when the answer is worth {@code value - t} at most, that is,
 * does not reach {@code value - t + 1}.
 */
@Hot
public final class StaticExchange {
    private static final int[] VALUES = {0, 100, 320, 330, 500, 950, 20_000};

    private StaticExchange() {}

    /** Rough value of a kind of man in centipawns, 0 for none. */
    public static int value(int kind) {
        return VALUES[kind];
    }

    /** True when the exchange that the move begins gains the threshold in centipawns or more. */
    public static boolean gains(Position position, int move, int threshold) {
        if (Move.isCastling(move)) {
            return threshold <= 0;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        boolean enPassant = Move.kind(move) == Move.EN_PASSANT;
        long occupied = position.occupied() & ~Bitboard.of(from) | Bitboard.of(to);
        int gain = VALUES[enPassant ? Piece.PAWN : Piece.kind(position.pieceAt(to))];
        if (enPassant) {
            occupied ^= Bitboard.of(to ^ 8);
        }
        int standing = Piece.kind(position.pieceAt(from));
        if (Move.isPromotion(move)) {
            standing = Move.promotedTo(move);
            gain += VALUES[standing] - VALUES[Piece.PAWN];
        }
        return !takes(position, to, occupied, position.sideToMove() ^ 1, standing, gain - threshold + 1);
    }

    /**
     * True when a side gains the threshold or more by taking the man on the square, after which the other side has the
     * same choice, or by leaving it there.
     *
     * @param occupied squares of the men that have not yet taken part, and the square itself
     * @param standing kind of the man on the square
     */
    private static boolean takes(Position position, int square, long occupied, int side, int standing, int threshold) {
        long attackers = 0;
        long taker = 0;
        for (boolean asked = true; ; asked = !asked) {
            if (threshold <= 0) {
                return asked;
            }
            if (VALUES[standing] < threshold) {
                return !asked;
            }
            attackers = taker == 0
                    ? position.attackersTo(square, occupied) & occupied
                    : (attackers ^ taker) | uncovered(position, square, occupied, standing) & occupied;
            long own = attackers & position.color(side);
            if (own == 0) {
                return !asked;
            }
            int kind = Piece.PAWN;
            while ((own & position.kind(kind)) == 0) {
                kind++;
            }
            if (kind == Piece.KING && attackers != own) {
                return !asked; // it may not take a protected man
            }
            taker = Long.lowestOneBit(own & position.kind(kind));
            occupied ^= taker;
            threshold = VALUES[standing] - threshold + 1;
            standing = kind;
            side ^= 1;
        }
    }

    /** Among the sliders that see the square, those that a man of this kind may have hidden before it took. */
    private static long uncovered(Position position, int square, long occupied, int kind) {
        long queens = position.kind(Piece.QUEEN);
        long sliders = 0;
        if (kind != Piece.KNIGHT && kind != Piece.ROOK) {
            sliders = Attacks.bishop(square, occupied) & (position.kind(Piece.BISHOP) | queens);
        }
        if (kind >= Piece.ROOK) {
            sliders |= Attacks.rook(square, occupied) & (position.kind(Piece.ROOK) | queens);
        }
        return sliders;
    }
}
