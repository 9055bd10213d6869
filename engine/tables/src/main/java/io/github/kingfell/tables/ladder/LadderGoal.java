package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * What a ladder is learned for, as sets of positions: White wins, or Black holds the draw. Positions <em>own</em> have
 * the side to move that follows the advice; patterns are of the others.
 */
final class LadderGoal {
    /** The side that follows the advice. */
    final int side;

    /** A move that leaves the ending and is as good as a pattern. */
    final int end;

    /** Own positions in which advice is wanted. */
    final NodeSet wanted;

    /** Own positions that are good without advice: the other side has thrown them away. */
    final NodeSet given;

    /** Positions that are as good as a pattern from the beginning. */
    final NodeSet start;

    /** Positions that a pattern must not fit, unless a lower pattern is forced from them. */
    final NodeSet forbidden;

    /** Positions that a pattern may be made for; null for those from which a lower pattern is forced. */
    final @Nullable NodeSet allowed;

    /** Positions that do not count as a pattern, because the other side has a short win in them. */
    final NodeSet barred;

    private LadderGoal(EndingGraph graph, int side) {
        this.side = side;
        end = side == Color.WHITE ? EndingGraph.WON : EndingGraph.GONE;
        barred = NodeSet.empty(graph.size(side ^ 1));
        wanted = NodeSet.empty(graph.size(side));
        given = NodeSet.empty(graph.size(side));
        start = NodeSet.empty(graph.size(side ^ 1));
        forbidden = side == Color.WHITE ? graph.occurring() : NodeSet.empty(graph.size(Color.WHITE));
        allowed = side == Color.WHITE ? null : NodeSet.empty(graph.size(Color.WHITE));
    }

    static LadderGoal winning(EndingGraph graph) {
        LadderGoal goal = new LadderGoal(graph, Color.WHITE);
        for (int node = 0; node < graph.size(Color.WHITE); node++) {
            if (graph.isWon(node)) {
                goal.wanted.add(node);
            }
        }
        for (int node = 0; node < graph.size(Color.BLACK); node++) {
            if (graph.isMate(node)) {
                goal.start.add(node);
            }
        }
        return goal;
    }

    /** @param moves within which the defender sees that White mates, or wins by a capture or promotion */
    static LadderGoal holding(EndingGraph graph, int moves) {
        LadderGoal goal = new LadderGoal(graph, Color.BLACK);
        LadderGoal winning = winning(graph);
        goal.barred.addAll(Reach.of(graph, winning, winning.start, moves, null).own());
        for (int node = 0; node < graph.size(Color.BLACK); node++) {
            goal.addMoves(graph, node);
            if (graph.isDrawn(node, Color.BLACK)) {
                goal.wanted.add(node);
            } else if (graph.isLost(node, Color.BLACK)) {
                goal.given.add(node);
            }
        }
        goal.forbidden.removeAll(goal.barred);
        return goal;
    }

    /**
     * Forbids the positions from which White can reach one of a set.
     *
     * @param silent own positions
     */
    void forbid(EndingGraph graph, NodeSet silent) {
        int[] begin = graph.begin[side ^ 1];
        for (int node = 0; node < begin.length - 1; node++) {
            for (int i = begin[node]; i < begin[node + 1]; i++) {
                int after = graph.moves[side ^ 1][i];
                if (after >= 0 && silent.has(after)) {
                    forbidden.add(node);
                }
            }
        }
        if (allowed != null) {
            allowed.removeAll(forbidden);
        }
    }

    private void addMoves(EndingGraph graph, int node) {
        for (int i = graph.begin[Color.BLACK][node]; i < graph.begin[Color.BLACK][node + 1]; i++) {
            int after = graph.moves[Color.BLACK][i];
            if (after >= 0 && graph.isWon(after)) {
                forbidden.add(after);
            } else if (after >= 0 && allowed != null) {
                allowed.add(after);
            }
        }
    }
}
