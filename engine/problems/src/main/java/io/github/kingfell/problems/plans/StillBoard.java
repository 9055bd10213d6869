package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.board.Bitboard;

/**
 * What is settled of a stalemated side's men in the end.
 *
 * @param open men whose fate is not settled
 * @param occupied where the settled men and the king stand
 * @param needed where others must stand
 * @param closed where none can stand
 * @param blocks where men of the other side must stand
 * @param pinned men that must be pinned
 * @param noOthers where no man of the other side can stand, because a pawn would take it
 * @param left moves
 * @param taken men that are taken
 * @param captures that pawns can still make
 */
record StillBoard(
        long open,
        long occupied,
        long needed,
        long closed,
        long blocks,
        long pinned,
        long noOthers,
        int left,
        int taken,
        int captures) {

    /** Settles that a man is taken. */
    StillBoard take(int man) {
        return new StillBoard(
                open & ~Bitboard.of(man),
                occupied,
                needed,
                closed,
                blocks,
                pinned,
                noOthers,
                left,
                taken + 1,
                captures);
    }

    /** Settles where a man stands, which takes moves and captures. */
    StillBoard stand(int man, int square, int moves, int captured) {
        return new StillBoard(
                open & ~Bitboard.of(man),
                occupied | Bitboard.of(square),
                needed & ~Bitboard.of(square),
                closed,
                blocks,
                pinned,
                noOthers,
                left - moves,
                taken,
                captures - captured);
    }

    /** Demands that men of this side stand on squares. */
    StillBoard need(long squares) {
        return new StillBoard(
                open, occupied, needed | squares, closed, blocks, pinned, noOthers, left, taken, captures);
    }

    /** Demands that a man of the other side stands on a square. */
    StillBoard block(long square) {
        return new StillBoard(
                open, occupied, needed, closed | square, blocks | square, pinned, noOthers, left, taken, captures);
    }

    /** Demands that a man is pinned, while none of this side stands on a square. */
    StillBoard pin(int man, long square) {
        return new StillBoard(
                open,
                occupied,
                needed,
                closed | square,
                blocks,
                pinned | Bitboard.of(man),
                noOthers,
                left,
                taken,
                captures);
    }

    /** Keeps the other side from squares. */
    StillBoard forbid(long squares) {
        return new StillBoard(
                open, occupied, needed, closed, blocks, pinned, noOthers | squares, left, taken, captures);
    }

    /** Returns where men of this side stand or must stand. */
    long filled() {
        return occupied | needed;
    }
}
