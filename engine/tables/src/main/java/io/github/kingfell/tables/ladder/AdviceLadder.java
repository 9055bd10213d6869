package io.github.kingfell.tables.ladder;

import java.util.List;

/**
 * Advice for an ending: mate, or win by a capture or promotion, within a number of moves; else force the lowest pattern
 * that can be forced within them. Before every move the advice is asked again. From a pattern a lower one can always be
 * forced, so that the play goes down.
 *
 * @param moves how many moves of White a person looks ahead
 * @param rungs the lowest first
 */
public record AdviceLadder(int moves, List<Rung> rungs) {
    public AdviceLadder {
        rungs = List.copyOf(rungs);
    }
}
