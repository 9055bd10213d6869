package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;

/** A built table in memory: a byte for each position of one material, both sides to move. Thread-safe. */
public final class BuiltTable {
    final LoadedTable values;

    BuiltTable(LoadedTable values) {
        this.values = values;
    }

    /** Returns the material, such as {@code KQKR}; White is the stronger side. */
    public String name() {
        return values.signature().toString();
    }

    /** Returns the {@link MaterialKey} of {@link #name}. */
    public long material() {
        return values.signature().key;
    }

    /** Returns the bytes of memory of the values. */
    public long bytes() {
        return 2L * values.index().size() * values.pawns().count();
    }

    /** Returns all values, slice by slice. */
    public WholeTable whole() {
        return values;
    }

    /** Returns a scan of the whole table. */
    public TableScan scan() {
        return new TableScan(values);
    }

    /**
     * Returns the value of a position as {@link ExactValues#plies}, a capture en passant left aside.
     *
     * @param key of the pieces to consider: those of this table, in either colour; others are ignored
     * @param scratch at least as many entries as the table has pieces, overwritten
     */
    public int plies(Position position, long key, int[] scratch) {
        boolean flipped = key != values.signature().key;
        values.signature().squaresOf(position, flipped, scratch);
        int code = values.code(position.sideToMove() ^ (flipped ? 1 : 0), scratch);
        return code == MoveCode.DRAW ? ExactValues.DRAW : MoveCode.plies(code);
    }

    @Override
    public String toString() {
        return name();
    }
}
