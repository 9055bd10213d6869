package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Square;

/**
 * Numbers the arrangements of the leading colour's pawns. The squares of pawns have an order: the nearer to the edge of
 * the board and to the own base line, the higher; of two mirrored squares the one on the queen's wing is higher. The
 * highest pawn leads: its file (a to d) selects one of the four parts of the file, and the others stand on lower
 * squares.
 */
@Hot
final class LeadingPawns {
    private static final int HIGHEST = 47;
    private static final int RANKS = 6;
    private static final int MOST = 5;

    /**
     * By number of pawns and square of the leading one, on files a to d: arrangements whose leader stands on a lower
     * rank.
     */
    private static final int[][] BEFORE = new int[MOST + 1][64];

    /** By number of pawns and file of the leading one. */
    private static final int[][] SIZE = new int[MOST + 1][4];

    static {
        for (int pawns = 1; pawns <= MOST; pawns++) {
            for (int file = 0; file < 4; file++) {
                int before = 0;
                for (int rank = 1; rank <= RANKS; rank++) {
                    int square = Square.of(file, rank);
                    BEFORE[pawns][square] = before;
                    before += Choose.of(pawns - 1, order(square));
                }
                SIZE[pawns][file] = before;
            }
        }
    }

    private LeadingPawns() {}

    /** Returns the place of a pawn's square in the order, 0..47. */
    static int order(int square) {
        int file = Square.file(square);
        int fromEdge = Math.min(file, 7 - file);
        int pair = RANKS * fromEdge + Square.rank(square) - 1;
        return HIGHEST - 2 * pair - (file > 3 ? 1 : 0);
    }

    /** Returns the number of arrangements of at most five pawns whose leader is on a file, 0 to 3. */
    static int size(int pawns, int file) {
        return SIZE[pawns][file];
    }

    /** Returns the number of an arrangement: squares in falling order, the first on files a to d. */
    static int index(int[] squares, int pawns) {
        int index = BEFORE[pawns][squares[0]];
        for (int i = 1; i < pawns; i++) {
            index += Choose.of(pawns - i, order(squares[i]));
        }
        return index;
    }
}
