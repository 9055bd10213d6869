package io.github.kingfell.tables.tablebase;

import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.io.IOException;

/** All values of one material, slice by slice: in a file, or in memory. */
public interface WholeTable {
    Signature signature();

    PawnPlacements pawns();

    SliceIndex index();

    /** Returns the values of a slice, by side to move and number; undefined where there is no position. */
    byte[][] slice(int number) throws IOException;

    /** Returns a value of a slice as {@link ExactValues#plies}. */
    static int plies(byte value) {
        return value == MoveCode.DRAW ? ExactValues.DRAW : MoveCode.plies(value);
    }
}
