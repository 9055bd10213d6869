package io.github.kingfell.prover.pictures;

import io.github.kingfell.rules.Hot;

/** What the stalemating side can do to the other's pieces while it makes for a picture of a stalemate. */
@Hot
final class PictureChances {
    /** Where its pawns can take something. */
    long pawnTakes;

    /** Where its other pieces can. */
    long officerTakes;

    /** Where a pawn can be stopped by a king or by a piece of this side. */
    long blocks;

    /** Where a pinned piece can stand. */
    long pins;

    /** How many pieces can pin. */
    int pinners;

    /** The moves of this side. */
    int moves;

    /** Those of them that pieces other than pawns can make. */
    int officerMoves;

    /** Where the other side can take something: where pieces that the picture does not need may be. */
    long prey;
}
