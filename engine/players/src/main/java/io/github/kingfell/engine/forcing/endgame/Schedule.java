package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * The promises of an ending, and its moves, for a search through too many positions for a board to be set up for each.
 * A position is one {@code int}, its code, of at most {@link #CODE_BITS} bits.
 *
 * <p>Every position has White as the strong side. A capture by Black may lead to any code, because {@link #promise}
 * detects it before and nothing more is asked of that code.
 */
public interface Schedule {
    /** The greatest number of bits of a code. */
    int CODE_BITS = 26;

    /** Returns the code of a position. */
    int code(Position x);

    /** Clears the list and puts all legal moves into it, in the order of the move generator. */
    void generate(int x, MoveList moves);

    /** Returns the code after a move. */
    int after(int x, int move);

    /** Returns the king moves from one king to the other. */
    int kingsApart(int x);

    /** Returns {@link Endgame#promise} of a position: less than 255, or {@link Endgame#NO_GUARANTEE}. */
    int promise(int x);

    /**
     * Returns whether White, to move in p, has a move after which {@link #promise} is at most that number. An ending
     * may compute this faster than by testing every move.
     */
    boolean mayPromise(int p, int most);
}
