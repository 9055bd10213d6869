package io.github.kingfell.workbench.explain;

import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;

/**
 * What a position is worth, as far as it is known.
 *
 * @param kind how it is known
 * @param title a few words for the head of a page
 * @param sentences each a line, the value first
 * @param json the same as data
 */
public record PositionVerdict(Kind kind, String title, List<String> sentences, JsonObject json) {
    /** How a value is known. */
    public enum Kind {
        CHECKMATE,
        STALEMATE,
        /** Neither side has the men to mate. */
        DEAD,
        /** Won or lost by the exact table. */
        DECIDED,
        /** Drawn by the exact table. */
        DRAWN,
        /** A proved mate, with more men than the tables have. */
        MATE,
        /** What a short search thinks. */
        ESTIMATE;

        /** True when the rules have ended the game. */
        public boolean isOver() {
            return this == CHECKMATE || this == STALEMATE || this == DEAD;
        }
    }

    public PositionVerdict {
        sentences = List.copyOf(sentences);
    }
}
