package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * Goes through the cells of a tile in the order in which they are coded, and tells each one's context. A cell that is
 * no position gets the likeliest outcome of its context. For one thread.
 */
@Hot
abstract class TileWalk {
    private static final int NONE = -1;

    /** How far the nearest squares are, in the order of preference. A bishop's are of its own colour. */
    private static final int[][] BISHOP = {{-9, -2, -16, -7}, {-7, -16, -2, -9}};

    private static final int[][] OTHERS = {{-1, -8}, {-8, -1}};

    /** Most files between a square and one that is near. */
    private static final int NEAR = 2;

    final TileGrid grid;
    private final TileRow row;
    private final int[] squares;

    /** By square of the man that moves along a row: two squares before it, if any. The same for the row. */
    private final int[][] besides;

    private final int[][] above;
    private final byte[] same = new byte[TileModel.FEATURES];

    TileWalk(TileGrid grid) {
        this.grid = grid;
        row = new TileRow(grid);
        squares = new int[grid.signature.pieceCount];
        besides = near(grid.signature.kinds[grid.rows + 1]);
        above = near(grid.signature.kinds[grid.rows]);
    }

    private static int[][] near(int kind) {
        int[][] near = new int[2][64];
        for (int choice = 0; choice < 2; choice++) {
            for (int square = 0; square < 64; square++) {
                near[choice][square] = NONE;
                int[] steps = (kind == Piece.BISHOP ? BISHOP : OTHERS)[choice];
                for (int i = steps.length - 1; i >= 0; i--) {
                    int there = square + steps[i];
                    if (there >= 0 && Math.abs(Square.file(there) - Square.file(square)) <= NEAR) {
                        near[choice][square] = there;
                    }
                }
            }
        }
        return near;
    }

    /**
     * Goes through a tile.
     *
     * @param own number of the tile in the slice
     * @param cells receives the outcomes
     */
    final void walk(TileModel model, int slice, int sideToMove, int own, byte[] cells) {
        grid.place(slice, own, squares);
        Arrays.fill(same, (byte) TileModel.NO_OUTCOME);
        for (int still = 0; still < 64; still++) {
            squares[grid.rows] = still;
            row.look(squares, sideToMove);
            walkRow(model, still, cells);
        }
    }

    private void walkRow(TileModel model, int still, byte[] cells) {
        long positions = row.positions();
        int up = above[0][still];
        int further = above[1][still];
        for (int square = 0; square < 64; square++) {
            int beside = besides[0][square];
            int next = besides[1][square];
            int at = still << 6 | square;
            int left = beside < 0 ? NONE : cells[still << 6 | beside];
            int three = up >= 0 ? cells[up << 6 | square] : left >= 0 ? left : OutcomeCode.DRAW;
            int four = further >= 0 ? cells[further << 6 | square] : three;
            int one = left >= 0 ? left : three;
            int two = next >= 0 ? cells[still << 6 | next] : one;
            int features = row.features(square);
            int context = TileModel.context(one, two, three, four, same[features], features);
            if ((positions >>> square & 1) == 0) {
                cells[at] = (byte) model.first(context);
            } else {
                byte outcome = (byte) outcome(model, context, at);
                cells[at] = outcome;
                same[features] = outcome;
            }
        }
    }

    /** Returns the outcome to put into a cell that is a position. */
    abstract int outcome(TileModel model, int context, int cell);
}
