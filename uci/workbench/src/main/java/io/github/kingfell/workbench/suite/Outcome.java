package io.github.kingfell.workbench.suite;

import io.github.kingfell.search.Grounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What has been found out about one problem so far. Faults say what they rest on; what is open keeps it from being
 * right.
 */
public final class Outcome {
    /** What is said of a problem in the end. */
    public enum Verdict {
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

    private final List<Finding> findings = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private final List<int[]> solutions = new ArrayList<>();
    private int length;
    private @Nullable Grounds foundBy;
    private Optional<Grounds> noShorter = Optional.empty();
    private double solvedAfter = -1;

    /** A fault that the book itself shows. */
    void fault(Finding.Kind kind, String text) {
        findings.add(new Finding(kind, text, Optional.empty()));
    }

    /**
     * A fault that was found.
     *
     * @param text with the words of the grounds
     */
    void fault(Finding.Kind kind, String text, Grounds grounds) {
        findings.add(new Finding(kind, text, Optional.of(grounds)));
    }

    /** Something the book says that could not be decided. */
    void open(String what) {
        open.add(what);
    }

    /** A solution, or the beginning of one. */
    void solution(int[] line) {
        solutions.add(line);
    }

    /**
     * The problem is solved within the number stated.
     *
     * @param moves the least number known
     * @param found what it rests on that they suffice
     * @param none what it rests on that fewer do not; empty when that is open
     */
    void solved(int moves, Grounds found, Optional<Grounds> none, double after) {
        length = moves;
        foundBy = found;
        noShorter = none;
        solvedAfter = solvedAfter < 0 ? after : solvedAfter;
    }

    Verdict verdict() {
        if (!findings.isEmpty()) {
            return Verdict.WRONG;
        }
        return open.isEmpty() ? Verdict.RIGHT : Verdict.UNKNOWN;
    }

    List<Finding> findings() {
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

    /** What the solution rests on; empty without one. */
    Optional<Grounds> foundBy() {
        return Optional.ofNullable(foundBy);
    }

    /** What it rests on that fewer moves do not suffice; empty when that is open. */
    Optional<Grounds> noShorter() {
        return noShorter;
    }

    boolean isSolved() {
        return solvedAfter >= 0;
    }

    /** Seconds until it was solved, negative when it was not. */
    double solvedAfter() {
        return solvedAfter;
    }
}
