package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a ladder achieves from all won positions of an ending, reflections counted once, with the stronger side to move.
 *
 * @param won number of these positions
 * @param kept from how many of them the play reaches the end against every reply
 * @param silent from how many of them the advice gives no move
 * @param longest most moves to the end
 * @param played sum of the moves to the end over the positions kept, each against the longest defence
 * @param shortest sum of the moves to mate in the shortest way over the same positions
 * @param aims from how many positions each pattern is the aim; the first entry counts the end itself
 * @param notKept a position from which the win is not kept or no move is given; null for none
 */
public record LadderVerdict(
        int won,
        int kept,
        int silent,
        int longest,
        long played,
        long shortest,
        List<Integer> aims,
        @Nullable Position notKept) {
    public LadderVerdict {
        aims = List.copyOf(aims);
    }

    /** Returns how many of the positions have an advised move after which the win may be lost. */
    public int failing() {
        return won - kept - silent;
    }

    /** Counts positions one by one. */
    static final class Counter {
        private final int[] aims;
        private int won;
        private int kept;
        private int silent;
        private int longest;
        private long played;
        private long shortest;
        private @Nullable Position notKept;

        Counter(int rungs) {
            aims = new int[rungs + 1];
        }

        void count(EndingGraph graph, int node, int aim, int length) {
            won++;
            if (aim == LadderPlay.NONE) {
                silent++;
            } else {
                aims[aim]++;
            }
            if (length != LadderPlay.FAILS) {
                kept++;
                longest = Math.max(longest, length);
                played += length;
                shortest += graph.movesToMate(node);
            } else if (notKept == null) {
                notKept = graph.position(node, Color.WHITE);
            }
        }

        LadderVerdict verdict() {
            return new LadderVerdict(
                    won,
                    kept,
                    silent,
                    longest,
                    played,
                    shortest,
                    Arrays.stream(aims).boxed().toList(),
                    notKept);
        }
    }
}
