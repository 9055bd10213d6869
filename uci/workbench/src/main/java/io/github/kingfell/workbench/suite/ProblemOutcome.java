package io.github.kingfell.workbench.suite;

import io.github.kingfell.search.Grounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of checking one problem, while it is being collected. Faults have grounds; an open question keeps the
 * problem from being right.
 */
public final class ProblemOutcome {
    /** The final judgement of a problem. */
    public enum ProblemVerdict {
        RIGHT,
        WRONG,
        /** Neither is proved. */
        UNKNOWN,
        /** The entry cannot be used. */
        BAD;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final List<Fault> findings = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private final List<int[]> solutions = new ArrayList<>();
    private int length;
    private @Nullable Grounds foundBy;
    private Optional<Grounds> noShorter = Optional.empty();
    private double solvedAfter = -1;

    /** Adds a fault that the book itself shows. */
    void fault(Fault.Kind kind, String text) {
        findings.add(new Fault(kind, text, Optional.empty()));
    }

    /**
     * Adds a fault that a search found.
     *
     * @param text with the words of the grounds
     */
    void fault(Fault.Kind kind, String text, Grounds grounds) {
        findings.add(new Fault(kind, text, Optional.of(grounds)));
    }

    /** Adds a claim of the book that could not be decided. */
    void open(String what) {
        open.add(what);
    }

    /** Adds a solution, or the beginning of one. */
    void solution(int[] line) {
        solutions.add(line);
    }

    /**
     * Records that the problem is solved within the stated number of moves.
     *
     * @param moves the least number known
     * @param found the grounds for "these moves suffice"
     * @param none the grounds for "fewer moves do not suffice"; empty when that is open
     */
    void solved(int moves, Grounds found, Optional<Grounds> none, double after) {
        length = moves;
        foundBy = found;
        noShorter = none;
        solvedAfter = solvedAfter < 0 ? after : solvedAfter;
    }

    ProblemVerdict verdict() {
        if (!findings.isEmpty()) {
            return ProblemVerdict.WRONG;
        }
        return open.isEmpty() ? ProblemVerdict.RIGHT : ProblemVerdict.UNKNOWN;
    }

    List<Fault> findings() {
        return findings;
    }

    List<String> open() {
        return open;
    }

    List<int[]> solutions() {
        return solutions;
    }

    int length() {
        return length;
    }

    /** Returns the grounds of the solution; empty without one. */
    Optional<Grounds> foundBy() {
        return Optional.ofNullable(foundBy);
    }

    /** Returns the grounds for "fewer moves do not suffice"; empty when that is open. */
    Optional<Grounds> noShorter() {
        return noShorter;
    }

    boolean isSolved() {
        return solvedAfter >= 0;
    }

    /** Returns the seconds until it was solved, negative when it was not. */
    double solvedAfter() {
        return solvedAfter;
    }
}
