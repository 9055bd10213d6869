package io.github.kingfell.tables;

import io.github.kingfell.rules.board.Position;

/**
 * Who wins positions with few men, under the fifty-move rule. An instance serves one thread. Opposite values are each
 * other's negative.
 */
public interface WdlValues {
    /** Not to be answered: too many men, castling rights, or nothing known about the material. */
    int UNKNOWN = Integer.MIN_VALUE;

    int LOSS = -2;

    /** Lost, but the fifty-move rule makes it a draw. */
    int BLESSED_LOSS = -1;

    int DRAW = 0;

    /** Won, but the fifty-move rule makes it a draw. */
    int CURSED_WIN = 1;

    int WIN = 2;

    /** Knows nothing. */
    WdlValues NONE = new WdlValues() {
        @Override
        public boolean mayKnow(int men, int depth) {
            return false;
        }

        @Override
        public int wdl(Position position) {
            return UNKNOWN;
        }
    };

    /** False where it is not worth asking: quick, for every node of a search. */
    boolean mayKnow(int men, int depth);

    /**
     * The value for the side to move if a capture or pawn's move has just been made. Neither the fifty-move counter nor
     * the game history counts. The position is moved about in, and is as before at the end.
     */
    int wdl(Position position);
}
