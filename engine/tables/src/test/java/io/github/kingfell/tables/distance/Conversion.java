package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.function.LongFunction;

/** The way from the men of one table, one taken or one promoted or both, to the table of those that are left. */
final class Conversion {
    private final OracleTable table;

    /** By man of that table: the man here. */
    private final int[] sources;

    /** The table has the colours exchanged. */
    private final boolean flipped;

    /**
     * @param captured the man that is gone, {@link TableBoard#GONE} for none
     * @param promoted the man that changes its kind, {@link TableBoard#GONE} for none
     * @param kind what it becomes
     * @param tables the table of a stored material
     */
    Conversion(TableMaterial from, int captured, int promoted, int kind, LongFunction<OracleTable> tables) {
        int[] pieces = new int[from.men];
        long key = 0;
        for (int man = 0; man < from.men; man++) {
            pieces[man] = Piece.of(from.colors[man], man == promoted ? kind : from.kinds[man]);
            if (man == captured) {
                pieces[man] = Piece.NONE;
            } else {
                key += MaterialKey.of(pieces[man]);
            }
        }
        flipped = MaterialKey.strongerWhite(key) != key;
        table = tables.apply(MaterialKey.strongerWhite(key));
        sources = new int[table.material.men];
        for (int man = 0; man < sources.length; man++) {
            int color = table.material.colors[man] ^ (flipped ? 1 : 0);
            int piece = Piece.of(color, table.material.kinds[man]);
            int source = 0;
            while (pieces[source] != piece) {
                source++;
            }
            sources[man] = source;
            pieces[source] = Piece.NONE;
        }
    }

    /**
     * The value of a position there.
     *
     * @param squares of the men here
     * @param sideToMove as here
     * @param scratch at least as many entries as that table has men, overwritten
     */
    int code(int[] squares, int sideToMove, int[] scratch) {
        for (int man = 0; man < sources.length; man++) {
            int square = squares[sources[man]];
            scratch[man] = flipped ? Square.flip(square) : square;
        }
        return table.code(flipped ? sideToMove ^ 1 : sideToMove, table.index.of(scratch));
    }

    @Override
    public String toString() {
        return table + Arrays.toString(sources);
    }
}
