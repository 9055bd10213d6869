package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A problem with its twins, as a page shows it.
 *
 * @param name title, author or source; may be empty
 * @param caption author, source, award and the like, each a line
 * @param twins one entry for a problem without twins
 */
public record SolvedProblem(String name, List<String> caption, List<SolvedTwin> twins) {
    public SolvedProblem {
        caption = List.copyOf(caption);
        twins = List.copyOf(twins);
    }

    /**
     * One position of the problem.
     *
     * @param change letter and change of the twin, such as {@code b) wKa1-b1}; empty without twins
     * @param position null when the entry cannot be used
     * @param stipulation as it was stated
     * @param notes sentences about wishes that are not fulfilled
     */
    public record SolvedTwin(
            String change, @Nullable Position position, String stipulation, Solution solution, List<String> notes) {
        public SolvedTwin {
            notes = List.copyOf(notes);
        }
    }

    /** Returns the name, or else the stipulation. */
    String title() {
        return name.isEmpty() ? stipulation() : name;
    }

    /** Returns the stipulation of the first twin that has one. */
    String stipulation() {
        return twins.stream()
                .map(SolvedTwin::stipulation)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    boolean isSolved() {
        return twins.stream().allMatch(twin -> twin.solution().isSolved());
    }

    /** Returns true when none of the positions can be used. */
    boolean isBad() {
        return twins.stream().allMatch(twin -> twin.solution().isBad());
    }

    /** Returns what a list of contents says of the whole: the common verdict of the twins, or how many are solved. */
    String verdict() {
        long solved = twins.stream().filter(twin -> twin.solution().isSolved()).count();
        List<String> verdicts =
                twins.stream().map(twin -> twin.solution().verdict()).distinct().toList();
        return verdicts.size() == 1 ? verdicts.get(0) : solved + " of " + twins.size() + " solved";
    }
}
