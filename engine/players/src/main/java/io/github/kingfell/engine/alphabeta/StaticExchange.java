package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Static exchange evaluation: what a move wins when both sides go on capturing on its target square with their least
 * valuable man, and may stop whenever they like. Pins and promotions in the course of the exchange are not seen.
 */
@Hot
final class StaticExchange {
    private static final int[] VALUES = {0, 100, 320, 330, 500, 950, 20_000};

    private StaticExchange() {}

    /** Rough value of a kind of man in centipawns, 0 for none. */
    static int value(int kind) {
        return VALUES[kind];
    }

    /** True when the exchange that the move begins gains the threshold in centipawns or more. */
    static boolean gains(Position position, int move, int threshold) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move)) {
            return threshold <= 0;
        }
        boolean enPassant = Move.kind(move) == Move.EN_PASSANT;
        int victim = enPassant ? Piece.PAWN : Piece.kind(position.pieceAt(to));
        int mover = Piece.kind(position.pieceAt(from));
        int balance = VALUES[victim] - threshold;
        if (Move.isPromotion(move)) {
            mover = Move.promotedTo(move);
            balance += VALUES[mover] - VALUES[Piece.PAWN];
        }
        if (balance < 0) {
            return false;
        }
        // The worst case: the man is taken for nothing.
        balance -= VALUES[mover];
        if (balance >= 0) {
            return true;
        }

        long occupied = position.occupied() ^ Bitboard.of(from) | Bitboard.of(to);
        if (enPassant) {
            occupied ^= Bitboard.of(to ^ 8);
        }
        long diagonal = position.kind(Piece.BISHOP) | position.kind(Piece.QUEEN);
        long straight = position.kind(Piece.ROOK) | position.kind(Piece.QUEEN);
        long attackers = position.attackersTo(to, occupied) & occupied;
        int us = position.sideToMove();
        int side = us;
        // balance is what the side that moved last has above the threshold if its man is lost.
        while (true) {
            side ^= 1;
            long own = attackers & position.color(side);
            if (own == 0) {
                break;
            }
            int kind = Piece.PAWN;
            while ((own & position.kind(kind)) == 0) {
                kind++;
            }
            if (kind == Piece.KING && (attackers & position.color(side ^ 1)) != 0) {
                break; // the king may not take a protected man
            }
            balance = -balance - 1 - VALUES[kind];
            if (balance >= 0) {
                side ^= 1; // the other side does not come back from this
                break;
            }
            long men = own & position.kind(kind);
            occupied ^= men & -men;
            attackers |= Attacks.bishop(to, occupied) & diagonal | Attacks.rook(to, occupied) & straight;
            attackers &= occupied;
        }
        return side != us;
    }
}
