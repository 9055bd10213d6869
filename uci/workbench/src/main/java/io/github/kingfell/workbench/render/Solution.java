package io.github.kingfell.workbench.render;

import java.util.List;

/**
 * The solution of one position, as a page shows it.
 *
 * @param stipulation sign and number of moves, such as {@code h#2.5}; empty when neither is known
 * @param claim what was found, in one sentence with its grounds
 * @param verdict {@code solved}, {@code refuted}, {@code unknown}, or {@code bad} for an entry that cannot be used
 * @param isSound whether every move was tried, and there is neither a second key nor a shorter solution
 * @param parts in their order on the page
 */
public record Solution(String stipulation, String claim, String verdict, boolean isSound, List<PlayPart> parts) {
    private static final String BAD = "bad";

    public Solution {
        parts = List.copyOf(parts);
    }

    /**
     * A part of the play.
     *
     * @param lines each indented by two blanks for every level of the play
     * @param isHelp whether the lines are solutions of help or series play, which are shown in columns
     */
    public record PlayPart(String heading, List<String> lines, boolean isHelp) {
        public PlayPart {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Returns the solution of a question that has one line of play at most.
     *
     * @param report the claim, then the line, if there is one
     */
    public static Solution ofLine(String stipulation, List<String> report, String verdict) {
        List<String> play = report.subList(1, report.size()).stream()
                .filter(line -> !line.isBlank())
                .toList();
        List<PlayPart> parts = play.isEmpty() ? List.of() : List.of(new PlayPart("Solution", play, false));
        return new Solution(stipulation, report.get(0), verdict, false, parts);
    }

    /** Returns what stands for an entry that cannot be used. */
    public static Solution unusable(String error) {
        return new Solution("", error, BAD, false, List.of());
    }

    /** Returns true for an entry that cannot be used. */
    boolean isBad() {
        return verdict.equals(BAD);
    }

    boolean isSolved() {
        return verdict.equals("solved");
    }

    /** Returns the number of lines of play. */
    int length() {
        return parts.stream().mapToInt(part -> part.lines().size() + 1).sum();
    }
}
