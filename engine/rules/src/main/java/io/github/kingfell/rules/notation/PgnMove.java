package io.github.kingfell.rules.notation;

import java.util.List;

/**
 * A move of a game with what an annotator wrote about it.
 *
 * @param move legal in the position before it
 * @param nags numeric annotation glyphs, such as 1 for {@code !} and 4 for {@code ??}, in the order of the text
 * @param comment after the move, lines joined by blanks; empty when there is none
 * @param variations other moves instead of this one, each with what follows
 */
public record PgnMove(int move, List<Integer> nags, String comment, List<List<PgnMove>> variations) {
    public PgnMove {
        nags = List.copyOf(nags);
        variations = variations.stream().map(List::copyOf).toList();
    }

    /** A move about which nothing is said. */
    public static PgnMove of(int move) {
        return new PgnMove(move, List.of(), "", List.of());
    }
}
