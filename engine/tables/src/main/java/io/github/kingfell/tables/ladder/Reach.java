package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * From where White forces a set of positions with Black to move, a mate or a won ending within a number of moves. Only
 * won positions with White to move count; others do not occur in play.
 */
final class Reach {
    private final EndingGraph graph;

    /** By number of moves less one, the positions with White to move. */
    private final NodeSet[] white;

    /** By number of moves less one, the positions with Black to move. */
    private final NodeSet[] black;

    private Reach(EndingGraph graph, int moves) {
        this.graph = graph;
        white = new NodeSet[moves];
        black = new NodeSet[moves];
    }

    /** @param before the same of a smaller set, which saves work; null for none */
    static Reach of(EndingGraph graph, NodeSet target, int moves, @Nullable Reach before) {
        Reach reach = new Reach(graph, moves);
        NodeSet reached = target;
        for (int i = 0; i < moves; i++) {
            reach.white[i] = before == null ? NodeSet.empty(graph.size(Color.WHITE)) : before.white[i].copy();
            reach.addWhite(reach.white[i], reached);
            reach.black[i] = before == null ? NodeSet.empty(graph.size(Color.BLACK)) : before.black[i].copy();
            reach.addBlack(reach.black[i], reach.white[i]);
            reached = target.copy();
            reached.addAll(reach.black[i]);
        }
        return reach;
    }

    private void addWhite(NodeSet found, NodeSet target) {
        int[] begin = graph.begin[Color.WHITE];
        int[] moves = graph.moves[Color.WHITE];
        for (int node = 0; node < begin.length - 1; node++) {
            if (graph.isWon(node) && !found.has(node)) {
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

    private void addBlack(NodeSet found, NodeSet target) {
        int[] begin = graph.begin[Color.BLACK];
        int[] moves = graph.moves[Color.BLACK];
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

    private static boolean isIn(int node, NodeSet target) {
        return node == EndingGraph.WON || node != EndingGraph.GONE && target.has(node);
    }

    /** Returns the positions with White to move from which the set is forced. */
    NodeSet white() {
        return white[white.length - 1];
    }

    /** Returns the positions with Black to move from which the set is forced, whatever he replies; mates among them. */
    NodeSet black() {
        return black[black.length - 1];
    }
}
