package io.github.kingfell.lab.classic.tan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What one walk through the network has brought together: a verdict or moves, and the way that led there. */
final class Consultation {
    private final Map<Integer, String> moves = new LinkedHashMap<>();
    private final List<String> path = new ArrayList<>();
    private Outcome outcome = Outcome.OPEN;

    /** A verdict without looking ahead. */
    void judge(Outcome verdict) {
        outcome = verdict;
    }

    /** @param idea why, in words; the first idea that names a move is kept */
    void propose(int move, String idea) {
        moves.putIfAbsent(move, idea);
    }

    void pass(Network.Node node, boolean answer, boolean acted) {
        String words = node.question().words() + (answer ? ": yes" : ": no");
        Action action = answer ? node.yes() : node.no();
        path.add(acted ? words + "; " + action.words() : words);
    }

    Outcome outcome() {
        return outcome;
    }

    /** In the order of being proposed. */
    List<Integer> moves() {
        return List.copyOf(moves.keySet());
    }

    /** The idea behind a move; the empty string for a move nobody proposed. */
    String idea(int move) {
        return moves.getOrDefault(move, "");
    }

    /** Questions with their answers, and what was done. */
    List<String> path() {
        return List.copyOf(path);
    }

    /** Grows with everything that is added. */
    int weight() {
        return moves.size() + (outcome == Outcome.OPEN ? 0 : 1);
    }
}
