package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.Tablebase;
import org.jspecify.annotations.Nullable;

/**
 * Reads values out of a library: from the tables in memory, else from those that come with the program, else from the
 * tablebases of its directory. For one thread.
 */
final class TableReader implements TableProbe {
    private final TableLibrary library;
    private final int[] squares = new int[BuiltTables.MOST_PIECES];

    /** The table used last, by the material that was asked for. */
    private long material = -1;

    private @Nullable BuiltTable table;

    /** The table used last for a position against a bare king. */
    private long bareMaterial = -1;

    private @Nullable BuiltTable bareTable;

    private final @Nullable ShippedReader shipped;
    private @Nullable Tablebase tablebase;
    private ExactValues reader = ExactValues.NONE;

    TableReader(TableLibrary library) {
        this.library = library;
        ShippedTables tables = library.shipped();
        shipped = tables == null ? null : new ShippedReader(tables);
    }

    @Override
    public int plies(Position position) {
        if (position.castling() != 0) {
            return UNKNOWN;
        }
        BuiltTable found = TableLibrary.covers(position) ? tableOf(position.material()) : null;
        if (found == null) {
            return elsewhere(Long.bitCount(position.occupied())).plies(position);
        }
        int plies = found.plies(position, position.material(), squares);
        return position.enPassant() == Square.NONE ? plies : EnPassant.plies(position, plies, this);
    }

    @Override
    public int pliesAgainstBareKing(Position position, int attacker) {
        long pieces = position.color(attacker);
        BuiltTable found = Long.bitCount(pieces) < TableMaterial.MOST_PIECES && position.castling() == 0
                ? bareTableOf(MaterialKey.side(position.material(), attacker))
                : null;
        if (found == null) {
            return elsewhere(Long.bitCount(pieces) + 1).pliesAgainstBareKing(position, attacker);
        }
        int king = position.king(Color.opponent(attacker));
        boolean isCheck = position.sideToMove() == attacker && position.isAttacked(king, attacker, pieces | 1L << king);
        return isCheck ? UNKNOWN : found.plies(position, bareMaterial, squares);
    }

    /** Returns the source for positions of so many pieces that no table in memory answers. */
    private ExactValues elsewhere(int pieceCount) {
        return shipped != null && pieceCount <= TableMaterial.MOST_PIECES ? shipped : kept();
    }

    /** Returns a reader of the user's directory, which may have been set after this reader was made. */
    private ExactValues kept() {
        Tablebase named = library.tablebase();
        if (named != tablebase) {
            tablebase = named;
            reader = named == null ? ExactValues.NONE : named.reader(shipped != null ? shipped : ExactValues.NONE);
        }
        return reader;
    }

    private @Nullable BuiltTable tableOf(long key) {
        if (key != material || table == null) {
            material = key;
            table = library.existing(key);
        }
        return table;
    }

    private @Nullable BuiltTable bareTableOf(long key) {
        if (key != bareMaterial || bareTable == null) {
            bareMaterial = key;
            bareTable = library.existing(key);
        }
        return bareTable;
    }
}
