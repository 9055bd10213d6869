package io.github.kingfell.workbench.peer;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/** How a game ended. */
public enum GameEnd {
    MATED("mated"),
    STALEMATE("stalemate"),
    INSUFFICIENT_MATERIAL("insufficient material"),
    REPETITION("third repetition"),
    FIFTY_MOVES("fifty moves"),
    /** Not won any more by the exact table; not played on. */
    THROWN_AWAY("win thrown away"),
    OUT_OF_TIME("lost on time"),
    /** No move, or an illegal one. */
    NO_MOVE("no legal move");

    private final String words;

    GameEnd(String words) {
        this.words = words;
    }

    /** How the rules end a game in which the position has come about; null when they do not. */
    public static @Nullable GameEnd byRules(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? MATED : STALEMATE;
        }
        if (position.isInsufficientMaterial()) {
            return INSUFFICIENT_MATERIAL;
        }
        if (position.isThreefoldRepetition()) {
            return REPETITION;
        }
        return position.isFiftyMoveDraw() ? FIFTY_MOVES : null;
    }

    @Override
    public String toString() {
        return words;
    }
}
