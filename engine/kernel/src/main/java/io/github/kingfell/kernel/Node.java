package io.github.kingfell.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A node of a proof or refutation: the answer to a move of the other side, and the branches that follow. A shared node
 * appears at several places of the tree as the same object.
 */
final class Node {
    /** Written in the file where nobody moves or answers. */
    static final String NONE = "-";

    /** A move of the other side, and the node that answers it. */
    record Branch(String move, Node node) {}

    final String answer;
    final List<Branch> branches = new ArrayList<>();
    private final int line;

    /** @param line the line of the file, for messages */
    Node(String answer, int line) {
        this.answer = answer;
        this.line = line;
    }

    void unless(boolean condition, String text) {
        Objection.unless(condition, "line " + line + ": " + text);
    }

    /** Plays the answer, which must be a legal move. */
    Game answer(Game game) {
        Optional<Move> move = game.position().move(answer);
        unless(move.isPresent(), "the answer " + answer + " is not legal");
        return game.play(move.orElseThrow());
    }

    /** The node that answers a move. */
    Node after(Move move) {
        Optional<Branch> found = branches.stream()
                .filter(branch -> branch.move().equals(move.toString()))
                .findFirst();
        unless(found.isPresent(), move + " is not answered");
        return found.orElseThrow().node();
    }
}
