package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/** The men that came and went from one position to another, and what that does to the sums of the hidden layer. */
@Hot
final class Changes {
    private static final int MOST = 32;

    /** Boards of one kind of man of one side, and squares. */
    private final int[] goneBoards = new int[MOST];

    private final int[] goneSquares = new int[MOST];
    private final int[] comeBoards = new int[MOST];
    private final int[] comeSquares = new int[MOST];
    private int gone;
    private int come;

    void clear() {
        gone = 0;
        come = 0;
    }

    /** Notes what went from a board and what came. */
    void add(int board, long left, long arrived) {
        for (; left != 0; left = Bitboard.rest(left)) {
            goneBoards[gone] = board;
            goneSquares[gone++] = Bitboard.first(left);
        }
        for (; arrived != 0; arrived = Bitboard.rest(arrived)) {
            comeBoards[come] = board;
            comeSquares[come++] = Bitboard.first(arrived);
        }
    }

    /** The sums of one position from those of the other, which may be the same array. */
    void apply(Network network, int side, int view, int[] from, int[] to) {
        int left = 0;
        int arrived = 0;
        int[] base = from;
        if (gone == 2 && come == 1) {
            capture(base, gone(network, side, view, 0), gone(network, side, view, 1), come(network, side, view, 0), to);
            return;
        }
        for (; left < gone && arrived < come; base = to) {
            move(base, gone(network, side, view, left++), come(network, side, view, arrived++), to);
        }
        if (base != to) {
            System.arraycopy(base, 0, to, 0, to.length);
        }
        while (left < gone) {
            subtract(to, gone(network, side, view, left++));
        }
        while (arrived < come) {
            add(to, come(network, side, view, arrived++));
        }
    }

    private int[] gone(Network network, int side, int view, int number) {
        return weights(network, side, view, goneBoards[number], goneSquares[number]);
    }

    private int[] come(Network network, int side, int view, int number) {
        return weights(network, side, view, comeBoards[number], comeSquares[number]);
    }

    static int[] weights(Network network, int side, int view, int board, int square) {
        return network.inputWeights(NetworkInputs.index(side, view, board / 6, board % 6 + Piece.PAWN, square));
    }

    static void add(int[] sums, int[] come) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += come[i];
        }
    }

    private static void subtract(int[] sums, int[] gone) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] -= gone[i];
        }
    }

    private static void move(int[] base, int[] gone, int[] come, int[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] = base[i] + come[i] - gone[i];
        }
    }

    private static void capture(int[] base, int[] gone, int[] taken, int[] come, int[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] = base[i] + come[i] - gone[i] - taken[i];
        }
    }
}
