package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.Hot;

/** What the stalemating side can do to the other's pieces while it makes for a picture of a stalemate. */
@Hot
final class PictureChances {
    /** Where its pawns can take something on the shortest ways to their places. */
    long pawnTakesOnWay;

    /** Where its other pieces can do that. */
    long officerTakesOnWay;

    /** Where its pawns can take something on whatever way. */
    long pawnTakes;

    /** Where its other pieces can do that. */
    long officerTakes;

    /** How many pieces can be taken with moves that are on no shortest way. */
    int otherTakes;

    /** Where a king or a piece of this side stands in the end, if those that have no place stay where they are. */
    long standing;

    /** Where they stand wherever these go. */
    long blocks;

    /** How many of these can go and block something. */
    int otherBlocks;

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
