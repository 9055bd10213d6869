package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;

/**
 * The order of a material's outcomes. A tile has the placements of the last two men before the pawns, all others in
 * their places; such a man is a king where there are fewer than two pieces. Tiles follow each other slice by slice.
 *
 * <p>The tiles of one side to move are stored. The other side's outcomes follow from its moves, unless a pawn of that
 * side may promote: the tables that this leads to may be missing, so these slices have the tiles of both sides.
 */
@Hot
final class TileGrid {
    static final int CELLS = 64 * 64;

    private static final int CELL_BITS = 12;

    final Signature signature;
    final PawnPlacements pawns;
    final SliceIndex index;

    /** The side to move of the tiles in every slice. */
    final int side;

    /** The man that moves from row to row of a tile; the one after it moves along a row. */
    final int rows;

    /** By slice: its first tile. The number of tiles is the last. */
    private final int[] first;

    private final int perSide;

    TileGrid(Signature signature, int side) {
        this.signature = signature;
        this.side = side;
        pawns = new PawnPlacements(signature);
        index = new SliceIndex(signature);
        rows = signature.firstPawn - 2;
        perSide = signature.pieces() > 1 ? index.size() >> CELL_BITS : signature.pieces() > 0 ? 64 : 1;
        first = new int[pawns.count() + 1];
        int[] squares = new int[signature.pieceCount];
        for (int slice = 0; slice < pawns.count(); slice++) {
            pawns.place(slice, squares);
            first[slice + 1] = first[slice] + (mayPromote(squares, side ^ 1) ? 2 : 1) * perSide;
        }
    }

    private boolean mayPromote(int[] squares, int color) {
        for (int pawn = signature.firstPawn; pawn < signature.pieceCount; pawn++) {
            if (signature.colors[pawn] == color && Square.rank(squares[pawn]) == (color == Color.WHITE ? 6 : 1)) {
                return true;
            }
        }
        return false;
    }

    int tiles() {
        return first[first.length - 1];
    }

    /** Returns the number of a slice's tiles for one side to move. */
    int perSide() {
        return perSide;
    }

    boolean isStored(int slice, int sideToMove) {
        return sideToMove == side || first[slice + 1] - first[slice] > perSide;
    }

    /** Returns the tile with the number of its own in the slice and for the side. */
    int tile(int slice, int sideToMove, int own) {
        return first[slice] + (sideToMove == side ? 0 : perSide) + own;
    }

    /** Returns the number of its own of the tile that has a placement of the index. */
    int own(int number, int[] squares) {
        return signature.pieces() > 1 ? number >> CELL_BITS : signature.pieces() > 0 ? squares[0] : 0;
    }

    /** Returns the cell of a placement in its tile. */
    int cell(int[] squares) {
        return squares[rows] << 6 | squares[rows + 1];
    }

    /** Fills in all men but the two that move in the tile. */
    void place(int slice, int own, int[] squares) {
        pawns.place(slice, squares);
        if (signature.pieces() > 1) {
            index.place(own << CELL_BITS, squares);
        } else if (signature.pieces() > 0) {
            squares[0] = own;
        }
    }
}
