package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The rectangle that the lines of a rook, or of a queen as a rook, leave to Black's king; the whole breadth where he
 * stands on such a line.
 */
final class RookBox {
    private static final int WHOLE = 8;

    private final int piece;
    private final int white;
    private final int black;

    private RookBox(Position position, int kind) {
        piece = Distances.square(position, Color.WHITE, kind);
        white = position.king(Color.WHITE);
        black = position.king(Color.BLACK);
    }

    static RookBox of(Position position, int kind) {
        return new RookBox(position, kind);
    }

    private int files() {
        return breadth(Square.file(piece), Square.file(black));
    }

    private int ranks() {
        return breadth(Square.rank(piece), Square.rank(black));
    }

    private static int breadth(int line, int king) {
        return king == line ? WHOLE : king > line ? 7 - line : line;
    }

    int squares() {
        return files() * ranks();
    }

    /** Files plus ranks. */
    int half() {
        return files() + ranks();
    }

    /** The narrower of its sides. */
    int breadth() {
        return Math.min(files(), ranks());
    }

    /** Files plus ranks from White's king to the corner of the box beside the piece. */
    int kingToCorner() {
        int file = Square.file(piece) + Integer.signum(Square.file(black) - Square.file(piece));
        int rank = Square.rank(piece) + Integer.signum(Square.rank(black) - Square.rank(piece));
        return Distances.lines(white, Square.of(file, rank));
    }

    /** Returns true when a line of the piece runs between the kings. */
    boolean dividesKings() {
        return divides(Square.file(piece), Square.file(white), Square.file(black))
                || divides(Square.rank(piece), Square.rank(white), Square.rank(black));
    }

    private static boolean divides(int line, int one, int other) {
        return (one - line) * (other - line) < 0;
    }
}
