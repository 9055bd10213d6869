package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Static exchange evaluation (SEE): the material a move gains when both sides keep capturing on its target square with
 * their least valuable piece, and may stop at any time. Pins and promotions during the exchange are ignored.
 *
 * <p>By definition a capture has the value {@code max(0, value of the captured piece - value of the reply)}. It reaches
 * a threshold {@code t > 0} when the value of the reply is at most {@code value - t}, that is, when the reply does not
 * reach {@code value - t + 1}.
 */
@Hot
public final class StaticExchange {
    private static final int[] VALUES = {0, 100, 320, 330, 500, 950, 20_000};

    private StaticExchange() {}

    /** Returns the rough value of a kind of piece in centipawns, 0 for none. */
    public static int value(int kind) {
        return VALUES[kind];
    }

    /** Returns true when the exchange that the move begins gains at least the threshold, in centipawns. */
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
     * Returns true when a side gains at least the threshold by capturing on the square, after which the other side has
     * the same choice, or by not capturing.
     *
     * @param occupied squares of the pieces that have not yet taken part, and the square itself
     * @param standing kind of the piece on the square
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
                return !asked; // the king may not capture a protected piece
            }
            taker = Long.lowestOneBit(own & position.kind(kind));
            occupied ^= taker;
            threshold = VALUES[standing] - threshold + 1;
            standing = kind;
            side ^= 1;
        }
    }

    /**
     * Returns the sliders that attack the square and may have been hidden behind a piece of this kind before it
     * captured.
     */
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
