package io.github.kingfell.book.kqkr;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers the situations that the drive distinguishes; all images of a position have the same number. A situation
 * consists of the squares of the kings, the piece that the rook attacks, whether the rook stands next to his king,
 * whether he cuts the white king off, and how far the queen is from the black king.
 */
public final class KingsAndRook {
    /** By black king: a1 to d4, the squares that represent all images. */
    private static final int[] TRIANGLE = {0, 1, 2, 3, 9, 10, 11, 18, 19, 27};

    /** Places of the black king. */
    public static final int PLACES = TRIANGLE.length;

    private static final int SQUARES = 64;

    /** The number of situations for one placement of the kings. */
    private static final int SITUATIONS = 48;

    /** King steps from the black king to the queen; greater distances count as this one. */
    private static final int FAR = 4;

    /** One more than the largest number. */
    public static final int SIZE = 10 * SQUARES * SITUATIONS;

    static final int IMAGES = 8;

    /** The place in the triangle by square, -1 elsewhere. */
    private static final int[] PLACE = new int[SQUARES];

    private static final int[] VIEW = new int[SQUARES];

    static {
        Arrays.fill(PLACE, -1);
        for (int i = 0; i < TRIANGLE.length; i++) {
            PLACE[TRIANGLE[i]] = i;
        }
        for (int square = 0; square < SQUARES; square++) {
            while (PLACE[image(square, VIEW[square])] < 0) {
                VIEW[square]++;
            }
        }
    }

    private KingsAndRook() {}

    /** A square in one of the eight images of the board. */
    public static int image(int square, int view) {
        int file = (view & 1) == 0 ? Square.file(square) : 7 - Square.file(square);
        int rank = (view & 2) == 0 ? Square.rank(square) : 7 - Square.rank(square);
        return (view & 4) == 0 ? Square.of(file, rank) : Square.of(rank, file);
    }

    /** The image in which the black king stands in the triangle. */
    public static int view(int bk) {
        return VIEW[bk];
    }

    /** The square of one of the {@link #PLACES}. */
    public static int square(int place) {
        return TRIANGLE[place];
    }

    /** The place of a square in the triangle. */
    public static int place(int bk) {
        return PLACE[bk];
    }

    /** The number of a situation. */
    public static int index(int wk, int queen, int bk, int rook) {
        int view = VIEW[bk];
        int black = image(bk, view);
        int white = image(wk, view);
        if (Square.file(black) == Square.rank(black)) {
            white = Math.min(white, Square.of(/* file= */ Square.rank(white), /* rank= */ Square.file(white)));
        }
        int attacks = isCheck(wk, queen, bk, rook) ? 1 : isQueenAttacked(wk, queen, bk, rook) ? 2 : 0;
        int apart = Square.distance(bk, rook) > 1 ? 1 : 0;
        int cut = isCut(wk, bk, rook) ? 1 : 0;
        int far = Math.min(FAR, Square.distance(bk, queen)) - 1;
        return (PLACE[black] * SQUARES + white) * SITUATIONS + 4 * (4 * attacks + 2 * apart + cut) + far;
    }

    public static boolean isCheck(int wk, int queen, int bk, int rook) {
        return Bitboard.contains(Attacks.rook(rook, Bitboard.of(queen) | Bitboard.of(bk)), wk);
    }

    static boolean isQueenAttacked(int wk, int queen, int bk, int rook) {
        return Bitboard.contains(Attacks.rook(rook, Bitboard.of(wk) | Bitboard.of(bk)), queen);
    }

    /** True when the rook's file or rank lies between the kings, or is the black king's and not the white one's. */
    private static boolean isCut(int wk, int bk, int rook) {
        return isCut1(Square.file(wk), Square.file(bk), Square.file(rook))
                || isCut1(Square.rank(wk), Square.rank(bk), Square.rank(rook));
    }

    private static boolean isCut1(int white, int black, int line) {
        boolean between = line > Math.min(white, black) && line < Math.max(white, black);
        return between || line == black && white != black;
    }

    // ---- the resource: a line for each placement of the kings ----

    public static final List<String> COLUMNS = List.of(
            "# Columns: black king, white king, then moves: sixteen columns if the rook attacks neither king nor "
                    + "queen, sixteen if it",
            "# gives check, sixteen if it attacks the queen. In each sixteen, eight if it stands beside its king, "
                    + "then eight if it does",
            "# not. In each eight, four if it does not cut off the white king, then four if it does. In each four, "
                    + "one column for each",
            "# distance of the queen from the black king: 1, 2, 3, and 4 or more.");

    /** The line of one placement, given the number of its first situation; empty when there is none. */
    static String line(int first, byte[] moves) {
        StringBuilder line = new StringBuilder();
        boolean any = false;
        for (int i = first; i < first + SITUATIONS; i++) {
            any |= moves[i] > 0;
            line.append(' ').append(moves[i] > 0 ? String.valueOf(moves[i]) : "-");
        }
        int kings = first / SITUATIONS;
        return any ? Square.name(TRIANGLE[kings / SQUARES]) + " " + Square.name(kings % SQUARES) + line : "";
    }

    static void read(String line, byte[] moves) {
        String[] columns = line.split(" ");
        int first = (PLACE[Square.parse(columns[0])] * SQUARES + Square.parse(columns[1])) * SITUATIONS;
        for (int i = 0; i < SITUATIONS; i++) {
            if (!columns[2 + i].equals("-")) {
                moves[first + i] = Byte.parseByte(columns[2 + i]);
            }
        }
    }

    /** The lines of all placements. */
    public static List<String> lines(byte[] moves) {
        List<String> lines = new ArrayList<>();
        for (int first = 0; first < SIZE; first += SITUATIONS) {
            String line = line(first, moves);
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }
}
