package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** The hidden layer of one position as both sides see it, and the pieces of that position. */
@Hot
final class HiddenLayer {
    /** The distance from a layer without sums: more than between any two positions. */
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

    /** Returns true when the sums belong to the position with this {@link Position#key}. */
    boolean isOf(long wanted) {
        return filled && key == wanted;
    }

    /** Returns the number of squares on which the position's pieces differ. */
    int distance(Position position) {
        return filled ? Bitboard.count(changed(position)) : NOTHING;
    }

    /** Returns the sums of a side, in {@link Pairs}. */
    int[] sums(int side) {
        return sums[side];
    }

    /**
     * Computes the sums of a position from those of another layer or of this one.
     *
     * @param changes working memory
     */
    void set(Position position, HiddenLayer base, Changes changes) {
        changes.clear();
        if (base.filled) {
            for (long rest = base.changed(position); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                changes.add(square, base.pieceAt(square), position.pieceAt(square));
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

    /** Returns the squares whose content differs between the position and the layer's position. */
    private long changed(Position position) {
        long changed =
                colors[Color.WHITE] ^ position.color(Color.WHITE) | colors[Color.BLACK] ^ position.color(Color.BLACK);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            changed |= kinds[kind] ^ position.kind(kind);
        }
        return changed;
    }

    /** Returns the piece of the layer's position on a square. */
    private int pieceAt(int square) {
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
