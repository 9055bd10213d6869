package io.github.kingfell.classics.bell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * The moves of kalah as Bell generates them with a stack ("Games Playing with Computers", 1972, section 3.3): without
 * captures, on one side of the board. A pit is emptied and its counters are sown towards the kalah. A move whose last
 * counter falls into the kalah is continued; any other is a terminal position.
 */
public final class KalahMoves {
    private KalahMoves() {}

    /**
     * All moves from a position.
     *
     * @param terminal number of terminal positions, counted once for each way to reach them
     * @param deepest most unfinished positions on the stack at a time
     */
    public record Count(long terminal, int deepest) {}

    /** Returns the position in which every pit has as many counters as it needs to be continued: 6 5 4 3 2 1. */
    public static List<Integer> everyPitContinues(int pits) {
        List<Integer> position = new ArrayList<>();
        for (int pit = pits; pit > 0; pit--) {
            position.add(pit);
        }
        return position;
    }

    /**
     * Generates all moves.
     *
     * @param position counters of the pits, the farthest from the kalah first
     * @param nearestFirst scan the pits from the kalah on ("right to left"), or towards it
     */
    public static Count count(List<Integer> position, boolean nearestFirst) {
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(fromTheKalah(position));
        long terminal = 0;
        int deepest = 1;
        while (!stack.isEmpty()) {
            int[] pits = stack.pop();
            boolean moved = false;
            for (int i = 0; i < pits.length; i++) {
                int pit = nearestFirst ? i : pits.length - 1 - i;
                if (pits[pit] == pit + 1) {
                    stack.push(continued(pits, pit));
                } else if (pits[pit] > 0) {
                    terminal++;
                }
                moved |= pits[pit] > 0;
            }
            terminal += moved ? 0 : 1;
            deepest = Math.max(deepest, stack.size());
        }
        return new Count(terminal, deepest);
    }

    /**
     * Returns the number of moves that bring all counters into the kalah, the nearest continuation first, or -1 when
     * they do not.
     */
    public static int clears(List<Integer> position) {
        int[] pits = fromTheKalah(position);
        int moves = 0;
        while (true) {
            int pit = 0;
            while (pit < pits.length && pits[pit] != pit + 1) {
                pit++;
            }
            if (pit == pits.length) {
                break;
            }
            pits = continued(pits, pit);
            moves++;
        }
        for (int counters : pits) {
            if (counters > 0) {
                return -1;
            }
        }
        return moves;
    }

    /**
     * Returns the greatest position of so many pits that can be cleared, the farthest pit first. The last move back
     * takes one counter from the kalah and from each pit before the nearest empty one, into that one, which must have
     * been emptied last: so each position has one predecessor.
     */
    public static List<Integer> longestCleared(int pits) {
        List<Integer> position = new ArrayList<>();
        while (true) {
            int empty = position.indexOf(0);
            if (empty < 0 && position.size() == pits) {
                Collections.reverse(position);
                return position;
            }
            if (empty < 0) {
                empty = position.size();
                position.add(0);
            }
            for (int i = 0; i < empty; i++) {
                position.set(i, position.get(i) - 1);
            }
            position.set(empty, empty + 1);
        }
    }

    /** Sows a pit whose last counter falls into the kalah. */
    private static int[] continued(int[] pits, int pit) {
        int[] next = pits.clone();
        next[pit] = 0;
        for (int i = 0; i < pit; i++) {
            next[i]++;
        }
        return next;
    }

    private static int[] fromTheKalah(List<Integer> position) {
        int[] pits = new int[position.size()];
        for (int i = 0; i < pits.length; i++) {
            pits[i] = position.get(pits.length - 1 - i);
        }
        return pits;
    }
}
