package io.github.kingfell.kernel;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The moves from the position of the file to a node of a tree, reduced to what the rules on draws need.
 *
 * @param position the current position
 * @param clock half moves since the last pawn move or capture
 * @param seen how often each recurring position has occurred since then, the current position included
 * @param recurring the positions that can occur more than once ({@link Recurring}); only these are counted
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
     * Whether a draw can be claimed: fifty moves of each side without a pawn move or capture, or the third occurrence
     * of the position.
     */
    boolean isClaimable() {
        return clock >= 100 || isThirdTime();
    }
}
