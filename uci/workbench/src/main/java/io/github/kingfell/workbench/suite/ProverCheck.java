package io.github.kingfell.workbench.suite;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.mate.TimedMateSearch.Shortening;
import io.github.kingfell.workbench.problem.Problem;
import io.github.kingfell.workbench.suite.ProblemProver.Found;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks mates that are too long to try all moves, and mates whose length is not stated. Each claim of the book is one
 * question to the prover: that its key mates in N, that nothing mates in N-1, that no other move mates in N.
 */
final class ProverCheck {
    /** Share of the budget for the stated keys; if none is proved, the rest is for any other mate. */
    private static final double SHARE_OF_KEYS = 0.7;

    /** Share of the remaining budget for the first of two remaining questions. */
    private static final double HALF = 0.5;

    private final Problem problem;
    private final ProblemProver prover;
    private final Budget budget;

    ProverCheck(Problem problem, ProblemProver prover, Budget budget) {
        this.problem = problem;
        this.prover = prover;
        this.budget = budget;
    }

    /** Checks a direct mate in N. */
    void check(ProblemOutcome outcome) throws InterruptedException {
        int moves = problem.stipulation().moves();
        if (moves > ProofNumberPlayer.MAX_BOUND) {
            outcome.open("more moves than the prover's limit of " + ProofNumberPlayer.MAX_BOUND);
            return;
        }
        Found found = solution(moves, outcome);
        if (found.mate().isEmpty()) {
            return;
        }
        Found least = found.moves() == moves ? shortest(found, outcome) : found;
        if (least.moves() < moves) {
            tooLong("mate in ", least.moves(), least.grounds(), outcome);
        }
        cooks(moves, outcome);
        avoided(moves, outcome);
    }

    private void tooLong(String mate, int moves, Grounds grounds, ProblemOutcome outcome) {
        outcome.fault(
                Fault.Kind.TOO_LONG,
                mate + moves + found(grounds) + ", not in "
                        + problem.stipulation().moves(),
                grounds);
    }

    /** Returns a mate in at most N, by a stated key if one mates. */
    private Found solution(int moves, ProblemOutcome outcome) throws InterruptedException {
        Map<Integer, Grounds> wrong = new LinkedHashMap<>();
        Found least = Found.NOTHING;
        for (int key : problem.keys()) {
            double share = SHARE_OF_KEYS / problem.keys().size();
            Found found = prover.mate(problem.position(), List.of(key), moves, budget, share);
            if (found.mate().isPresent()) {
                least = least.mate().isEmpty() || found.moves() < least.moves() ? found : least;
                solved(found, outcome);
            } else if (found.refuted()) {
                wrong.put(key, found.none().orElseThrow());
            } else {
                outcome.open("the key " + problem.text(List.of(key)) + " is not proved");
            }
        }
        if (least.mate().isPresent()) {
            wrongKeys(wrong, "", outcome);
            return least;
        }
        Found any = prover.mate(problem.position(), List.of(), moves, budget, 1);
        if (any.mate().isPresent()) {
            solved(any, outcome);
            wrongKeys(wrong, "; " + key(any) + " does", outcome);
        } else if (any.refuted()) {
            Grounds grounds = any.none().orElseThrow();
            outcome.fault(Fault.Kind.NO_SOLUTION, "there is no mate in " + moves + none(grounds), grounds);
        } else {
            wrongKeys(wrong, "", outcome);
            if (problem.keys().isEmpty()) {
                outcome.open("no mate found");
            }
        }
        return any;
    }

    private void wrongKeys(Map<Integer, Grounds> wrong, String other, ProblemOutcome outcome) {
        wrong.forEach((key, grounds) -> outcome.fault(
                Fault.Kind.WRONG_KEY,
                problem.text(List.of(key)) + " does not mate in "
                        + problem.stipulation().moves() + none(grounds) + other,
                grounds));
    }

    /** Returns a mate shorter than N if one is found, otherwise the known one. */
    private Found shortest(Found known, ProblemOutcome outcome) throws InterruptedException {
        int moves = known.moves();
        Optional<Grounds> none = moves == 1 ? Optional.of(known.grounds()) : known.noShorter();
        if (none.isPresent()) {
            outcome.solved(moves, known.grounds(), none, budget.elapsed());
            return known;
        }
        Found found = prover.mate(problem.position(), List.of(), moves - 1, budget, problem.unique() ? HALF : 1);
        if (found.mate().isPresent()) {
            solved(found, outcome);
            return found;
        }
        if (found.refuted()) {
            outcome.solved(moves, known.grounds(), found.none(), budget.elapsed());
        } else {
            outcome.open("a shorter mate is not ruled out");
        }
        return known;
    }

