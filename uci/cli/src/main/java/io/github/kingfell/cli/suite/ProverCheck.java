package io.github.kingfell.cli.suite;

import io.github.kingfell.cli.mate.TimedMateSearch.Effort;
import io.github.kingfell.cli.suite.Finding.Kind;
import io.github.kingfell.cli.suite.Prover.Found;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks mates that are too long to try everything, or whose length is not stated. Each claim of the book is one question to
 * the prover: that its key mates in N, that nothing mates in N-1, that no other move mates in N.
 */
final class ProverCheck {
    /** Of the budget; where no stated key is proved, the rest is for any other mate. */
    private static final double SHARE_OF_KEYS = 0.7;

    /** Of what is left, where there are two more questions. */
    private static final double HALF = 0.5;

    private final Problem problem;
    private final Prover prover;
    private final Budget budget;

    ProverCheck(Problem problem, Prover prover, Budget budget) {
        this.problem = problem;
        this.prover = prover;
        this.budget = budget;
    }

    /** A direct mate in N. */
    void check(Outcome outcome) throws InterruptedException {
        int moves = problem.stipulation().moves();
        if (moves > ProofNumberPlayer.MAX_BOUND) {
            outcome.open("more moves than the prover takes, " + ProofNumberPlayer.MAX_BOUND);
            return;
        }
        int found = length(moves, outcome);
        if (found == 0) {
            return;
        }
        int least = found == moves ? shorter(moves, outcome) : found;
        if (least < moves) {
            outcome.fault(Kind.TOO_LONG, "mate in " + least + ", not in " + moves);
        }
        cooks(moves, outcome);
        avoided(moves, outcome);
    }

    /** The length of the mate that is found, at most N; 0 for none. */
    private int length(int moves, Outcome outcome) throws InterruptedException {
        Map<Integer, String> wrong = new LinkedHashMap<>();
        int least = 0;
        for (int key : problem.keys()) {
            double share = SHARE_OF_KEYS / problem.keys().size();
            Found found = prover.mate(problem.position(), List.of(key), moves, budget, share);
            if (found.mate().isPresent()) {
                least = least == 0 ? found.moves() : Math.min(least, found.moves());
                solved(found, outcome);
            } else if (found.refuted()) {
                wrong.put(key, found.grounds());
            } else {
                outcome.open("the key " + problem.text(List.of(key)) + " is not proved");
            }
        }
        Found any = null;
        if (least == 0) {
            any = prover.mate(problem.position(), List.of(), moves, budget, 1);
            least = any.moves();
        }
        if (any != null && any.mate().isPresent()) {
            solved(any, outcome);
        } else if (any != null && any.refuted()) {
            outcome.fault(Kind.NO_SOLUTION, "there is no mate in " + moves + any.grounds());
        } else if (any != null && problem.keys().isEmpty()) {
            outcome.open("no mate found");
        }
        if (any == null || !any.refuted()) {
            String other = any == null || any.mate().isEmpty() ? "" : "; " + key(any) + " does";
            wrong.forEach((key, grounds) -> outcome.fault(
                    Kind.WRONG_KEY, problem.text(List.of(key)) + " does not mate in " + moves + grounds + other));
        }
        return least;
    }

    /** The least number of moves known. */
    private int shorter(int moves, Outcome outcome) throws InterruptedException {
        if (moves == 1) {
            outcome.solved(1, true, budget.elapsed());
            return 1;
        }
        Found found = prover.mate(problem.position(), List.of(), moves - 1, budget, problem.unique() ? HALF : 1);
        if (found.mate().isPresent()) {
            solved(found, outcome);
            return found.moves();
        }
        if (found.refuted()) {
            outcome.solved(moves, true, budget.elapsed());
        } else {
            outcome.open("a shorter mate is not ruled out");
        }
        return moves;
    }

    private void cooks(int moves, Outcome outcome) throws InterruptedException {
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
            outcome.fault(Kind.COOK, "solved by " + problem.text(known) + " and also by " + key(found));
        } else if (!found.refuted() && keyHolds) {
            outcome.open("a second key is not ruled out");
        }
    }

    private void avoided(int moves, Outcome outcome) throws InterruptedException {
        for (int move : problem.avoid()) {
            Found found = prover.mate(problem.position(), List.of(move), moves, budget, 1);
            if (found.mate().isPresent()) {
                outcome.fault(Kind.AVOIDED, problem.text(List.of(move)) + " mates in " + found.moves());
            } else if (!found.refuted()) {
                outcome.open("whether " + problem.text(List.of(move)) + " mates is not decided");
            }
        }
    }

    /** The side to move is mated in N whatever it does. */
    void checkMated(Outcome outcome) throws InterruptedException {
        int moves = problem.stipulation().moves();
        Found found = prover.anyMate(problem.position(), Effort.ALL_THE_TIME, budget, 1);
        int mated = -found.moves();
        if (found.moves() > 0 || found.refuted() || mated > moves && found.shortest()) {
            outcome.fault(Kind.NO_SOLUTION, "it is not mated in " + moves + found.grounds());
        } else if (mated == 0 || mated > moves) {
            outcome.open("no mate in that number found");
        } else {
            outcome.solution(found.line());
            outcome.solved(mated, found.shortest(), budget.elapsed());
            if (mated < moves) {
                outcome.fault(Kind.TOO_LONG, "mated in " + mated + ", not in " + moves);
            } else if (!found.shortest()) {
                outcome.open("a shorter mate is not ruled out");
            }
        }
        if (!problem.keys().isEmpty()) {
            outcome.open("the best defence is not judged");
        }
    }

    /** Only best moves are stated. A move that mates is a best one; nothing else is judged. */
    void checkMoves(Outcome outcome) throws InterruptedException {
        Found found = prover.anyMate(problem.position(), Effort.FIRST_PROOF, budget, 1);
        if (found.moves() <= 0) {
            outcome.open("no mate found, and no other advantage is judged");
            return;
        }
        int first = found.line()[0];
        solved(found, outcome);
        if (problem.avoid().contains(first)) {
            outcome.fault(Kind.AVOIDED, key(found) + " mates in " + found.moves());
        } else if (problem.keys().isEmpty()) {
            outcome.open("whether the move to avoid mates is not decided");
        } else if (!problem.keys().contains(first)) {
            Found stated = prover.mate(problem.position(), problem.keys(), found.moves(), budget, 1);
            if (stated.mate().isEmpty()) {
                outcome.open(
                        key(found) + " mates in " + found.moves() + "; whether the stated move does is not decided");
            }
        }
    }

    private void solved(Found found, Outcome outcome) {
        outcome.solution(found.line());
        outcome.solved(found.moves(), false, budget.elapsed());
    }

    private String key(Found found) {
        return problem.text(List.of(found.line()[0]));
    }

    private List<Integer> legal() {
        Position position = problem.position();
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            all.add(moves.get(i));
        }
        return all;
    }
}
