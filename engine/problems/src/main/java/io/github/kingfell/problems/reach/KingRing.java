package io.github.kingfell.problems.reach;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The squares round a king as a set of nine bits, a guard: its eight neighbours, clockwise from the north, and its own
 * square.
 */
@Hot
public final class KingRing {
    /** The bit of the king's own square: check. */
    public static final int CHECK = 1 << 8;

    /** All neighbours of the king. */
    public static final int RING = CHECK - 1;

    private static final int[] FILE_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] RANK_STEPS = {1, 1, 0, -1, -1, -1, 0, 1};

    /** By king's square and set of neighbours. */
    private static final long[] SQUARES = new long[64 << 8];

    /** By king's square: the neighbours beyond the edge of the board. */
    private static final int[] EDGES = new int[64];

    static {
        for (int king = 0; king < EDGES.length; king++) {
            EDGES[king] = RING & ~neighbours(-1L, king);
        }
        for (int place = 0; place < SQUARES.length; place++) {
            for (int rest = place & RING; rest != 0; rest &= rest - 1) {
                int square = neighbour(place >> 8, Integer.numberOfTrailingZeros(rest));
                SQUARES[place] |= square == Square.NONE ? 0 : Bitboard.of(square);
            }
        }
    }

    private KingRing() {}

    /** Returns the square next to a king's square in a direction, or {@link Square#NONE}. */
    public static int neighbour(int king, int direction) {
        int file = Square.file(king) + FILE_STEPS[direction];
        int rank = Square.rank(king) + RANK_STEPS[direction];
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? Square.NONE : Square.of(file, rank);
    }

    /** Returns the neighbours of a guard as squares, without those beyond the edge of the board. */
    public static long squares(int king, int guard) {
        return SQUARES[king << 8 | guard & RING];
    }

    /** Returns the neighbours that belong to a set of squares, without those beyond the edge. */
    static int neighbours(long set, int king) {
        int guard = 0;
        for (int direction = 0; direction < 8; direction++) {
            int square = neighbour(king, direction);
            guard |= square != Square.NONE && Bitboard.contains(set, square) ? 1 << direction : 0;
        }
        return guard;
    }

    /** Returns the bits of the neighbours beyond the edge of the board. */
    public static int edge(int king) {
        return EDGES[king];
    }

    /** Returns the guard of a piece that attacks those squares; what is beyond the edge belongs to every guard. */
    public static int guard(long attacks, int king) {
        return neighbours(attacks, king) | edge(king) | (Bitboard.contains(attacks, king) ? CHECK : 0);
    }
}
