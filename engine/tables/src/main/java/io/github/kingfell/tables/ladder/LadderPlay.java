package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Plays a ladder from every position of an ending against every reply, and judges it. It knows of the ladder only the
 * patterns, which it looks for on each board, and of the exact table only which positions are won. Where several moves
 * follow the advice equally well, the worst of them counts: what is said holds whichever is played.
 */
public final class LadderPlay {
    /** The advice gives no move. */
    static final int NONE = Integer.MAX_VALUE;

    /** The play may come to a position in which the advice gives no move, or that is not won. */
    static final int FAILS = Integer.MAX_VALUE;

    private final EndingGraph graph;
    private final AdviceLadder ladder;

    /** By position with Black to move, its lowest pattern from 1 on, 0 for mate; {@link #NONE} without any. */
    private final int[] rungs;

    /** By position with White to move, the lowest pattern that is forced, 0 for the end, and in how many moves. */
    private final int[] aims;

    /** By position with White to move, the moves to the end when the worst of the advised moves is always played. */
    private final int[] longest;

    /** The same when the best of them is always played. */
    private final int[] shortest;

    /** By number of moves, the aim that is forced within them with Black to move, then White. */
    private final int[][] black;

    private final int[][] white;

    public LadderPlay(EndingGraph graph, AdviceLadder ladder) {
        this.graph = graph;
        this.ladder = ladder;
        rungs = new int[graph.size(Color.BLACK)];
        for (int node = 0; node < rungs.length; node++) {
            rungs[node] = graph.isMate(node) ? 0 : rung(graph.position(node, Color.BLACK));
        }
        black = new int[ladder.moves()][];
        white = new int[ladder.moves()][];
        int[] reached = rungs;
        for (int i = 0; i < white.length; i++) {
            white[i] = lowest(reached);
            black[i] = highest(white[i]);
            reached = black[i].clone();
            for (int node = 0; node < reached.length; node++) {
                reached[node] = Math.min(reached[node], rungs[node]);
            }
        }
        aims = white[white.length - 1];
        longest = new int[aims.length];
        shortest = new int[aims.length];
        Arrays.fill(longest, FAILS);
        Arrays.fill(shortest, FAILS);
        play();
    }

    private int rung(Position position) {
        for (int i = 0; i < ladder.rungs().size(); i++) {
            if (ladder.rungs().get(i).fits(position)) {
                return i + 1;
            }
        }
        return NONE;
    }

    private int[] lowest(int[] after) {
        int[] begin = graph.begin[Color.WHITE];
        int[] best = new int[begin.length - 1];
        for (int node = 0; node < best.length; node++) {
            best[node] = NONE;
            for (int i = begin[node]; i < begin[node + 1]; i++) {
                best[node] = Math.min(best[node], aim(graph.moves[Color.WHITE][i], after));
            }
        }
        return best;
    }

    private int[] highest(int[] after) {
        int[] begin = graph.begin[Color.BLACK];
        int[] worst = new int[begin.length - 1];
        for (int node = 0; node < worst.length; node++) {
            for (int i = begin[node]; i < begin[node + 1]; i++) {
                worst[node] = Math.max(worst[node], aim(graph.moves[Color.BLACK][i], after));
            }
        }
        return worst;
    }

    /** Returns the aim that a move reaches: a position, or out of the ending. */
    private static int aim(int node, int[] after) {
        return node == EndingGraph.WON ? 0 : node == EndingGraph.GONE ? NONE : after[node];
    }

    /** Plays from the positions nearest to the end on: each move brings a lower aim, or the same one nearer. */
    private void play() {
        for (int aim = 0; aim <= ladder.rungs().size(); aim++) {
            for (int moves = 1; moves <= ladder.moves(); moves++) {
                for (int node = 0; node < aims.length; node++) {
                    if (aims[node] == aim && graph.isWon(node) && movesToAim(node) == moves) {
                        play(node, moves);
                    }
                }
            }
        }
    }

    private int movesToAim(int node) {
        int moves = 1;
        while (white[moves - 1][node] != aims[node]) {
            moves++;
        }
        return moves;
    }

    /** Compares the moves that reach the aim soonest. */
    private void play(int node, int moves) {
        int worst = 0;
        int best = FAILS;
        for (int i = graph.begin[Color.WHITE][node]; i < graph.begin[Color.WHITE][node + 1]; i++) {
            int after = graph.moves[Color.WHITE][i];
            if (isAdvised(after, aims[node], moves)) {
                worst = Math.max(worst, lengthAfter(after, longest));
                best = Math.min(best, lengthAfter(after, shortest));
            }
        }
        longest[node] = worst;
        shortest[node] = best;
    }

    private boolean isAdvised(int after, int aim, int moves) {
        return aim(after, moves == 1 ? rungs : black[moves - 2]) == aim;
    }

    private int lengthAfter(int node, int[] lengths) {
        int length = 1;
        for (int i = begin(node); node >= 0 && i < graph.begin[Color.BLACK][node + 1]; i++) {
            int after = graph.moves[Color.BLACK][i];
            if (after == EndingGraph.GONE || after >= 0 && lengths[after] == FAILS) {
                return FAILS;
            }
            length = Math.max(length, 1 + (after == EndingGraph.WON ? 0 : lengths[after]));
        }
        return length;
    }

    private int begin(int node) {
        return node < 0 ? 0 : graph.begin[Color.BLACK][node];
    }

    /**
     * Returns the moves to the end from a position with White to move, when White plays the best of the advised moves;
     * 0 when the end may not be reached.
     */
    int shortest(int node) {
        return shortest[node] == FAILS ? 0 : shortest[node];
    }

    /** Returns true when a move leads to a position, Black to move, from which the end comes within so many moves. */
    boolean endsWithin(int node, int after, int moves) {
        return isAdvised(after, aims[node], movesToAim(node)) && lengthAfter(after, shortest) <= moves;
    }

    /** Returns the judgement over all won positions. */
    public LadderVerdict verdict() {
        LadderVerdict.Counter counter = new LadderVerdict.Counter(ladder.rungs().size());
        for (int node = 0; node < aims.length; node++) {
            if (graph.isWon(node)) {
                counter.count(graph, node, aims[node], longest[node]);
            }
        }
        return counter.verdict();
    }
}
