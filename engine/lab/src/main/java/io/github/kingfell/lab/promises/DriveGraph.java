package io.github.kingfell.lab.promises;

import io.github.kingfell.book.kqkr.Drive;
import io.github.kingfell.book.kqkr.KingsAndRook;
import io.github.kingfell.book.kqkr.QueenAgainstRook;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * All positions of KQKR with the black king in a triangle of the board, and the moves between them: from p those that
 * keep the queen, from q those that keep the rook.
 */
final class DriveGraph {
    /** One more than the largest position number. */
    static final int SIZE = KingsAndRook.PLACES << 18;

    private static final int SQUARE = 63;

    /** The positions p in which the rook does not fall at once, and the positions q that are not lost. */
    final int[] whites;

    final int[] blacks;

    final Moves whiteMoves = new Moves();
    final Moves blackMoves = new Moves();

    /** By number of p: true when the position may stand at the end of a branch, because its situation is known. */
    final boolean[] safe = new boolean[SIZE];

    /** By number of q: checkmate. */
    final boolean[] mate = new boolean[SIZE];

    /** Lists of position numbers, by position number. */
    static final class Moves {
        private final int[] from = new int[SIZE + 1];
        private int[] to = new int[1 << 24];
        private int size;

        private void add(int number) {
            if (size == to.length) {
                to = Arrays.copyOf(to, 2 * size);
            }
            to[size++] = number;
        }

        int from(int number) {
            return from[number];
        }

        int end(int number) {
            return from[number + 1];
        }

        int to(int i) {
            return to[i];
        }
    }

    DriveGraph() {
        boolean[] white = new boolean[SIZE];
        boolean[] black = new boolean[SIZE];
        for (int x = 0; x < SIZE; x++) {
            black[x] = isLegal(x) && !KingsAndRook.isCheck(wk(x), queen(x), bk(x), rook(x)) && !isLost(x);
            if (black[x]) {
                mate[x] = (QueenAgainstRook.kingReplies(wk(x), queen(x), bk(x), rook(x))
                                | QueenAgainstRook.rookReplies(wk(x), queen(x), bk(x), rook(x)))
                        == 0;
                listBlack(x);
            }
            blackMoves.from[x + 1] = blackMoves.size;
        }
        for (int x = 0; x < SIZE; x++) {
            white[x] = isLegal(x)
                    && !QueenAgainstRook.isInCheck(wk(x), queen(x), bk(x), rook(x))
                    && !QueenAgainstRook.rookFalls(wk(x), queen(x), bk(x), rook(x));
            if (white[x]) {
                listWhite(x, black);
                safe[x] = Drive.isSafe(wk(x), queen(x), bk(x), rook(x));
            }
            whiteMoves.from[x + 1] = whiteMoves.size;
        }
        whites = IntStream.range(0, SIZE).filter(x -> white[x]).toArray();
        blacks = IntStream.range(0, SIZE).filter(x -> black[x]).toArray();
    }

    static int wk(int x) {
        return x >>> 12 & SQUARE;
    }

    static int queen(int x) {
        return x >>> 6 & SQUARE;
    }

    static int bk(int x) {
        return KingsAndRook.square(x >>> 18);
    }

    static int rook(int x) {
        return x & SQUARE;
    }

    /** Returns the number of the situation of a position. */
    static int situation(int x) {
        return KingsAndRook.index(wk(x), queen(x), bk(x), rook(x));
    }

    private static int number(int wk, int queen, int bk, int rook) {
        int view = KingsAndRook.view(bk);
        return KingsAndRook.place(KingsAndRook.image(bk, view)) << 18
                | KingsAndRook.image(wk, view) << 12
                | KingsAndRook.image(queen, view) << 6
                | KingsAndRook.image(rook, view);
    }

    private static boolean isLegal(int x) {
        long pieces = Bitboard.of(wk(x)) | Bitboard.of(queen(x)) | Bitboard.of(bk(x)) | Bitboard.of(rook(x));
        return Bitboard.count(pieces) == 4 && Square.distance(wk(x), bk(x)) > 1;
    }

    private static boolean isLost(int q) {
        return QueenAgainstRook.isLost(wk(q), queen(q), bk(q), rook(q));
    }

    private void listBlack(int q) {
        int wk = wk(q);
        int queen = queen(q);
        int bk = bk(q);
        int rook = rook(q);
        for (long to = QueenAgainstRook.kingReplies(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            addReply(wk, queen, Bitboard.first(to), rook);
        }
        for (long to = QueenAgainstRook.rookReplies(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            addReply(wk, queen, bk, Bitboard.first(to));
        }
    }

    private void addReply(int wk, int queen, int bk, int rook) {
        if (!QueenAgainstRook.rookFalls(wk, queen, bk, rook)) {
            blackMoves.add(number(wk, queen, bk, rook));
        }
    }

    private void listWhite(int p, boolean[] black) {
        int wk = wk(p);
        int queen = queen(p);
        int bk = bk(p);
        int rook = rook(p);
        for (long to = QueenAgainstRook.queenMoves(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            addWhite(number(wk, Bitboard.first(to), bk, rook), black);
        }
        for (long to = QueenAgainstRook.kingMoves(wk, queen, bk, rook); to != 0; to = Bitboard.rest(to)) {
            addWhite(number(Bitboard.first(to), queen, bk, rook), black);
        }
    }

    private void addWhite(int q, boolean[] black) {
        if (black[q]) {
            whiteMoves.add(q);
        }
    }
}
