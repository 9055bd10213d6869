package io.github.kingfell.classics.tan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The network, which holds the program's knowledge: each node has a question and, for either answer, an action and the
 * next node. Every name in a network is known, every link leads to a node or to the end, and no path comes back to a
 * node.
 */
final class DecisionNetwork {
    /** The link to the end of the walk. */
    static final String END = "end";

    /**
     * A node.
     *
     * @param name of the node
     * @param question asked of the state
     * @param yes action performed when the answer is yes
     * @param left the node after that
     * @param no action performed otherwise
     * @param right the node after that
     */
    record Node(String name, Predicate question, Action yes, String left, Action no, String right) {}

    private final Map<String, Node> nodes = new LinkedHashMap<>();
    private final String start;

    /** @param nodes the first is where every walk begins */
    DecisionNetwork(List<Node> nodes) {
        nodes.forEach(node -> this.nodes.put(node.name(), node));
        start = nodes.get(0).name();
    }

    /** Asks and acts from the first node to the end, and records the path in the state's consultation. */
    void walk(State state) {
        String next = start;
        while (!next.equals(END)) {
            Node node = at(next);
            boolean answer = node.question().holds(state);
            Action action = answer ? node.yes() : node.no();
            boolean had = action.perform(state);
            state.consultation().pass(node, answer, had);
            next = answer ? node.left() : node.right();
        }
    }

    private Node at(String name) {
        Node node = nodes.get(name);
        if (node == null) {
            throw new IllegalStateException("no node " + name);
        }
        return node;
    }
}
