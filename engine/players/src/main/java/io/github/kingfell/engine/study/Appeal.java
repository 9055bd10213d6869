package io.github.kingfell.engine.study;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Optional;

/** The reason why a move looks natural to a player, the strongest appeal first. */
public enum Appeal {
    /** The king moves closer to the nearest pawn of either side; without pawns, to the other king. */
    APPROACH,
    CAPTURE,
    CHECK,
    /** A pawn moves forward, promotion included. */
    PUSH;

    /**
     * Returns the strongest appeal of a move; empty for a move that is not natural.
     *
     * @param position before the move; not changed
     * @param move legal
     */
    public static Optional<Appeal> of(Position position, int move) {
        int kind = Piece.kind(position.pieceAt(Move.from(move)));
        if (kind == Piece.KING && !Move.isCastling(move) && isApproach(position, move)) {
            return Optional.of(APPROACH);
        }
        if (position.isCapture(move)) {
            return Optional.of(CAPTURE);
        }
        Position after = position.copy();
        after.make(move);
        if (after.inCheck()) {
            return Optional.of(CHECK);
        }
        return kind == Piece.PAWN ? Optional.of(PUSH) : Optional.empty();
    }

    private static boolean isApproach(Position position, int move) {
        long goals = position.kind(Piece.PAWN);
        if (goals == 0) {
            goals = Bitboard.of(position.king(Color.opponent(position.sideToMove())));
        }
        return way(Move.to(move), goals) < way(Move.from(move), goals);
    }

    /** Returns the king steps to the nearest of some squares. */
    private static int way(int from, long goals) {
        int least = Integer.MAX_VALUE;
        for (long rest = goals; rest != 0; rest = Bitboard.rest(rest)) {
            least = Math.min(least, Square.distance(from, Bitboard.first(rest)));
        }
        return least;
    }
}
