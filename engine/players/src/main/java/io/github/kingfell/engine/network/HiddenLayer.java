package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** The hidden layer of one position as both sides see it, and the men it was summed for. */
@Hot
final class HiddenLayer {
    /** Of a layer that nothing was summed for; no position is that far away. */
    private static final int NOTHING = 1_000;

    private final Network network;
    private final int[][] sums;
    private final int[] views = new int[2];
    private final long[] colors = new long[2];
    private final long[] kinds = new long[Piece.KING + 1];

    private boolean filled;
    private long key;

    HiddenLayer(Network network) {
        this.network = network;
        sums = new int[2][network.width() / 2];
    }

    /** True when it was summed for the position of this {@link Position#key}. */
    boolean isOf(long wanted) {
        return filled && key == wanted;
    }

    /** On how many squares the men of a position are others. */
    int distance(Position position) {
        return filled ? Bitboard.count(changed(position)) : NOTHING;
    }

    /** The sums of a side, in {@link Pairs}. */
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
            for (long rest = base.changed(position); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                changes.add(square, base.man(square), position.pieceAt(square));
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
        for (int color = 0; color < 2; color++) {
            colors[color] = position.color(color);
        }
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            kinds[kind] = position.kind(kind);
        }
        key = position.key();
        filled = true;
    }

    /** Squares where a position has another man than was summed, or only one of them has a man. */
    private long changed(Position position) {
        long changed =
                colors[Color.WHITE] ^ position.color(Color.WHITE) | colors[Color.BLACK] ^ position.color(Color.BLACK);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            changed |= kinds[kind] ^ position.kind(kind);
        }
        return changed;
    }

    /** The man that was summed on a square. */
    private int man(int square) {
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            if (Bitboard.contains(kinds[kind], square)) {
                return Piece.of(Bitboard.contains(colors[Color.WHITE], square) ? Color.WHITE : Color.BLACK, kind);
            }
        }
        return Piece.NONE;
    }

    private void sum(Position position, int side, int view) {
        int[] sum = sums[side];
        System.arraycopy(network.hiddenBiasPairs(), 0, sum, 0, sum.length);
        for (long rest = position.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            Changes.add(sum, Changes.pairs(network, side, view, position.pieceAt(square), square));
        }
    }
}
