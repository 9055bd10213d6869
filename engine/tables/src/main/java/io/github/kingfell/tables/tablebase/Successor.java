package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.index.Signature;

/**
 * The transition from the pieces of one table, after a capture, a promotion, both or neither, to the table of the
 * remaining pieces.
 */
@Hot
final class Successor {
    private final LoadedTable table;
    private final boolean flipped;

    /** By piece of that table: the index of the piece in this one. */
    private final int[] sources;

    /**
     * @param captured the captured piece, {@link Signature#NONE} for none
     * @param promoted the promoted pawn, {@link Signature#NONE} for none
     * @param kind the kind it promotes to
     * @param table the table of the remaining pieces
     */
    Successor(Signature from, int captured, int promoted, int kind, LoadedTable table) {
        this.table = table;
        long left = from.after(captured, promoted, kind);
        flipped = MaterialKey.strongerWhite(left) != left;
        int[] pieces = new int[from.pieceCount];
        for (int i = 0; i < from.pieceCount; i++) {
            pieces[i] = i == captured ? Piece.NONE : Piece.of(from.colors[i], i == promoted ? kind : from.kinds[i]);
        }
        sources = new int[table.signature().pieceCount];
        for (int i = 0; i < sources.length; i++) {
            int piece = Piece.of(table.signature().colors[i] ^ (flipped ? 1 : 0), table.signature().kinds[i]);
            int source = 0;
            while (pieces[source] != piece) {
                source++;
            }
            sources[i] = source;
            pieces[source] = Piece.NONE;
        }
    }

    /**
     * Returns the value of a position of that table.
     *
     * @param squares of the pieces in this table
     * @param sideToMove as in this table
     * @param scratch at least as many entries as that table has pieces, overwritten
     */
    byte code(int[] squares, int sideToMove, int[] scratch) {
        for (int i = 0; i < sources.length; i++) {
            int square = squares[sources[i]];
            scratch[i] = flipped ? Square.flip(square) : square;
        }
        return table.code(flipped ? sideToMove ^ 1 : sideToMove, scratch);
    }

    @Override
    public String toString() {
        return MaterialKey.name(table.signature().key);
    }
}
