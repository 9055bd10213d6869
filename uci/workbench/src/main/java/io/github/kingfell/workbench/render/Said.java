package io.github.kingfell.workbench.render;

import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.rules.board.Move;
import java.util.List;

/**
 * The sentences of a {@link ReasonsPage}.
 *
 * @param title its headline: who wins, and how soon
 * @param verdict the same with the best moves, in sentences
 * @param slipped natural moves that throw the result away
 * @param others the other moves that throw it away, as text
 * @param plan of the stronger side
 * @param landmarks squares to tint
 * @param play the best play of both sides
 * @param details the player that would choose the move, and how the book found its move
 */
public record Said(
        String title,
        List<String> verdict,
        List<Slipped> slipped,
        List<String> others,
        List<String> plan,
        List<Landmark> landmarks,
        List<String> play,
        List<String> details) {
    public Said {
        verdict = List.copyOf(verdict);
        slipped = List.copyOf(slipped);
        others = List.copyOf(others);
        plan = List.copyOf(plan);
        landmarks = List.copyOf(landmarks);
        play = List.copyOf(play);
        details = List.copyOf(details);
    }

    long tinted() {
        return landmarks.stream().mapToLong(Landmark::squares).reduce(0, (a, b) -> a | b);
    }

    /**
     * A move that throws the result away.
     *
     * @param reply the refuting reply; {@link Move#NONE} after stalemate
     */
    public record Slipped(int move, int reply, String sentence) {}
}
