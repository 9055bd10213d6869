package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.List;

/**
 * Plays advice for the weaker side from every drawn position of an ending against every move, and judges it. It knows
 * of the advice only the patterns, which it looks for on each board, and of the exact table only which positions are
 * drawn or lost. Every move that follows the advice counts.
 */
public final class HoldPlay {
    /** No pattern can be forced. */
    private static final int NEVER = Integer.MAX_VALUE;

    /** The pattern of what leaves the ending. */
    private static final int END = 0;

    private final EndingGraph graph;
    private final AdviceLadder advice;

    /** By position with White to move, its first pattern from 1 on; {@link #NEVER} without any. */
    private final int[] patterns;

    /** By position with Black to move, in how many moves a pattern is forced. */
    private final int[] moves;

    /** By position with White to move, in how many of Black's moves a pattern is forced whatever White plays. */
    private final int[] after;

    public HoldPlay(EndingGraph graph, AdviceLadder advice) {
        this.graph = graph;
        this.advice = advice;
        moves = filled(graph.size(Color.BLACK));
        patterns = new int[graph.size(Color.WHITE)];
        NodeSet quick = quickWins();
        for (int node = 0; node < patterns.length; node++) {
            patterns[node] = quick.has(node) ? NEVER : pattern(graph.position(node, Color.WHITE));
        }
        after = filled(graph.size(Color.WHITE));
        for (int count = 1; count <= advice.moves(); count++) {
            reach(count);
        }
    }

    private static int[] filled(int size) {
        int[] row = new int[size];
        Arrays.fill(row, NEVER);
        return row;
    }

    /** Returns the positions in which White mates, or wins by leaving the ending, within the moves one looks ahead. */
    private NodeSet quickWins() {
        NodeSet white = NodeSet.empty(graph.size(Color.WHITE));
        NodeSet black = NodeSet.empty(graph.size(Color.BLACK));
        for (int count = 0; count < advice.moves(); count++) {
            for (int node = 0; node < moves.length; node++) {
                boolean lost = true;
                for (int i = graph.begin[Color.BLACK][node]; i < graph.begin[Color.BLACK][node + 1]; i++) {
                    int next = graph.moves[Color.BLACK][i];
                    lost &= next == EndingGraph.WON || next >= 0 && white.has(next);
                }
                if (lost) {
                    black.add(node);
                }
            }
            for (int node = 0; node < patterns.length; node++) {
                for (int i = graph.begin[Color.WHITE][node]; i < graph.begin[Color.WHITE][node + 1]; i++) {
                    int next = graph.moves[Color.WHITE][i];
                    if (next == EndingGraph.WON || next >= 0 && black.has(next)) {
                        white.add(node);
                    }
                }
            }
        }
        return white;
    }

    private int pattern(Position position) {
        for (int i = 0; i < advice.rungs().size(); i++) {
            if (advice.rungs().get(i).fits(position)) {
                return i + 1;
            }
        }
        return NEVER;
    }

    private void reach(int count) {
        for (int node = 0; node < moves.length; node++) {
            if (moves[node] == NEVER && !graph.isLost(node, Color.BLACK) && hasMove(node, count)) {
                moves[node] = count;
            }
        }
        for (int node = 0; node < after.length; node++) {
            if (after[node] == NEVER && isForced(node, count)) {
                after[node] = count;
            }
        }
    }

    private boolean hasMove(int node, int count) {
        for (int i = graph.begin[Color.BLACK][node]; i < graph.begin[Color.BLACK][node + 1]; i++) {
            if (isAdvised(graph.moves[Color.BLACK][i], count)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true when a move of Black forces a pattern in so many moves, itself the first. */
    private boolean isAdvised(int node, int count) {
        return node == EndingGraph.GONE || node >= 0 && (count == 1 ? patterns[node] != NEVER : after[node] < count);
    }

    private boolean isForced(int node, int count) {
        for (int i = graph.begin[Color.WHITE][node]; i < graph.begin[Color.WHITE][node + 1]; i++) {
            int next = graph.moves[Color.WHITE][i];
            boolean isFine =
                    next == EndingGraph.GONE || next >= 0 && (graph.isLost(next, Color.BLACK) || moves[next] <= count);
            if (!isFine) {
                return false;
            }
        }
        return true;
    }

    /** Returns the judgement over all drawn positions. */
    public HoldVerdict verdict() {
        int[] first = new int[advice.rungs().size() + 1];
        NodeSet held = NodeSet.empty(moves.length);
        int drawn = 0;
        int silent = 0;
        int losing = 0;
        Position notHeld = null;
        for (int node = 0; node < moves.length; node++) {
            if (graph.isDrawn(node, Color.BLACK)) {
                drawn++;
                boolean speaks = moves[node] != NEVER;
                boolean loses = speaks && mayLose(node);
                silent += speaks ? 0 : 1;
                losing += loses ? 1 : 0;
                if (speaks && !loses) {
                    held.add(node);
                    count(node, first);
                } else if (notHeld == null) {
                    notHeld = graph.position(node, Color.BLACK);
                }
            }
        }
        while (dropUnsafe(held)) {}
        List<Integer> counts = Arrays.stream(first).boxed().toList();
        return new HoldVerdict(drawn, held.size(), silent, losing, counts, notHeld);
    }

    private boolean mayLose(int node) {
        for (int i = graph.begin[Color.BLACK][node]; i < graph.begin[Color.BLACK][node + 1]; i++) {
            int next = graph.moves[Color.BLACK][i];
            if (next >= 0 && isAdvised(next, moves[node]) && graph.isWon(next)) {
                return true;
            }
        }
        return false;
    }

    private void count(int node, int[] first) {
        int lowest = NEVER;
        for (int i = graph.begin[Color.BLACK][node]; i < graph.begin[Color.BLACK][node + 1]; i++) {
            int next = graph.moves[Color.BLACK][i];
            lowest = Math.min(lowest, next == EndingGraph.GONE ? END : next < 0 ? NEVER : patterns[next]);
        }
        if (lowest != NEVER) {
            first[lowest]++;
        }
    }

    /** Drops the positions in which an advised move lets White reach one that was dropped; returns whether any was. */
    private boolean dropUnsafe(NodeSet held) {
        NodeSet safe = NodeSet.empty(after.length);
        for (int node = 0; node < after.length; node++) {
            if (staysIn(held, node)) {
                safe.add(node);
            }
        }
        boolean dropped = false;
        for (int node = 0; node < moves.length; node++) {
            if (held.has(node) && !advisesOnly(safe, node)) {
                held.remove(node);
                dropped = true;
            }
        }
        return dropped;
    }

    private boolean staysIn(NodeSet held, int node) {
        for (int i = graph.begin[Color.WHITE][node]; i < graph.begin[Color.WHITE][node + 1]; i++) {
            int next = graph.moves[Color.WHITE][i];
            if (next == EndingGraph.WON || next >= 0 && !held.has(next) && !graph.isLost(next, Color.BLACK)) {
                return false;
            }
        }
        return true;
    }

    private boolean advisesOnly(NodeSet safe, int node) {
        for (int i = graph.begin[Color.BLACK][node]; i < graph.begin[Color.BLACK][node + 1]; i++) {
            int next = graph.moves[Color.BLACK][i];
            if (next >= 0 && isAdvised(next, moves[node]) && !safe.has(next)) {
                return false;
            }
        }
        return true;
    }
}
