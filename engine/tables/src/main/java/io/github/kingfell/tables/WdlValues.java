package io.github.kingfell.tables;

import io.github.kingfell.rules.board.Position;

/**
 * Win, draw or loss of positions with few pieces, under the fifty-move rule. Opposite outcomes have opposite signs. An
 * instance serves one thread.
 */
public interface WdlValues {
    /** The outcome is not known: too many pieces, castling rights, or no table of the material. */
    int UNKNOWN = Integer.MIN_VALUE;

    int LOSS = -2;

    /** Lost, but the fifty-move rule makes it a draw. */
    int BLESSED_LOSS = -1;

    int DRAW = 0;

    /** Won, but the fifty-move rule makes it a draw. */
    int CURSED_WIN = 1;

    int WIN = 2;

    /** Answers {@link #UNKNOWN} for every position. */
    WdlValues NONE = new WdlValues() {
        @Override
        public boolean mayKnow(int pieceCount, int depth) {
            return false;
        }

        @Override
        public int wdl(Position position) {
            return UNKNOWN;
        }
    };

    /** Returns false where a probe is not worth its time. The test is quick enough for every node of a search. */
    boolean mayKnow(int pieceCount, int depth);

    /**
     * Returns the value for the side to move, if a capture or a pawn move has just been made. The fifty-move counter
     * and the game history do not count. The call makes moves on the position and takes them back.
     */
    int wdl(Position position);
}
