package io.github.kingfell.classics.bell;

import java.util.ArrayList;
import java.util.List;

/**
 * The six tables that drive move listing (Bell 1972, appendix 2). Squares are 1..64 from a1 to h8; square 65 is off the
 * board and always empty, so that pawns need no test for the edge.
 *
 * <p>The program of the book reads these tables as input, which keeps it small. Here they are computed, in the order of
 * the book, because the order of targets decides the order of moves.
 */
final class MoveTables {
    /** The capture square of a pawn on an edge file. */
    static final int OFF_BOARD = 65;

    static final int FILES = 8;
    static final int SQUARES = 64;

    private static final int[] KNIGHT_STEPS = {6, 15, 17, 10, -6, -15, -17, -10};
    private static final int[] KING_STEPS = {-9, -8, -7, -1, 1, 7, 8, 9};
    private static final int[] ROOK_STEPS = {1, -1, FILES, -FILES};
    private static final int[] BISHOP_STEPS = {9, -9, 7, -7};

    static final MoveTables STANDARD = new MoveTables();

    /** By square: the squares that the piece may go to. */
    final int[][] knight = new int[SQUARES + 1][];

    final int[][] king = new int[SQUARES + 1][];

    /** The steps of the four directions, then by square the last square in each direction. */
    final Rays rook = new Rays(ROOK_STEPS);

    final Rays bishop = new Rays(BISHOP_STEPS);

    /** By square: the single step, the double step, and the two capture squares. */
    final int[][] whitePawn = new int[SQUARES + 1][];

    final int[][] blackPawn = new int[SQUARES + 1][];

    private MoveTables() {
        for (int square = 1; square <= SQUARES; square++) {
            knight[square] = targets(square, KNIGHT_STEPS);
            king[square] = targets(square, KING_STEPS);
            whitePawn[square] = pawnRow(square, 1);
            blackPawn[square] = pawnRow(square, -1);
        }
    }

    /** Lines of squares to the edge of the board. */
    static final class Rays {
        final int[] steps;
        /** By square and direction. */
        final int[][] ends = new int[SQUARES + 1][];

        Rays(int[] steps) {
            this.steps = steps;
            for (int square = 1; square <= SQUARES; square++) {
                ends[square] = new int[steps.length];
                for (int direction = 0; direction < steps.length; direction++) {
                    int end = square;
                    while (isNear(end, end + steps[direction])) {
                        end += steps[direction];
                    }
                    ends[square][direction] = end;
                }
            }
        }
    }

    private static int[] targets(int square, int[] steps) {
        List<Integer> targets = new ArrayList<>();
        for (int step : steps) {
            if (isNear(square, square + step)) {
                targets.add(square + step);
            }
        }
        return targets.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Returns the row of a pawn. A pawn that is not on its first rank has its own square in place of the double step;
     * that square is never empty, so the step is never listed. Rows of ranks without pawns are never read; they are
     * filled the same way.
     */
    private static int[] pawnRow(int square, int direction) {
        int rank = (square - 1) / FILES;
        int file = (square - 1) % FILES;
        boolean first = rank == (direction > 0 ? 1 : FILES - 2);
        int ahead = onBoardOr(square + direction * FILES, square);
        int left = square + direction * FILES - direction;
        int right = square + direction * FILES + direction;
        boolean leftEdge = file == (direction > 0 ? 0 : FILES - 1);
        boolean rightEdge = file == (direction > 0 ? FILES - 1 : 0);
        return new int[] {
            ahead,
            first ? square + 2 * direction * FILES : square,
            leftEdge ? OFF_BOARD : onBoardOr(left, OFF_BOARD),
            rightEdge ? OFF_BOARD : onBoardOr(right, OFF_BOARD)
        };
    }

    private static int onBoardOr(int square, int otherwise) {
        return square >= 1 && square <= SQUARES ? square : otherwise;
    }

    /**
     * Returns true when both squares are on the board and no more than two files apart, so that the step has not
     * wrapped around the edge.
     */
    private static boolean isNear(int from, int to) {
        return to >= 1 && to <= SQUARES && Math.abs((from - 1) % FILES - (to - 1) % FILES) <= 2;
    }
}
