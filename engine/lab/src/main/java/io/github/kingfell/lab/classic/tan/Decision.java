package io.github.kingfell.lab.classic.tan;

import java.util.List;

/**
 * A move and how the program came to it.
 *
 * @param move legal
 * @param outcome what the program takes it to lead to; a win is one for the side with the pawns
 * @param idea why the network proposed it, in words; empty when it proposed none and all were tried
 * @param path the questions of the network with their answers at the root, in order
 * @param considered the moves that were left after the goals had been compared
 * @param plies how deep the analysis went, at least 1
 * @param situations looked at
 */
public record Decision(
        int move,
        Outcome outcome,
        String idea,
        List<String> path,
        List<Integer> considered,
        int plies,
        int situations) {
    public Decision {
        path = List.copyOf(path);
        considered = List.copyOf(considered);
    }

    /** The same on a board turned round. */
    Decision mirrored() {
        List<Integer> images = considered.stream().map(Mirror::move).toList();
        return new Decision(
                Mirror.move(move),
                outcome,
                Mirror.words(idea),
                path.stream().map(Mirror::words).toList(),
                images,
                plies,
                situations);
    }
}
