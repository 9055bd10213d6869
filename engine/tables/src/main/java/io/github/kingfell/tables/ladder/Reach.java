package io.github.kingfell.tables.ladder;

import org.jspecify.annotations.Nullable;

/** From where a set of positions, or the end, is forced within a number of moves. */
final class Reach {
    private final EndingGraph graph;
    private final LadderGoal goal;

    /** By number of moves less one, the positions with the forcing side to move. */
    private final NodeSet[] own;

    /** By number of moves less one, the positions with the other side to move. */
    private final NodeSet[] others;

    private Reach(EndingGraph graph, LadderGoal goal, int moves) {
        this.graph = graph;
        this.goal = goal;
        own = new NodeSet[moves];
        others = new NodeSet[moves];
    }

    /** @param before the same of a smaller set, which saves work; null for none */
    static Reach of(EndingGraph graph, LadderGoal goal, NodeSet target, int moves, @Nullable Reach before) {
        Reach reach = new Reach(graph, goal, moves);
        NodeSet reached = target;
        for (int i = 0; i < moves; i++) {
            reach.own[i] = before == null ? goal.given.copy() : before.own[i].copy();
            reach.addOwn(reach.own[i], reached);
            reach.others[i] = before == null ? NodeSet.empty(graph.size(goal.side ^ 1)) : before.others[i].copy();
            reach.addOthers(reach.others[i], reach.own[i]);
            reached = target.copy();
            reached.addAll(reach.others[i]);
        }
        return reach;
    }

    private void addOwn(NodeSet found, NodeSet target) {
        int[] begin = graph.begin[goal.side];
        int[] moves = graph.moves[goal.side];
        for (int node = 0; node < begin.length - 1; node++) {
            if (goal.wanted.has(node) && !found.has(node)) {
                int i = begin[node];
                while (i < begin[node + 1] && !isIn(moves[i], target)) {
                    i++;
                }
                if (i < begin[node + 1]) {
                    found.add(node);
                }
            }
        }
    }

    private void addOthers(NodeSet found, NodeSet target) {
        int[] begin = graph.begin[goal.side ^ 1];
        int[] moves = graph.moves[goal.side ^ 1];
        for (int node = 0; node < begin.length - 1; node++) {
            if (!found.has(node)) {
                int i = begin[node];
                while (i < begin[node + 1] && isIn(moves[i], target)) {
                    i++;
                }
                if (i == begin[node + 1]) {
                    found.add(node);
                }
            }
        }
    }

    private boolean isIn(int node, NodeSet target) {
        return node == goal.end || node >= 0 && target.has(node);
    }

    /** Returns the positions with the forcing side to move from which the set is forced. */
    NodeSet own() {
        return own[own.length - 1];
    }

    /** Returns the positions from which the set is forced whatever the other side, to move, replies. */
    NodeSet others() {
        return others[others.length - 1];
    }
}
