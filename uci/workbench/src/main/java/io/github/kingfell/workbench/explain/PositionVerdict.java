package io.github.kingfell.workbench.explain;

import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;

/**
 * The value of a position, as far as it is known.
 *
 * @param kind how it is known
 * @param title a few words for the head of a page
 * @param sentences each a line, the value first
 * @param json the same as data
 */
public record PositionVerdict(Kind kind, String title, List<String> sentences, JsonObject json) {
    /** The source of a value. */
    public enum Kind {
        CHECKMATE,
        STALEMATE,
        /**
         * Drawn by the rules: neither side has enough material to mate, or 75 moves brought no capture or pawn move.
         */
        DEAD,
        /** Won or lost by a table, or by solved pawn structures. */
        DECIDED,
        /** Drawn by a table, or by solved pawn structures. */
        DRAWN,
        /** A proven mate, with more pieces than the tables have. */
        MATE,
        /** The estimate of a short search. */
        ESTIMATE;

        /** Returns true when the rules have ended the game. */
        public boolean isOver() {
            return this == CHECKMATE || this == STALEMATE || this == DEAD;
        }
    }

    public PositionVerdict {
        sentences = List.copyOf(sentences);
    }
}
