package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** A filter for moves that cannot give check, applied before they are made. */
@Hot
final class MatingMoves {
    private MatingMoves() {}

    /**
     * Returns false only when the move certainly gives no check: its piece does not attack the king from the target
     * square, not even through other pieces, and does not leave a line of the king.
     */
    static boolean mayCheck(Position position, int move) {
        int us = position.sideToMove();
        int king = position.king(us ^ 1);
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Piece.kind(position.pieceAt(from));
        if (Move.kind(move) > Move.DOUBLE_PUSH || Attacks.line(king, from) != 0) {
            return true;
        }
        return switch (kind) {
            case Piece.PAWN -> Bitboard.contains(Attacks.pawn(us, to), king);
            case Piece.KNIGHT -> Bitboard.contains(Attacks.knight(to), king);
            case Piece.KING -> false;
            default -> Attacks.line(king, to) != 0;
        };
    }
}
