package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** The hidden layer of one position as both sides see it, and the men it was summed for. */
@Hot
final class HiddenLayer {
    private static final int BOARDS = 2 * 6;

    /** Of a layer that nothing was summed for; no position is that far away. */
    private static final int NOTHING = 1_000;

    private final Network network;
    private final int[][] sums;
    private final int[] views = new int[2];
    private final long[] men = new long[BOARDS];

    private boolean filled;
    private long key;

    HiddenLayer(Network network) {
        this.network = network;
        sums = new int[2][network.width()];
    }

    /** True when it was summed for the position of this {@link Position#key}. */
    boolean isOf(long wanted) {
        return filled && key == wanted;
    }

    /** How many men would have to be put or taken away to come to a position. */
    int distance(Position position) {
        if (!filled) {
            return NOTHING;
        }
        int distance = 0;
        for (int board = 0; board < BOARDS; board++) {
            distance += Bitboard.count(men[board] ^ board(position, board));
        }
        return distance;
    }

    /** The sums of a side. */
    int[] sums(int side) {
        return sums[side];
    }

    /**
     * Sums for a position, beginning with what another layer or this one has summed.
     *
     * @param changes room to work in
     */
    void set(Position position, HiddenLayer base, Changes changes) {
        changes.clear();
        if (base.filled) {
            for (int board = 0; board < BOARDS; board++) {
                long before = base.men[board];
                long now = board(position, board);
                if (before != now) {
                    changes.add(board, before & ~now, now & ~before);
                }
            }
        }
        for (int side = 0; side < 2; side++) {
            int view = NetworkInputs.view(side, position);
            if (base.filled && base.views[side] == view) {
                changes.apply(network, side, view, base.sums[side], sums[side]);
            } else {
                sum(position, side, view);
            }
            views[side] = view;
        }
        for (int board = 0; board < BOARDS; board++) {
            men[board] = board(position, board);
        }
        key = position.key();
        filled = true;
    }

    private void sum(Position position, int side, int view) {
        int[] sum = sums[side];
        System.arraycopy(network.hiddenBiases(), 0, sum, 0, sum.length);
        for (int board = 0; board < BOARDS; board++) {
            for (long rest = board(position, board); rest != 0; rest = Bitboard.rest(rest)) {
                Changes.add(sum, Changes.weights(network, side, view, board, Bitboard.first(rest)));
            }
        }
    }

    private static long board(Position position, int board) {
        return position.men(board / 6, board % 6 + Piece.PAWN);
    }
}
