package io.github.kingfell.classics.bell;

import java.util.Arrays;

/**
 * A list of pseudo-legal moves in the format of Bell's program. The entry of a piece that can move holds its number,
 * its value, its square, its target squares, and its own square again with a minus sign, which takes the piece back.
 * Pieces are listed in a given order.
 *
 * <p>Listing stops as soon as a piece could capture the enemy king: the previous move was illegal, or, after a move of
 * the same side, the enemy king is in check. There is no other test for either.
 */
final class MoveSheet {
    /** Number, value, square and the way back, plus the greatest number of targets of a queen. */
    private static final int MOST_ENTRIES_A_PIECE = 4 + 27;

    private final BellBoard board;
    private final int side;
    private final MoveTables tables = MoveTables.STANDARD;
    private final int[] entries;
    private int size;
    private int captor;
    private int targets;

    MoveSheet(BellBoard board, int side) {
        this.board = board;
        this.side = side;
        entries = new int[board.pieceCount(side) * MOST_ENTRIES_A_PIECE];
    }

    int size() {
        return size;
    }

    int entry(int index) {
        return entries[index];
    }

    /** Returns the whole list as the program holds it. */
    int[] toArray() {
        return Arrays.copyOf(entries, size);
    }

    /** Returns the number of moves listed since the sheet was made. */
    int targets() {
        return targets;
    }

    void clear() {
        size = 0;
        captor = 0;
    }

    /**
     * Adds the moves of some pieces.
     *
     * @param order numbers of pieces
     * @param from the first index of the order to be listed
     * @param to the index after the last
     * @return the number of a piece that could capture the king, 0 when the list is complete
     */
    int list(int[] order, int from, int to) {
        for (int place = from; place < to; place++) {
            list(order[place]);
            if (captor != 0) {
                return captor;
            }
        }
        return 0;
    }

    private void list(int number) {
        int square = board.square(side, number);
        int value = board.kindOn(side, square);
        if (value == 0) {
            return;
        }
        int head = size;
        entries[size++] = number;
        entries[size++] = value;
        entries[size++] = square;
        if (!listTargets(square, value)) {
            captor = number;
            size = head;
            return;
        }
        targets += size - head - 3;
        if (size == head + 3) {
            size = head;
        } else {
            entries[size++] = -square;
        }
    }

    /** Returns false when the king could be captured. */
    private boolean listTargets(int square, int value) {
        return switch (value) {
            case BellBoard.PAWN -> pawn((side == BellBoard.WHITE ? tables.whitePawn : tables.blackPawn)[square]);
            case BellBoard.KNIGHT -> steps(tables.knight[square]);
            case BellBoard.BISHOP -> rays(square, tables.bishop);
            case BellBoard.ROOK -> rays(square, tables.rook);
            case BellBoard.QUEEN -> rays(square, tables.rook) && rays(square, tables.bishop);
            default -> steps(tables.king[square]);
        };
    }

    private boolean steps(int[] row) {
        for (int to : row) {
            if (board.kindOn(side, to) == 0 && !add(to)) {
                return false;
            }
        }
        return true;
    }

    private boolean rays(int square, MoveTables.Rays rays) {
        for (int direction = 0; direction < rays.steps.length; direction++) {
            int step = rays.steps[direction];
            int end = rays.ends[square][direction];
            for (int to = square; to != end; ) {
                to += step;
                if (board.kindOn(side, to) != 0) {
                    break;
                }
                if (!add(to)) {
                    return false;
                }
                if (board.kindOn(1 - side, to) != 0) {
                    break;
                }
            }
        }
        return true;
    }

    private boolean pawn(int[] row) {
        for (int step = 0; step < 2 && isEmpty(row[step]); step++) {
            entries[size++] = row[step];
        }
        for (int capture = 2; capture < row.length; capture++) {
            if (board.kindOn(1 - side, row[capture]) != 0 && !add(row[capture])) {
                return false;
            }
        }
        return true;
    }

    private boolean isEmpty(int square) {
        return board.kindOn(BellBoard.WHITE, square) == 0 && board.kindOn(BellBoard.BLACK, square) == 0;
    }

    private boolean add(int to) {
        if (board.kindOn(1 - side, to) == BellBoard.KING) {
            return false;
        }
        entries[size++] = to;
        return true;
    }
}
