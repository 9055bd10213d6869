package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Position;
import java.util.HashSet;
import java.util.Set;

/**
 * The situations of the game so far, as far back as a position can recur.
 *
 * @param keys of the positions that occurred in the game
 * @param mirrored true when Black has the pawns in the game, so that a situation must be mirrored before it is looked
 *     up
 */
record Played(Set<Long> keys, boolean mirrored) {
    /** No game. */
    static final Played NOTHING = new Played(Set.of(), false);

    Played {
        keys = Set.copyOf(keys);
    }

    static Played before(Position position, boolean mirrored) {
        Set<Long> keys = new HashSet<>();
        for (int plies = 1; plies <= position.reversiblePlies(); plies++) {
            keys.add(position.keyBefore(plies));
        }
        return new Played(keys, mirrored);
    }

    boolean contains(Situation situation) {
        if (keys.isEmpty()) {
            return false;
        }
        return keys.contains(mirrored ? Mirror.of(situation.position()).key() : situation.key());
    }
}
