package io.github.kingfell.search;

import io.github.kingfell.rules.board.Move;
import java.util.Arrays;

/** A principal variation: moves in order from the root. Immutable. */
public final class Pv {
    public static final Pv EMPTY = new Pv(new int[0]);

    private final int[] moves;

    private Pv(int[] moves) {
        this.moves = moves;
    }

    /** Copies the moves. */
    public static Pv of(int... moves) {
        return moves.length == 0 ? EMPTY : new Pv(moves.clone());
    }

    public int length() {
        return moves.length;
    }

    /** Returns the move at a ply, or {@link Move#NONE} past the end. */
    public int move(int ply) {
        return ply < moves.length ? moves[ply] : Move.NONE;
    }

    /** Returns the first plies of the line. */
    public Pv head(int length) {
        return of(Arrays.copyOf(moves, Math.min(length, moves.length)));
    }

    public int[] toArray() {
        return moves.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pv pv && Arrays.equals(moves, pv.moves);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(moves);
    }
}
