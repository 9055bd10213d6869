package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * What an ending promises, and its moves, for a search through more positions than a board could be taken to: a
 * position is one {@code int}, its code, of at most {@link #CODE_BITS} bits.
 *
 * <p>Every position has White as the strong side. A capture by Black may lead to any code, for {@link #promise} tells
 * of it before, and nothing more is asked.
 */
public interface Schedule {
    /** Of a code, at most. */
    int CODE_BITS = 26;

    /** The code of a position. */
    int code(Position x);

    /** Puts all legal moves into the list, which is cleared first, in the order of the move generator. */
    void generate(int x, MoveList moves);

    /** The code after a move. */
    int after(int x, int move);

    /** King moves from one king to the other. */
    int kingsApart(int x);

    /** {@link Endgame#promise} of a position: less than 255, or {@link Endgame#NO_GUARANTEE}. */
    int promise(int x);

    /**
     * True when White, to move in p, has a move after which {@link #promise} is at most that number: an ending may know
     * it sooner than by asking after every move.
     */
    boolean mayPromise(int p, int most);
}
