package io.github.kingfell.lab.classic.tan;

import io.github.kingfell.rules.board.Position;
import java.util.HashSet;
import java.util.Set;

/**
 * The situations of a game so far, as far back as one can come again.
 *
 * @param keys of the positions that stood on the board of the game
 * @param mirrored true when that board shows Black with the pawns, so that a situation must be turned to be found
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
