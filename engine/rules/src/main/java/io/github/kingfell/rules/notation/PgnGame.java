package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game in Portable Game Notation (S. J. Edwards, "PGN specification and implementation guide", 1994).
 *
 * @param tags tag values by name, in the order of the text
 * @param comment the comment before the first move; empty when there is none
 * @param moves the moves of the main line
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
public record PgnGame(Map<String, String> tags, String comment, List<PgnMove> moves, String result) {
    /** The result of an unfinished game, or of one whose result is unknown. */
    public static final String UNFINISHED = "*";

    public PgnGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
    }

    /** The value of a tag, or the empty string. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    /**
     * Returns the position before the first move, a new one at each call.
     *
     * @throws NotationException when the tag {@code FEN} cannot be read
     */
    public Position start() throws NotationException {
        return start(tags);
    }

    static Position start(Map<String, String> tags) throws NotationException {
        String fen = tags.getOrDefault("FEN", "");
        return fen.isEmpty() ? Fen.start() : Fen.parse(fen);
    }

    /** The moves of the main line. */
    public int[] line() {
        return moves.stream().mapToInt(PgnMove::move).toArray();
    }
}
