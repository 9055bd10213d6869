package io.github.kingfell.classics.connectivity.published;

import java.util.List;
import java.util.OptionalInt;

/**
 * The printed data about a move of White.
 *
 * @param game its name: that of White
 * @param number of the move
 * @param move in standard algebraic notation, without a sign of check
 * @param rank 1 is the best; empty when none was printed
 * @param first the move that was ranked first; two moves when the print leaves two possible, none when it is lost or
 *     impossible
 */
public record PublishedRank(String game, int number, String move, OptionalInt rank, List<String> first) {
    private static final String MISSING = "-";

    public PublishedRank {
        first = List.copyOf(first);
    }

    /** Reads a line such as {@code Morphy 2 Nf3 8 d4}. */
    static PublishedRank parse(String line) {
        String[] words = line.strip().split("\\s+");
        return new PublishedRank(
                words[0],
                Integer.parseInt(words[1]),
                words[2],
                words[3].equals(MISSING) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(words[3])),
                words[4].equals(MISSING) ? List.of() : List.of(words[4].split("/")));
    }
}
