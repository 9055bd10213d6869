package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.CaptureSurvey;
import io.github.kingfell.tables.tablebase.WholeTable;
import java.util.Arrays;

/** Tells from a distance table which outcomes may stand in the cells of a tile. For one thread. */
@Hot
final class TileSource {
    private static final byte ANY = (1 << OutcomeCode.COUNT) - 1;

    private final TileGrid grid;
    private final TileRow row;
    private final CaptureSurvey captures;
    private final int[] squares;
    private final int[] again;
    private final byte[] allowed = new byte[TileGrid.CELLS];

    TileSource(TileGrid grid, BuiltTables smaller) {
        this.grid = grid;
        row = new TileRow(grid);
        captures = new CaptureSurvey(grid.signature, smaller);
        squares = new int[grid.signature.pieceCount];
        again = new int[grid.signature.pieceCount];
    }

    /**
     * Returns the outcomes that may stand in each cell, as bits: the same array every time.
     *
     * @param values of the slice for this side to move
     */
    byte[] allowed(byte[] values, int slice, int sideToMove, int own) {
        grid.place(slice, own, squares);
        Arrays.fill(allowed, ANY);
        for (int still = 0; still < 64; still++) {
            squares[grid.rows] = still;
            row.look(squares, sideToMove);
            for (long rest = row.positions(); rest != 0; rest = Bitboard.rest(rest)) {
                squares[grid.rows + 1] = Bitboard.first(rest);
                int number = grid.index.of(squares);
                if (isRead(number)) {
                    int outcome = OutcomeCode.of(WholeTable.plies(values[number]));
                    int best = captures.best(squares, sideToMove);
                    int capture = best == ExactValues.UNKNOWN ? -1 : OutcomeCode.of(best);
                    allowed[grid.cell(squares)] = (byte) OutcomeCode.allowed(outcome, capture);
                }
            }
        }
        return allowed;
    }

    /** Returns false where a reflection of the placement is read instead. */
    private boolean isRead(int number) {
        System.arraycopy(squares, 0, again, 0, again.length);
        grid.index.place(number, again);
        return Arrays.equals(squares, again);
    }
}
