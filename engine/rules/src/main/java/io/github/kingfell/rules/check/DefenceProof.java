package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.StoredPosition;
import java.util.List;

/**
 * Proves that a side never mates: a set of positions with that side to move which it cannot leave. After each of its
 * moves the defender is stalemated, or has a reply that leads to a position of the set, or to one in which the attacker
 * can mate no more. Clocks and repetition are left out; both would only help the defender.
 *
 * <p>This class checks nothing ({@link DefenceChecker} does).
 *
 * @param attacker the colour that never mates, to move in every position
 */
public record DefenceProof(int attacker, List<StoredPosition> positions) {
    public DefenceProof {
        positions = List.copyOf(positions);
    }
}
