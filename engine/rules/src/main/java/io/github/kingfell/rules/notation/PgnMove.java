package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Move;
import java.util.List;

/**
 * A move of a game with what an annotator wrote about it.
 *
 * @param move legal in the position before it; {@link Move#NONE}, which occurs in variations alone, for a pass
 * @param nags numeric annotation glyphs, such as 1 for {@code !} and 4 for {@code ??}, in the order of the text
 * @param before comment before the first move of a variation; empty when there is none, as the others
 * @param comment after the move, lines joined by blanks
 * @param variations other moves instead of this one, each with what follows
 * @param after comment after the last variation
 */
public record PgnMove(
        int move, List<Integer> nags, String before, String comment, List<List<PgnMove>> variations, String after) {
    /** A move with nothing before it, and nothing after its variations. */
    public PgnMove(int move, List<Integer> nags, String comment, List<List<PgnMove>> variations) {
        this(move, nags, "", comment, variations, "");
    }

    public PgnMove {
        nags = List.copyOf(nags);
        variations = variations.stream().map(List::copyOf).toList();
    }

    /** A move about which nothing is said. */
    public static PgnMove of(int move) {
        return new PgnMove(move, List.of(), "", List.of());
    }
}
