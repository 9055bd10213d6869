package io.github.kingfell.tables;

import io.github.kingfell.rules.board.Position;

/** Exact values of positions with few men. An instance serves one thread. */
@FunctionalInterface
public interface ExactValues {
    /** Not to be answered: too many men, castling rights, or nothing known about the material. */
    int UNKNOWN = -2;

    int DRAW = -1;

    /** Knows nothing. */
    ExactValues NONE = position -> UNKNOWN;

    /**
     * Plies to mate, odd when the side to move mates, even when it is mated; {@link #DRAW} or {@link #UNKNOWN}. Neither
     * the fifty-move counter nor the game history counts.
     */
    int plies(Position position);

    /**
     * As {@link #plies} for the position without the men of the defender but his king: a guess how far off a mate is.
     * It is no bound, since men may also stand in their own king's way. {@link #UNKNOWN} where the attacker could take
     * the king, too.
     */
    default int pliesAgainstBareKing(Position position, int attacker) {
        return UNKNOWN;
    }
}
