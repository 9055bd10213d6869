package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** Which moves give check, found without making them. */
@Hot
final class Checks {
    private Checks() {}

    /** True when the move gives check, by the man moved or by one behind it. Castling and en passant are not looked at. */
    static boolean gives(Position position, int move) {
        int us = position.sideToMove();
        int king = position.king(us ^ 1);
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.kind(move) == Move.CASTLING || Move.kind(move) == Move.EN_PASSANT) {
            return false;
        }
        int kind = Move.isPromotion(move) ? Move.promotedTo(move) : Piece.kind(position.pieceAt(from));
        long occupied = position.occupied() & ~Bitboard.of(from) | Bitboard.of(to);
        if (kind == Piece.PAWN) {
            if (Bitboard.contains(Attacks.pawn(us, to), king)) {
                return true;
            }
        } else if (kind != Piece.KING
                && reaches(kind, to, king)
                && Bitboard.contains(Attacks.of(kind, to, occupied), king)) {
            return true;
        }
        if (Attacks.line(king, from) == 0 || Attacks.line(king, from) == Attacks.line(king, to)) {
            return false;
        }
        long own = position.color(us) & ~Bitboard.of(from);
        long queens = position.kind(Piece.QUEEN);
        return (Attacks.bishop(king, occupied) & own & (position.kind(Piece.BISHOP) | queens)) != 0
                || (Attacks.rook(king, occupied) & own & (position.kind(Piece.ROOK) | queens)) != 0;
    }

    /** A quick look before the attacks are computed: sliders need a common line. */
    private static boolean reaches(int kind, int from, int to) {
        return kind == Piece.KNIGHT || Attacks.line(from, to) != 0;
    }
}
