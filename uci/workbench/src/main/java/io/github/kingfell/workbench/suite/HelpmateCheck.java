package io.github.kingfell.workbench.suite;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.HelpmateProblem;
import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.problem.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks helpmates by listing every solution. The side to move makes the first move, in {@code h#2.5} too. */
final class HelpmateCheck {
    private static final int MOST_LINES = 1000;

    /** The most solutions that a finding names. */
    private static final int SHOWN = 5;

    private static final String FOUND = " (" + Grounds.SEARCH.wordsOfMate() + ")";
    private static final String NONE = " (" + Grounds.SEARCH.words() + ")";

    private final Problem problem;
    private final SuiteSettings settings;
    private final Budget budget;

    HelpmateCheck(Problem problem, SuiteSettings settings, Budget budget) {
        this.problem = problem;
        this.settings = settings;
        this.budget = budget;
    }

    void check(ProblemOutcome outcome) {
        int plies = problem.stipulation().plies();
        Goal goal = goal();
        HelpmateProblem solver =
                HelpmateProblem.of(problem.position(), goal, plies, MOST_LINES, budget.control(1), settings.hash());
        boolean shorter = false;
        List<int[]> fast = solver.shortSolutions();
        if (!fast.isEmpty()) {
            shorter = true;
            fault(Fault.Kind.TOO_LONG, "shorter: " + text(fast) + FOUND, outcome);
            int fewer = solver.shortPlies();
            solved(goal.isSeries() ? fewer - goal.plies(0, false) : (fewer + 1) / 2, solver.isComplete(), outcome);
        }
        List<int[]> lines = solver.linesOf(plies);
        budget.spend(solver.nodes());
        boolean complete = solver.isComplete() && !solver.isCut();
        if (!lines.isEmpty()) {
            solved(shorter ? outcome.length() : problem.stipulation().moves(), !shorter && complete, outcome);
            lines.forEach(outcome::solution);
        } else if (complete && !shorter) {
            fault(Fault.Kind.NO_SOLUTION, problem.stipulation().text() + " is not possible" + NONE, outcome);
        }
        if (!complete) {
            outcome.open(solver.isCut() ? "more than " + MOST_LINES + " solutions" : "not every line was tried");
        }
        compare(lines, complete, outcome);
    }

    private Goal goal() {
        return problem.stipulation().goal().orElse(Goal.HELPMATE);
    }

    private void compare(List<int[]> found, boolean complete, ProblemOutcome outcome) {
        List<int[]> unmet =
                problem.lines().stream().filter(line -> !contains(found, line)).toList();
        List<Integer> keys = problem.keys().stream()
                .filter(key -> found.stream().noneMatch(line -> line[0] == key))
                .toList();
        if (complete && !found.isEmpty()) {
            unmet.forEach(
                    line -> fault(Fault.Kind.WRONG_LINE, text(List.of(line)) + " is not a solution" + NONE, outcome));
            keys.stream()
                    .filter(key -> unmet.stream().noneMatch(line -> line[0] == key))
                    .forEach(key -> fault(
                            Fault.Kind.WRONG_KEY, problem.text(List.of(key)) + " begins no solution" + NONE, outcome));
        }
        int stated = problem.solutions();
        if (stated > 0 && found.size() > stated) {
            fault(
                    Fault.Kind.COOK,
                    found.size() + " solutions instead of " + stated + ": " + text(found) + FOUND,
                    outcome);
        } else if (complete && !found.isEmpty() && found.size() < stated) {
            fault(
                    Fault.Kind.MISSING,
                    found.size() + " of " + stated + " solutions, no other" + NONE + ": " + text(found),
                    outcome);
        } else if (stated == 0 && problem.unique()) {
            List<int[]> others = found.stream().filter(line -> !isStated(line)).toList();
            if (!others.isEmpty()) {
                fault(Fault.Kind.COOK, "not in the book: " + text(others) + FOUND, outcome);
            }
        }
    }

    private void solved(int moves, boolean isShortest, ProblemOutcome outcome) {
        outcome.solved(
                moves, Grounds.SEARCH, isShortest ? Optional.of(Grounds.SEARCH) : Optional.empty(), budget.elapsed());
    }

    private static void fault(Fault.Kind kind, String text, ProblemOutcome outcome) {
        outcome.fault(kind, text, Grounds.SEARCH);
    }

    private boolean isStated(int[] line) {
        if (!problem.lines().isEmpty()) {
            return problem.lines().stream().anyMatch(stated -> isBeginning(stated, line));
        }
        return problem.keys().isEmpty() || problem.keys().contains(line[0]);
    }

    private static boolean contains(List<int[]> found, int[] stated) {
        return found.stream().anyMatch(line -> isBeginning(stated, line));
    }

    private static boolean isBeginning(int[] stated, int[] line) {
        return stated.length <= line.length && Arrays.equals(stated, Arrays.copyOf(line, stated.length));
    }

    private String text(List<int[]> lines) {
        return lines.stream()
                        .limit(SHOWN)
                        .map(line -> VariationPrinter.line(
                                problem.start(), goal(), problem.stipulation().plies(), line, false))
                        .collect(Collectors.joining("; "))
                + (lines.size() > SHOWN ? " and " + (lines.size() - SHOWN) + " more" : "");
    }
}
