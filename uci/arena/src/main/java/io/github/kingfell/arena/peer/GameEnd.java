package io.github.kingfell.arena.peer;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/** The ways in which a game can end. */
public enum GameEnd {
    MATED("mated"),
    STALEMATE("stalemate"),
    INSUFFICIENT_MATERIAL("insufficient material"),
    REPETITION("third repetition"),
    FIFTY_MOVES("fifty moves"),
    /** Adjudicated: by the exact table the win is gone. */
    THROWN_AWAY("win thrown away"),
    OUT_OF_TIME("lost on time"),
    /** No move came, or an illegal one. */
    NO_MOVE("no legal move");

    private final String words;

    GameEnd(String words) {
        this.words = words;
    }

    /** Returns the end of the game by the rules after the last move; null when the game goes on. */
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
