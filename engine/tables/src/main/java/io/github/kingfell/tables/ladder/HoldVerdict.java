package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What advice for the weaker side achieves from all drawn positions of an ending, reflections counted once, with the
 * weaker side to move.
 *
 * @param drawn number of these positions
 * @param held from how many of them the draw is held for ever, against every move, whichever of the advised moves are
 *     played, and always with an advised move
 * @param silent in how many of them the advice gives no move
 * @param losing in how many of them an advised move loses
 * @param first by pattern, in how many positions it is the first that can be reached at once; the first entry counts
 *     what ends the danger
 * @param notHeld a position in which no move is advised, or an advised one loses; null for none
 */
public record HoldVerdict(
        int drawn,
        int held,
        int silent,
        int losing,
        List<Integer> first,
        @Nullable Position notHeld) {
    public HoldVerdict {
        first = List.copyOf(first);
    }

    /** Returns from how many positions the advice holds for now but may be silent later. */
    public int later() {
        return drawn - held - silent - losing;
    }
}
