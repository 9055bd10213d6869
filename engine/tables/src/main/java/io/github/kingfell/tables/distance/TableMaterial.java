package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * The pieces of one distance table in the order of its index: both kings, White's pieces, Black's pieces, each from the
 * queen down. White is the stronger side, since a table serves both colours.
 */
final class TableMaterial {
    /** Most pieces of a table, kings included. */
    static final int MOST_PIECES = ExactValues.MOST_SHIPPED;

    final long key;
    final int pieceCount;
    final int[] colors;
    final int[] kinds;
    final boolean hasPawns;

    /** @throws IllegalArgumentException when the key has too many pieces, or is the colouring that is not stored */
    TableMaterial(long key) {
        if (MaterialKey.pieceCount(key) > MOST_PIECES || key != MaterialKey.strongerWhite(key)) {
            throw new IllegalArgumentException("no table for " + MaterialKey.name(key));
        }
        this.key = key;
        List<Integer> pieces =
                new ArrayList<>(List.of(Piece.of(Color.WHITE, Piece.KING), Piece.of(Color.BLACK, Piece.KING)));
        for (int color = 0; color < 2; color++) {
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                for (int i = MaterialKey.count(key, color, kind); i > 0; i--) {
                    pieces.add(Piece.of(color, kind));
                }
            }
        }
        pieceCount = pieces.size();
        colors = pieces.stream().mapToInt(Piece::color).toArray();
        kinds = pieces.stream().mapToInt(Piece::kind).toArray();
        hasPawns = pieces.stream().anyMatch(piece -> Piece.kind(piece) == Piece.PAWN);
    }

    boolean isPawn(int piece) {
        return kinds[piece] == Piece.PAWN;
    }

    /**
     * Fills in the squares of the pieces of a position.
     *
     * @param flipped true when the position has the colours exchanged; pieces that are not of the material are left out
     */
    void squaresOf(Position position, boolean flipped, int[] squares) {
        int piece = 0;
        while (piece < pieceCount) {
            int color = colors[piece] ^ (flipped ? 1 : 0);
            for (long rest = position.pieces(color, kinds[piece]); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                squares[piece++] = flipped ? Square.flip(square) : square;
            }
        }
    }

    /** Fills in the squares of a placement, whose pieces are those of the material. */
    void squaresOf(Placement placement, int[] squares) {
        int piece = 0;
        while (piece < pieceCount) {
            for (long rest = placement.pieces(colors[piece], kinds[piece]); rest != 0; rest = Bitboard.rest(rest)) {
                squares[piece++] = Bitboard.first(rest);
            }
        }
    }

    @Override
    public String toString() {
        return MaterialKey.name(key);
    }
}
