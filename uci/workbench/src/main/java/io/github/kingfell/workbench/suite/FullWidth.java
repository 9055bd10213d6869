package io.github.kingfell.workbench.suite;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.problem.Problem;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Checks direct mates, stalemates and selfmates by full-width search, which finds all keys and the least length of
 * each.
 */
final class FullWidth {
    /** The most moves; the solver's tables are made for no more. */
    static final int MOST = 60;

    /** The grounds are a search: it tries everything, but tells positions apart by 64-bit keys. */
    private static final String FOUND = " (" + Grounds.SEARCH.wordsOfMate() + ")";

    private static final String NONE = " (" + Grounds.SEARCH.words() + ")";

    private final Problem problem;
    private final SuiteSettings settings;
    private final Budget budget;

    FullWidth(Problem problem, SuiteSettings settings, Budget budget) {
        this.problem = problem;
        this.settings = settings;
        this.budget = budget;
    }

    /**
     * @param share of the budget
     * @return false when the result is useless, because a limit ended the search before it found a key
     */
    boolean check(double share, ProblemOutcome outcome) {
        int moves = problem.stipulation().moves();
        ForcedProblem solver = solver(problem.position(), moves, share);
        List<ForcedProblem.Key> keys = solver.keys();
        boolean complete = solver.isComplete();
        if (keys.isEmpty() && !complete) {
            budget.spend(solver.nodes());
            return false;
        }
        judge(keys, complete, outcome);
        if (settings.duals() && !keys.isEmpty()) {
            duals(solver, keys, outcome);
        }
        budget.spend(solver.nodes());
        return true;
    }

    /** Checks the claim that there is no mate in N; a mate is the fault. */
    void checkNone(ProblemOutcome outcome) {
        ForcedProblem solver = solver(problem.position(), problem.stipulation().moves(), 1);
        List<ForcedProblem.Key> keys = solver.keys();
        budget.spend(solver.nodes());
        if (!keys.isEmpty()) {
            fault(Fault.Kind.AVOIDED, "a mate in " + length(keys) + " by " + text(keys) + FOUND, outcome);
        } else if (solver.isComplete()) {
            outcome.solved(
                    problem.stipulation().moves(), Grounds.SEARCH, Optional.of(Grounds.SEARCH), budget.elapsed());
        } else {
            outcome.open("not every move was tried");
        }
    }

    /** Returns whether a move solves a position on the way within a number of moves. */
    LineCheck.Answer solves(Position position, int move, int within) {
        ForcedProblem solver = solver(position, within, 1);
        List<Integer> keys = moves(solver.keys());
        budget.spend(solver.nodes());
        boolean solves = keys.contains(move);
        boolean fails = !solves && solver.isComplete();
        return new LineCheck.Answer(solves, fails ? Optional.of(Grounds.SEARCH) : Optional.empty());
    }

    private ForcedProblem solver(Position position, int moves, double share) {
        return new ForcedProblem(
                position,
                problem.stipulation().goal().orElse(Goal.MATE),
                moves,
                AttackRestriction.NONE,
                budget.control(share),
                settings.hash());
    }

    private void judge(List<ForcedProblem.Key> keys, boolean complete, ProblemOutcome outcome) {
        int moves = problem.stipulation().moves();
        List<Integer> found = moves(keys);
        if (!keys.isEmpty()) {
            outcome.solved(
                    length(keys),
                    Grounds.SEARCH,
                    complete ? Optional.of(Grounds.SEARCH) : Optional.empty(),
                    budget.elapsed());
            found.forEach(key -> outcome.solution(new int[] {key}));
        } else {
            fault(Fault.Kind.NO_SOLUTION, problem.stipulation().text() + " is not possible" + NONE, outcome);
        }
        List<ForcedProblem.Key> fast =
                keys.stream().filter(key -> key.length() < moves).toList();
        if (!fast.isEmpty()) {
            fault(
                    Fault.Kind.TOO_LONG,
                    "solved in " + length(fast) + " by " + text(fast) + FOUND + ", not in " + moves,
                    outcome);
        }
        for (int key : problem.keys()) {
            if (!found.contains(key) && complete && !found.isEmpty()) {
                fault(
                        Fault.Kind.WRONG_KEY,
                        problem.text(List.of(key)) + " does not solve" + NONE + "; the key is " + text(keys),
                        outcome);
            } else if (!found.contains(key) && !complete) {
                outcome.open("the key " + problem.text(List.of(key)) + " is not proved");
            }
        }
        cooks(found, complete, outcome);
        problem.avoid().stream()
                .filter(found::contains)
                .forEach(move -> fault(Fault.Kind.AVOIDED, problem.text(List.of(move)) + " solves" + FOUND, outcome));
        if (!complete) {
            outcome.open("not every first move was tried");
        }
    }

    private void cooks(List<Integer> found, boolean complete, ProblemOutcome outcome) {
        if (!problem.unique()) {
            return;
        }
        List<Integer> stated = problem.keys();
        List<Integer> others =
                found.stream().filter(move -> !stated.contains(move)).toList();
        boolean keyFound = stated.isEmpty() || stated.stream().anyMatch(found::contains);
        int allowed = Math.max(problem.solutions(), stated.isEmpty() ? 1 : stated.size());
        if (keyFound && !others.isEmpty() && found.size() > allowed) {
            List<Integer> shown = stated.isEmpty() ? found : others;
            fault(
                    Fault.Kind.COOK,
                    (stated.isEmpty()
                                    ? found.size() + " keys: "
                                    : "solved by " + problem.text(stated) + " and also by ")
                            + problem.text(shown)
                            + FOUND,
                    outcome);
        }
        if (complete && problem.solutions() > found.size()) {
            fault(
                    Fault.Kind.MISSING,
                    found.size() + " keys instead of " + problem.solutions() + ", no other" + NONE,
                    outcome);
        }
    }

    private void duals(ForcedProblem solver, List<ForcedProblem.Key> keys, ProblemOutcome outcome) {
        List<Integer> stated = problem.keys();
        for (ForcedProblem.Key key : keys) {
            if (stated.isEmpty() || stated.contains(key.move())) {
                List<String> duals = new Duals(problem.position()).of(solver.variations(key.move()));
                duals.forEach(line -> fault(Fault.Kind.DUAL, line + FOUND, outcome));
            }
        }
        if (!solver.isComplete()) {
            outcome.open("not every variation was tried for duals");
        }
    }

    private static void fault(Fault.Kind kind, String text, ProblemOutcome outcome) {
        outcome.fault(kind, text, Grounds.SEARCH);
    }

    private static List<Integer> moves(List<ForcedProblem.Key> keys) {
        return keys.stream().map(ForcedProblem.Key::move).toList();
    }

    private static int length(List<ForcedProblem.Key> keys) {
        return keys.stream().mapToInt(ForcedProblem.Key::length).min().orElse(0);
    }

    private String text(List<ForcedProblem.Key> keys) {
        return keys.stream().map(key -> problem.text(List.of(key.move()))).collect(Collectors.joining(", "));
    }
}
