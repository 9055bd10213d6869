package io.github.kingfell.cli.suite;

import io.github.kingfell.cli.suite.Finding.Kind;
import io.github.kingfell.engine.problem.ForcedProblem;
import io.github.kingfell.engine.problem.Goal;
import io.github.kingfell.engine.search.AttackRestriction;
import io.github.kingfell.engine.search.Grounds;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.stream.Collectors;

/** Checks direct mates, stalemates and selfmates by trying every move: all keys are found, and the least length of each. */
final class FullWidth {
    /** The tables of the solver end there. */
    static final int MOST = 60;

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
     * @return false when nothing of it was used because a limit came first and no key was found
     */
    boolean check(double share, Outcome outcome) {
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

    /** No mate in N: one that is there is the fault. */
    void checkNone(Outcome outcome) {
        ForcedProblem solver = solver(problem.position(), problem.stipulation().moves(), 1);
        List<ForcedProblem.Key> keys = solver.keys();
        budget.spend(solver.nodes());
        if (!keys.isEmpty()) {
            outcome.fault(Kind.AVOIDED, "a mate in " + length(keys) + " by " + text(keys));
        } else if (solver.isComplete()) {
            outcome.solved(problem.stipulation().moves(), true, budget.elapsed());
        } else {
            outcome.open("not every move was tried");
        }
    }

    /** Whether a move solves a position on the way within a number of moves. */
    Outcome.Verdict solves(Position position, int move, int within) {
        ForcedProblem solver = solver(position, within, 1);
        List<Integer> keys = moves(solver.keys());
        budget.spend(solver.nodes());
        if (keys.contains(move)) {
            return Outcome.Verdict.RIGHT;
        }
        return solver.isComplete() ? Outcome.Verdict.WRONG : Outcome.Verdict.UNKNOWN;
    }

    private ForcedProblem solver(Position position, int moves, double share) {
        return new ForcedProblem(
                position, goal(problem), moves, AttackRestriction.NONE, budget.control(share), settings.hash());
    }

    private static Goal goal(Problem problem) {
        return switch (problem.stipulation().kind()) {
            case STALEMATE -> Goal.STALEMATE;
            case SELFMATE -> Goal.SELFMATE;
            default -> Goal.MATE;
        };
    }

    private void judge(List<ForcedProblem.Key> keys, boolean complete, Outcome outcome) {
        int moves = problem.stipulation().moves();
        List<Integer> found = moves(keys);
        if (!keys.isEmpty()) {
            outcome.solved(length(keys), complete, budget.elapsed());
            found.forEach(key -> outcome.solution(new int[] {key}));
        } else {
            outcome.fault(
                    Kind.NO_SOLUTION,
                    problem.stipulation().text() + " is not possible (" + Grounds.SEARCH.words() + ")");
        }
        List<ForcedProblem.Key> fast =
                keys.stream().filter(key -> key.length() < moves).toList();
        if (!fast.isEmpty()) {
            outcome.fault(Kind.TOO_LONG, "solved in " + length(fast) + " by " + text(fast) + ", not in " + moves);
        }
        for (int key : problem.keys()) {
            if (!found.contains(key) && complete && !found.isEmpty()) {
                outcome.fault(
                        Kind.WRONG_KEY,
                        problem.text(List.of(key)) + " does not solve (" + Grounds.SEARCH.words() + "); the key is "
                                + text(keys));
            } else if (!found.contains(key) && !complete) {
                outcome.open("the key " + problem.text(List.of(key)) + " is not proved");
            }
        }
        cooks(found, complete, outcome);
        problem.avoid().stream()
                .filter(found::contains)
                .forEach(move -> outcome.fault(Kind.AVOIDED, problem.text(List.of(move)) + " solves"));
        if (!complete) {
            outcome.open("not every first move was tried");
        }
    }

    private void cooks(List<Integer> found, boolean complete, Outcome outcome) {
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
            outcome.fault(
                    Kind.COOK,
                    (stated.isEmpty()
                                    ? found.size() + " keys: "
                                    : "solved by " + problem.text(stated) + " and also by ")
                            + problem.text(shown));
        }
        if (complete && problem.solutions() > found.size()) {
            outcome.fault(Kind.MISSING, found.size() + " keys instead of " + problem.solutions());
        }
    }

    private void duals(ForcedProblem solver, List<ForcedProblem.Key> keys, Outcome outcome) {
        List<Integer> stated = problem.keys();
        for (ForcedProblem.Key key : keys) {
            if (stated.isEmpty() || stated.contains(key.move())) {
                List<String> duals = new Duals(problem.position()).of(solver.variations(key.move()));
                duals.forEach(line -> outcome.fault(Kind.DUAL, line));
            }
        }
        if (!solver.isComplete()) {
            outcome.open("not every variation was tried for duals");
        }
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
