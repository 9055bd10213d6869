package io.github.kingfell.kernel;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The moves from the position of the file to some place of a tree, as far as the rules on draws ask for them.
 *
 * @param position the position now
 * @param clock half moves since the last pawn move or capture
 * @param seen how often each recurring position has come since then, the position now included
 * @param recurring the positions that can come more than once ({@link Recurring}); the others need no count
 */
record Game(Position position, int clock, Map<Position, Integer> seen, Set<Position> recurring) {
    static Game start(Fen start, Set<Position> recurring) {
        return new Game(start.position(), start.clock(), Map.of(), recurring).counted();
    }

    Game play(Move move) {
        boolean zeroing = position.isZeroing(move);
        return new Game(position.play(move), zeroing ? 0 : clock + 1, zeroing ? Map.of() : seen, recurring).counted();
    }

    private Game counted() {
        Map<Position, Integer> more = new HashMap<>(seen);
        more.merge(position, 1, Integer::sum);
        return recurring.contains(position) ? new Game(position, clock, more, recurring) : this;
    }

    boolean isThirdTime() {
        return seen.getOrDefault(position, 0) >= 3;
    }

    /**
     * Whether fifty moves of each side have passed without a pawn move or capture, or the position is there a third
     * time.
     */
    boolean isClaimable() {
        return clock >= 100 || isThirdTime();
    }
}
