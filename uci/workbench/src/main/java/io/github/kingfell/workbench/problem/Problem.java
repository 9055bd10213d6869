package io.github.kingfell.workbench.problem;

import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A problem with the claims of its book.
 *
 * @param position never changed
 * @param keys first moves that solve, by the book; empty when it names none
 * @param avoid moves that do not solve, by the book
 * @param lines solutions, each from the first move on; they may be incomplete
 * @param solutions the number of solutions by the book; 0 when it does not say
 * @param unique whether a solution that the book does not have is a fault
 * @param unsolved whether the book should have given a solution and has none
 */
public record Problem(
        Position position,
        Stipulation stipulation,
        List<Integer> keys,
        List<Integer> avoid,
        List<int[]> lines,
        int solutions,
        boolean unique,
        boolean unsolved) {
    public Problem {
        keys = List.copyOf(keys);
        avoid = List.copyOf(avoid);
        lines = List.copyOf(lines);
    }

    /** Returns a problem whose file promises one key, or says nothing of its solutions. */
    static Problem of(ProblemTask task) {
        return new Problem(task.position(), task.stipulation(), List.of(), List.of(), List.of(), 0, true, false);
    }

    /** Returns the problem with second keys as faults whenever a mate is stated. */
    public Problem strict() {
        boolean stated = stipulation.isForced() || stipulation.isHelp();
        return new Problem(position, stipulation, keys, avoid, lines, solutions, unique || stated, unsolved);
    }

    public String fen() {
        return Fen.format(position);
    }

    /** Returns where the moves of its solutions begin. */
    public Position start() {
        return stipulation.start(position);
    }

    private String text(int[] line) {
        return stipulation
                .goal()
                .filter(goal -> goal.isSeries() || goal.isProofGame())
                .map(goal -> VariationPrinter.line(start(), goal, stipulation.plies(), line, false))
                .orElseGet(() -> San.formatLine(position, line));
    }

    /** Returns all claims of the book in one line, to compare questions: an answer to other claims does not count. */
    public String claim() {
        return stipulation.text()
                + (keys.isEmpty() ? "" : " bm " + text(keys))
                + (avoid.isEmpty() ? "" : " am " + text(avoid))
                + lines.stream().map(line -> " line " + text(line)).collect(Collectors.joining())
                + (solutions == 0 ? "" : " solutions " + solutions)
                + (unique ? " unique" : "")
                + (unsolved ? " unsolved" : "");
    }

    /** Returns moves in the position as a list in words. */
    public String text(List<Integer> moves) {
        Position start = start();
        return moves.stream().map(move -> San.format(start, move)).collect(Collectors.joining(", "));
    }
}
