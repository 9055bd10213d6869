package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Piece;

/** The pieces that differ between two positions, and the resulting change of the hidden layer's sums. */
@Hot
final class Changes {
    private static final int MOST = 32;

    private final int[] gonePieces = new int[MOST];
    private final int[] goneSquares = new int[MOST];
    private final int[] comePieces = new int[MOST];
    private final int[] comeSquares = new int[MOST];
    private int gone;
    private int come;

    void clear() {
        gone = 0;
        come = 0;
    }

    /** Records that the piece on a square, or none, was replaced by another, or none. */
    void add(int square, int before, int now) {
        if (before != Piece.NONE) {
            gonePieces[gone] = before;
            goneSquares[gone++] = square;
        }
        if (now != Piece.NONE) {
            comePieces[come] = now;
            comeSquares[come++] = square;
        }
    }

    /** Computes the sums of one position from those of the other; both may be the same array. */
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
        return pairs(network, side, view, gonePieces[number], goneSquares[number]);
    }

    private int[] come(Network network, int side, int view, int number) {
        return pairs(network, side, view, comePieces[number], comeSquares[number]);
    }

    static int[] pairs(Network network, int side, int view, int piece, int square) {
        return network.inputPairs(NetworkInputs.index(side, view, Piece.color(piece), Piece.kind(piece), square));
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
