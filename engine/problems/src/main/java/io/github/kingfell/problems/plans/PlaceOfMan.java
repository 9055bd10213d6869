package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Piece;

/** A place in a plan as an {@code int}: the number of a man, its square, its kind there, and how it gets there. */
@Hot
final class PlaceOfMan {
    /** Instead of a kind: the man must not be there in the end. */
    static final int AWAY = 7;

    /** Beside a kind: the man arrives with the last move. */
    static final int LAST = 8;

    /** Beside a kind: there is nothing for a pawn to take on its way. */
    static final int STRAIGHT = 16;

    /** Instead of a place: the man has none. */
    static final int NONE = -1;

    private static final int KIND = 6;
    private static final int MAN = 11;

    private PlaceOfMan() {}

    /** @param kind of {@link Piece}, 0 for any, with what stands beside it */
    static int of(int man, int kind, int square) {
        return man << MAN | kind << KIND | square;
    }

    static int man(int place) {
        return place >>> MAN;
    }

    static int kind(int place) {
        return place >>> KIND & 7;
    }

    static boolean isLast(int place) {
        return (place >>> KIND & LAST) != 0;
    }

    static boolean isStraight(int place) {
        return (place >>> KIND & STRAIGHT) != 0;
    }

    static int square(int place) {
        return place & 63;
    }

    /** Returns what a man of a colour attacks there. */
    static long attacks(int place, int color, long occupied) {
        return kind(place) == Piece.PAWN
                ? Attacks.pawn(color, square(place))
                : Attacks.of(kind(place), square(place), occupied);
    }
}
