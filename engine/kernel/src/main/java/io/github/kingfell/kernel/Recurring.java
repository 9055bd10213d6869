package io.github.kingfell.kernel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds the positions that can occur a third time on one branch of a tree. No branch of a valid tree returns to a node,
 * because it would never end. So a position before the answer of a node occurs at most as often as there are nodes with
 * that position. A position after an answer occurs at most as often as there are different sets of branches from it: if
 * it occurred twice with the same following nodes, the same move would lead back to a node. Only positions with at
 * least three such owners need a count.
 *
 * @param owners by position, the nodes that have it, or the branches that follow it
 */
record Recurring(Map<Position, Set<Object>> owners) {
    private record Place(Node node, Position position) {}

    /** Visits each node once for each position in which the tree reaches it. */
    static Set<Position> in(Node root, Position start, Budget budget) {
        Recurring found = new Recurring(new HashMap<>());
        Set<Place> known = new HashSet<>();
        Deque<Place> open = new ArrayDeque<>();
        open.push(new Place(root, start));
        while (!open.isEmpty()) {
            Place place = open.pop();
            if (known.add(place)) {
                budget.spend();
                found.visit(place.node(), place.position(), open);
            }
        }
        found.owners.values().removeIf(few -> few.size() < 3);
        return found.owners.keySet();
    }

    private void visit(Node node, Position before, Deque<Place> open) {
        Position after = before.move(node.answer).map(before::play).orElse(before);
        owners.computeIfAbsent(before, none -> new HashSet<>()).add(node);
        owners.computeIfAbsent(after, none -> new HashSet<>()).add(new HashSet<>(node.branches));
        for (Move move : after.legalMoves()) {
            node.branches.stream()
                    .filter(branch -> branch.move().equals(move.toString()))
                    .forEach(branch -> open.push(new Place(branch.node(), after.play(move))));
        }
    }
}
