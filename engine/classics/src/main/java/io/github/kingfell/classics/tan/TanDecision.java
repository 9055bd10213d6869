package io.github.kingfell.classics.tan;

import java.util.List;

/**
 * A chosen move and how the program arrived at it.
 *
 * @param move legal
 * @param outcome the outcome that the program expects after it; a win is one for the side with the pawns
 * @param idea why the network proposed the move, in words; empty when it proposed none and all moves were tried
 * @param path the questions of the network with their answers at the root, in order
 * @param considered the moves that were left after the comparison of goals
 * @param plies depth of the analysis, at least 1
 * @param situations number of situations examined
 */
public record TanDecision(
        int move,
        ExpectedOutcome outcome,
        String idea,
        List<String> path,
        List<Integer> considered,
        int plies,
        int situations) {
    public TanDecision {
        path = List.copyOf(path);
        considered = List.copyOf(considered);
    }

    /** Returns the same decision on a mirrored board. */
    TanDecision mirrored() {
        List<Integer> images = considered.stream().map(Mirror::move).toList();
        return new TanDecision(
                Mirror.move(move),
                outcome,
                Mirror.words(idea),
                path.stream().map(Mirror::words).toList(),
                images,
                plies,
                situations);
    }
}
