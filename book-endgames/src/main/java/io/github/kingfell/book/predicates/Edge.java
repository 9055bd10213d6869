package io.github.kingfell.book.predicates;

import io.github.kingfell.rules.board.Square;

/** The edges of the board as numbers 0..3, and coordinates seen from one of them. */
public final class Edge {
    public static final int A_FILE = 0;
    public static final int H_FILE = 1;
    public static final int RANK_1 = 2;
    public static final int RANK_8 = 3;
    public static final int COUNT = 4;

    private Edge() {}

    /** de: king moves from a square to the edge, 0..7. */
    public static int de(int square, int edge) {
        return switch (edge) {
            case A_FILE -> Square.file(square);
            case H_FILE -> 7 - Square.file(square);
            case RANK_1 -> Square.rank(square);
            default -> 7 - Square.rank(square);
        };
    }

    /** The line across the edge on which a square lies, 0..7: the rank for the files, the file for the ranks. */
    public static int line(int square, int edge) {
        return edge <= H_FILE ? Square.rank(square) : Square.file(square);
    }

    /** The square at a distance from the edge and on a line. */
    public static int square(int edge, int de, int line) {
        return switch (edge) {
            case A_FILE -> Square.of(de, line);
            case H_FILE -> Square.of(7 - de, line);
            case RANK_1 -> Square.of(line, de);
            default -> Square.of(line, 7 - de);
        };
    }
}
