package io.github.kingfell.kernel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The positions that can come more than once on one branch of a tree. No branch of a tree that holds passes a node twice:
 * it would go round for ever. So a position that belongs to a single node comes once on a branch.
 */
record Recurring(Map<Position, Node> owners, Set<Position> recurring) {
    private record Place(Node node, Position position) {}

    /** Goes to each node once for each position in which the tree comes to it. */
    static Set<Position> in(Node root, Position start, Budget budget) {
        Recurring found = new Recurring(new HashMap<>(), new HashSet<>());
        Set<Place> known = new HashSet<>();
        Deque<Place> open = new ArrayDeque<>();
        open.push(new Place(root, start));
        while (!open.isEmpty()) {
            Place place = open.pop();
            if (known.add(place)) {
                budget.spend();
                found.visit(place, open);
            }
        }
        return found.recurring;
    }

    private void visit(Place place, Deque<Place> open) {
        Node node = place.node();
        Position before = place.position();
        Position after = before.move(node.answer).map(before::play).orElse(before);
        own(before, node);
        own(after, node);
        for (Node.Branch branch : node.branches) {
            after.move(branch.move()).ifPresent(move -> open.push(new Place(branch.node(), after.play(move))));
        }
    }

    private void own(Position position, Node node) {
        Node owner = owners.putIfAbsent(position, node);
        if (owner != null && owner != node) {
            recurring.add(position);
        }
    }
}
