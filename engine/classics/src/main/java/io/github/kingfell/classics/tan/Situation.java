package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import java.util.Optional;

/** A board and the side to move, without history or clock. Immutable. The pawns are White's, the bishop is Black's. */
final class Situation {
    private final Position position;

    private Situation(Position position) {
        this.position = position;
    }

    static Situation of(Position position) {
        return new Situation(position.copy());
    }

    boolean whiteToMove() {
        return position.sideToMove() == Color.WHITE;
    }

    int whiteKing() {
        return position.king(Color.WHITE);
    }

    int blackKing() {
        return position.king(Color.BLACK);
    }

    /** Returns the set of White's pawns. */
    long pawns() {
        return position.pieces(Color.WHITE, Piece.PAWN);
    }

    /** Returns the set of promoted pawns. */
    long promoted() {
        return position.color(Color.WHITE) & ~pawns() & ~Bitboard.of(whiteKing());
    }

    /** Returns the bishop's square or {@link Square#NONE}. */
    int bishop() {
        long bishops = position.pieces(Color.BLACK, Piece.BISHOP);
        return bishops == 0 ? Square.NONE : Bitboard.first(bishops);
    }

    boolean hasBishop() {
        return bishop() != Square.NONE;
    }

    long occupied() {
        return position.occupied();
    }

    boolean inCheck() {
        return position.inCheck();
    }

    boolean isAttacked(int square, int byColor) {
        return position.isAttacked(square, byColor);
    }

    /** Returns all legal moves. */
    int[] moves() {
        return MoveList.legal(position).toArray();
    }

    boolean isCapture(int move) {
        return position.isCapture(move);
    }

    int kindMoving(int move) {
        return Piece.kind(position.pieceAt(Move.from(move)));
    }

    Situation after(int move) {
        Position next = position.copy();
        next.make(move);
        return new Situation(next);
    }

    /**
     * Returns the situation without some pieces, with the side to move unchanged; empty when that is no legal position.
     */
    Optional<Situation> without(long pieces) {
        PositionBuilder builder = new PositionBuilder().sideToMove(position.sideToMove());
        for (long rest = occupied() & ~pieces; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            builder.put(square, position.pieceAt(square));
        }
        try {
            return Optional.of(new Situation(builder.build()));
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }

    /** Returns the position, for reading only. */
    Position position() {
        return position;
    }

    /** Returns the key; equal situations have equal keys. */
    long key() {
        return position.key();
    }
}
