package io.github.kingfell.tables;

import io.github.kingfell.rules.board.Position;

/** Exact values of positions with few pieces. An instance serves one thread. */
@FunctionalInterface
public interface ExactValues {
    /** The value is not known: too many pieces, castling rights, or no table of the material. */
    int UNKNOWN = -2;

    int DRAW = -1;

    /**
     * The most pieces, kings included, of a position whose value comes with the program. Values of more pieces come
     * from files of the user, which anybody may have forged.
     */
    int MOST_SHIPPED = 4;

    /** Answers {@link #UNKNOWN} for every position. */
    ExactValues NONE = position -> UNKNOWN;

    /** Returns true when the value of a position, if there is one, comes from a file of the user. */
    static boolean isOfUser(Position position) {
        return Long.bitCount(position.occupied()) > MOST_SHIPPED;
    }

    /**
     * Returns the plies to mate, odd when the side to move mates, even when it is mated; or {@link #DRAW} or
     * {@link #UNKNOWN}. The fifty-move counter and the game history do not count.
     */
    int plies(Position position);

    /**
     * Returns {@link #plies} of the position in which the defender has his king alone. This estimates how far off a
     * mate is. It is no bound, since pieces may also stand in the way of their own king. It is {@link #UNKNOWN} where
     * the attacker could take the king, too.
     */
    default int pliesAgainstBareKing(Position position, int attacker) {
        return UNKNOWN;
    }
}
