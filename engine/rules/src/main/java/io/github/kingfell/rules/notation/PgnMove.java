package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Move;
import java.util.List;

/**
 * A move of a game with its annotations.
 *
 * @param move legal in the position before it; {@link Move#NONE} for a pass, which occurs in variations only
 * @param nags numeric annotation glyphs, such as 1 for {@code !} and 4 for {@code ??}, in the order of the text
 * @param before the comment before the first move of a variation; as the other comments, empty when there is none
 * @param comment the comment after the move, lines joined by blanks
 * @param variations alternatives to this move, each with its continuation
 * @param after the comment after the last variation
 */
public record PgnMove(
        int move, List<Integer> nags, String before, String comment, List<List<PgnMove>> variations, String after) {
    /** Creates a move without a comment before it and without one after its variations. */
    public PgnMove(int move, List<Integer> nags, String comment, List<List<PgnMove>> variations) {
        this(move, nags, "", comment, variations, "");
    }

    public PgnMove {
        nags = List.copyOf(nags);
        variations = variations.stream().map(List::copyOf).toList();
    }

    /** A move without annotations. */
    public static PgnMove of(int move) {
        return new PgnMove(move, List.of(), "", List.of());
    }
}
