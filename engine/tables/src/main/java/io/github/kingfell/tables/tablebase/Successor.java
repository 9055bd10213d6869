package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.index.Signature;

/**
 * The way from the men of one table, one taken or one promoted or both or neither, to the table of those that are left.
 */
@Hot
final class Successor {
    private final LoadedTable table;
    private final boolean flipped;

    /** By man of that table: the man here. */
    private final int[] sources;

    /**
     * @param captured the man that is gone, {@link Signature#NONE} for none
     * @param promoted the pawn that becomes another man, {@link Signature#NONE} for none
     * @param kind what it becomes
     * @param table of what is left
     */
    Successor(Signature from, int captured, int promoted, int kind, LoadedTable table) {
        this.table = table;
        long left = from.after(captured, promoted, kind);
        flipped = MaterialKey.strongerWhite(left) != left;
        int[] pieces = new int[from.men];
        for (int man = 0; man < from.men; man++) {
            pieces[man] =
                    man == captured ? Piece.NONE : Piece.of(from.colors[man], man == promoted ? kind : from.kinds[man]);
        }
        sources = new int[table.signature().men];
        for (int man = 0; man < sources.length; man++) {
            int piece = Piece.of(table.signature().colors[man] ^ (flipped ? 1 : 0), table.signature().kinds[man]);
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
    byte code(int[] squares, int sideToMove, int[] scratch) {
        for (int man = 0; man < sources.length; man++) {
            int square = squares[sources[man]];
            scratch[man] = flipped ? Square.flip(square) : square;
        }
        return table.code(flipped ? sideToMove ^ 1 : sideToMove, scratch);
    }

    @Override
    public String toString() {
        return MaterialKey.name(table.signature().key);
    }
}
