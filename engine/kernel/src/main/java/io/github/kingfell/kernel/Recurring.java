package io.github.kingfell.kernel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The positions that can come a third time on one branch of a tree. No branch of a tree that holds comes back to a
 * node: it would go round for ever. So a position before the answer of a node comes no more often than there are nodes
 * to which it belongs. After the answer it comes no more often than there are different ways to go on from it: were it
 * there again with the same nodes to follow, the same move would lead back to a node. Only what belongs to three needs
 * a count.
 *
 * @param owners by position, the nodes to which it belongs, or the branches that follow
 */
record Recurring(Map<Position, Set<Object>> owners) {
    private record Place(Node node, Position position) {}

    /** Goes to each node once for each position in which the tree comes to it. */
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
