package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.function.LongFunction;

/** The way from the pieces of one table, one taken or one promoted or both, to the table of those that are left. */
final class Conversion {
    private final OracleTable table;

    /** By piece of that table: the piece here. */
    private final int[] sources;

    /** The table has the colours exchanged. */
    private final boolean flipped;

    /**
     * @param captured the piece that is gone, {@link TableBoard#GONE} for none
     * @param promoted the piece that changes its kind, {@link TableBoard#GONE} for none
     * @param kind what it becomes
     * @param tables the table of a stored material
     */
    Conversion(TableMaterial from, int captured, int promoted, int kind, LongFunction<OracleTable> tables) {
        int[] pieces = new int[from.pieceCount];
        long key = 0;
        for (int i = 0; i < from.pieceCount; i++) {
            pieces[i] = Piece.of(from.colors[i], i == promoted ? kind : from.kinds[i]);
            if (i == captured) {
                pieces[i] = Piece.NONE;
            } else {
                key += MaterialKey.of(pieces[i]);
            }
        }
        flipped = MaterialKey.strongerWhite(key) != key;
        table = tables.apply(MaterialKey.strongerWhite(key));
        sources = new int[table.material.pieceCount];
        for (int i = 0; i < sources.length; i++) {
            int color = table.material.colors[i] ^ (flipped ? 1 : 0);
            int piece = Piece.of(color, table.material.kinds[i]);
            int source = 0;
            while (pieces[source] != piece) {
                source++;
            }
            sources[i] = source;
            pieces[source] = Piece.NONE;
        }
    }

    /**
     * The value of a position there.
     *
     * @param squares of the pieces here
     * @param sideToMove as here
     * @param scratch at least as many entries as that table has pieces, overwritten
     */
    int code(int[] squares, int sideToMove, int[] scratch) {
        for (int i = 0; i < sources.length; i++) {
            int square = squares[sources[i]];
            scratch[i] = flipped ? Square.flip(square) : square;
        }
        return table.code(flipped ? sideToMove ^ 1 : sideToMove, table.index.of(scratch));
    }

    @Override
    public String toString() {
        return table + Arrays.toString(sources);
    }
}