    private void cooks(int moves, ProblemOutcome outcome) throws InterruptedException {
        List<Integer> stated = problem.keys();
        if (!problem.unique() || outcome.solutions().isEmpty()) {
            return;
        }
        List<Integer> known = stated.isEmpty() ? List.of(outcome.solutions().get(0)[0]) : stated;
        List<Integer> others = new ArrayList<>(legal());
        others.removeAll(known);
        if (others.isEmpty()) {
            return;
        }
        Found found = prover.mate(problem.position(), others, moves, budget, 1);
        boolean keyHolds = outcome.solutions().stream().anyMatch(line -> known.contains(line[0]));
        if (found.mate().isPresent() && keyHolds) {
            outcome.fault(
                    Fault.Kind.COOK,
                    "solved by " + problem.text(known) + " and also by " + key(found) + found(found.grounds()),
                    found.grounds());
        } else if (!found.refuted() && keyHolds) {
            outcome.open("a second key is not ruled out");
        }
    }

    private void avoided(int moves, ProblemOutcome outcome) throws InterruptedException {
        for (int move : problem.avoid()) {
            Found found = prover.mate(problem.position(), List.of(move), moves, budget, 1);
            if (found.mate().isPresent()) {
                avoided(found, outcome);
            } else if (!found.refuted()) {
                outcome.open("whether " + problem.text(List.of(move)) + " mates is undecided");
            }
        }
    }

    private void avoided(Found found, ProblemOutcome outcome) {
        outcome.fault(
                Fault.Kind.AVOIDED,
                key(found) + " mates in " + found.moves() + found(found.grounds()),
                found.grounds());
    }

    /** Checks that the side to move is mated in N by force. */
    void checkMated(ProblemOutcome outcome) throws InterruptedException {
        int moves = problem.stipulation().moves();
        Found found = prover.anyMate(problem.position(), Shortening.ALL_THE_TIME, budget, 1);
        int mated = -found.moves();
        Optional<Grounds> not = found.moves() > 0
                ? Optional.of(found.grounds())
                : found.none().or(() -> mated > moves ? found.noShorter() : Optional.empty());
        if (not.isPresent()) {
            outcome.fault(
                    Fault.Kind.NO_SOLUTION, "the side to move is not mated in " + moves + none(not.get()), not.get());
        } else if (mated == 0 || mated > moves) {
            outcome.open("no mate in that number of moves found");
        } else {
            outcome.solution(found.line());
            outcome.solved(mated, found.grounds(), found.noShorter(), budget.elapsed());
            if (mated < moves) {
                tooLong("mated in ", mated, found.grounds(), outcome);
            } else if (found.noShorter().isEmpty()) {
                outcome.open("a shorter mate is not ruled out");
            }
        }
        if (!problem.keys().isEmpty()) {
            outcome.open("the best defence is not judged");
        }
    }

    /** Checks a problem that gives best moves only: a move that mates is a best move; nothing else is judged. */
    void checkMoves(ProblemOutcome outcome) throws InterruptedException {
        Found found = prover.anyMate(problem.position(), Shortening.FIRST_PROOF, budget, 1);
        if (found.moves() <= 0) {
            outcome.open("no mate found; other advantages are not judged");
            return;
        }
        int first = found.line()[0];
        solved(found, outcome);
        if (problem.avoid().contains(first)) {
            avoided(found, outcome);
        } else if (problem.keys().isEmpty()) {
            outcome.open("whether the move to avoid mates is undecided");
        } else if (!problem.keys().contains(first)) {
            Found stated = prover.mate(problem.position(), problem.keys(), found.moves(), budget, 1);
            if (stated.mate().isEmpty()) {
                outcome.open(
                        key(found) + " mates in " + found.moves() + "; whether the stated move mates is undecided");
            }
        }
    }

    private void solved(Found found, ProblemOutcome outcome) {
        outcome.solution(found.line());
        outcome.solved(found.moves(), found.grounds(), Optional.empty(), budget.elapsed());
    }

    private static String found(Grounds grounds) {
        return " (" + grounds.wordsOfMate() + ")";
    }

    private static String none(Grounds grounds) {
        return " (" + grounds.words() + ")";
    }

    private String key(Found found) {
        return problem.text(List.of(found.line()[0]));
    }

    private List<Integer> legal() {
        Position position = problem.position();
        MoveList moves = MoveList.legal(position);
        List<Integer> all = new ArrayList<>();
        for (int move : moves.toArray()) {
            all.add(move);
        }
        return all;
    }
}
