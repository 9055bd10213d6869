package io.github.kingfell.engine.coordination;

import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchInfo.Iteration;

/**
 * A line with its author.
 *
 * @param by the player that reported it
 * @param reason why its move is played, used when the player gives no other reason; may be empty
 */
record Signed(Iteration line, PlayerId by, String reason) {
    Signed(Iteration line, PlayerId by) {
        this(line, by, "");
    }
}
