package io.github.kingfell.classics.tan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The result of one walk through the network: a verdict or moves, and the path that led there. */
final class Consultation {
    private final Map<Integer, String> moves = new LinkedHashMap<>();
    private final List<String> path = new ArrayList<>();
    private ExpectedOutcome outcome = ExpectedOutcome.OPEN;

    /** Sets a verdict without looking ahead. */
    void judge(ExpectedOutcome verdict) {
        outcome = verdict;
    }

    /** @param idea the reason in words; the first idea that names a move is kept */
    void propose(int move, String idea) {
        moves.putIfAbsent(move, idea);
    }

    void pass(DecisionNetwork.Node node, boolean answer, boolean acted) {
        String words = node.question().words() + (answer ? ": yes" : ": no");
        Action action = answer ? node.yes() : node.no();
        path.add(acted ? words + "; " + action.words() : words);
    }

    ExpectedOutcome outcome() {
        return outcome;
    }

    /** Returns the moves in the order in which they were proposed. */
    List<Integer> moves() {
        return List.copyOf(moves.keySet());
    }

    /** Returns the idea behind a move; the empty string for a move that was not proposed. */
    String idea(int move) {
        return moves.getOrDefault(move, "");
    }

    /** Returns the questions with their answers, and the actions performed. */
    List<String> path() {
        return List.copyOf(path);
    }

    /** Returns a measure that grows with everything that is added. */
    int weight() {
        return moves.size() + (outcome == ExpectedOutcome.OPEN ? 0 : 1);
    }
}
