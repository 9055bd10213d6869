package io.github.kingfell.cli.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What has been found out about one problem so far. Faults are proved; what is open keeps it from being right. */
final class Outcome {
    /** What is said of a problem in the end. */
    enum Verdict {
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
    private boolean shortest;
    private double solvedAfter = -1;

    void fault(Finding.Kind kind, String text) {
        findings.add(new Finding(kind, text));
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
     * @param proved true when fewer are proved not to suffice
     */
    void solved(int moves, boolean proved, double after) {
        length = moves;
        shortest = proved;
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

    boolean isShortest() {
        return shortest;
    }

    boolean isSolved() {
        return solvedAfter >= 0;
    }

    /** Seconds until it was solved, negative when it was not. */
    double solvedAfter() {
        return solvedAfter;
    }
}
