package io.github.kingfell.engine.table;

import io.github.kingfell.engine.table.PawnEndingMemory.Structure;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.pawnending.PawnEndings;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The pawn structures whose solution may decide a position: its own, and those that an exchange makes of it in which a
 * pawn takes a piece. What kings take, and what pawns become by stepping, is part of each solution.
 */
final class PawnEndingsNear {
    /** A capture and the recapture. */
    private static final int PLIES = 2;

    private PawnEndingsNear() {}

    /**
     * Returns true where a pawn ending is on the board or may be one exchange away: each side has at most one piece.
     * Nobody gives a queen for pawns alone.
     */
    static boolean isNear(Position position) {
        if (position.castling() != 0
                || position.kind(Piece.PAWN) == 0
                || Bitboard.count(position.occupied()) <= ExactValues.MOST_SHIPPED) {
            return false;
        }
        int white = pieces(position, Color.WHITE);
        int black = pieces(position, Color.BLACK);
        boolean isEven = white == black;
        return white <= 1 && black <= 1 && (isEven || position.kind(Piece.QUEEN) == 0);
    }

    private static int pieces(Position position, int color) {
        long men = position.pieces(color, Piece.PAWN) | position.pieces(color, Piece.KING);
        return Bitboard.count(position.color(color) & ~men);
    }

    /** Returns the structures, the position's own first. */
    static Set<Structure> of(Position root) {
        Set<Structure> found = new LinkedHashSet<>();
        found.add(Structure.of(root));
        if (!PawnEndings.isPawnEnding(root)) {
            exchange(root.copy(), PLIES, false, found);
        }
        return found;
    }

    private static void exchange(Position position, int plies, boolean pawnTook, Set<Structure> found) {
        for (int move : MoveList.legal(position).toArray()) {
            if (position.isCapture(move) && !Move.isPromotion(move)) {
                boolean byPawn = Bitboard.contains(position.kind(Piece.PAWN), Move.from(move));
                position.make(move);
                if (PawnEndings.isPawnEnding(position) && (pawnTook || byPawn)) {
                    found.add(Structure.of(position));
                } else if (plies > 1) {
                    exchange(position, plies - 1, pawnTook || byPawn, found);
                }
                position.unmake(move);
            }
        }
    }
}
