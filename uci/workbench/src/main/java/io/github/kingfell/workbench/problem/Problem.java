package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A problem and what its book says of it.
 *
 * @param position never changed
 * @param keys first moves that are said to solve; empty where the book names none
 * @param avoid moves that are said not to solve
 * @param lines solutions, each from the first move on; they may break off before the end
 * @param solutions how many there are said to be; 0 where the book does not say
 * @param unique whether a solution beside those of the book is a fault
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

    /** The same where second keys are faults wherever a mate is stated. */
    public Problem strict() {
        boolean stated = stipulation.isForced() || stipulation.kind() == Stipulation.Kind.HELPMATE;
        return new Problem(position, stipulation, keys, avoid, lines, solutions, unique || stated, unsolved);
    }

    public String fen() {
        return Fen.format(position);
    }

    /** All that the book says, in one line: an answer to another claim is no answer to this one. */
    public String claim() {
        return stipulation.text()
                + (keys.isEmpty() ? "" : " bm " + text(keys))
                + (avoid.isEmpty() ? "" : " am " + text(avoid))
                + lines.stream()
                        .map(line -> " line " + San.formatLine(position, line))
                        .collect(Collectors.joining())
                + (solutions == 0 ? "" : " solutions " + solutions)
                + (unique ? " unique" : "")
                + (unsolved ? " unsolved" : "");
    }

    /** Moves in the position, as a list in words. */
    public String text(List<Integer> moves) {
        return moves.stream().map(move -> San.format(position, move)).collect(Collectors.joining(", "));
    }
}
