package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** Which quiet moves of a position give check, found without making them. */
@Hot
final class Checks {
    /** By kind of man: the squares from where it attacks the enemy king. */
    private final long[] squares = new long[Piece.KING + 1];

    /** Own men that hide the enemy king from an own slider. */
    private long hiding;

    private int king;

    /** Looks at a position, whose moves can then be asked about. */
    void look(Position position) {
        int us = position.sideToMove();
        long occupied = position.occupied();
        king = position.king(Color.opponent(us));
        squares[Piece.PAWN] = Attacks.pawn(Color.opponent(us), king);
        squares[Piece.KNIGHT] = Attacks.knight(king);
        squares[Piece.BISHOP] = Attacks.bishop(king, occupied);
        squares[Piece.ROOK] = Attacks.rook(king, occupied);
        squares[Piece.QUEEN] = squares[Piece.BISHOP] | squares[Piece.ROOK];
        hiding = position.shields(Color.opponent(us), us);
    }

    /** True when a quiet move gives check, by the man moved or by one behind it. Castling is not looked at. */
    boolean gives(Position position, int move) {
        if (Move.isCastling(move)) {
            return false;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        return Bitboard.contains(squares[Piece.kind(position.pieceAt(from))], to)
                || Bitboard.contains(hiding, from) && !Bitboard.contains(Attacks.line(king, from), to);
    }
}
