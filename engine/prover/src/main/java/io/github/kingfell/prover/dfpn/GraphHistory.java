package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * Draws that depend on the path: repetition and the fifty-move rule. The transposition table stores a position without
 * the path to it, so one entry would need different values for different paths: the graph-history interaction problem
 * (Palay 1983; Kishimoto and Mueller 2004).
 *
 * <p>Here a draw disproves, so a proof never rests on one. A disproof may, and then depends on the path: it counts
 * where it was found and is passed up along the path, but the transposition table stores it as an unlikely proof, never
 * as a disproven entry. The search visits the position again on another path.
 *
 * <p>The disproof is passed up as far as the repeated position, and no further. A shortest mate from that position
 * never returns to it, because the position would then have a shorter one. So a node that is disproven only by
 * repetitions of itself and of later positions is disproven on any path.
 */
@Hot
public final class GraphHistory {
    /** The proof number that the transposition table stores for a node disproven on one path only. */
    public static final int UNLIKELY = ProofNumbers.LARGEST;

    /** The disproof rests on no repetition and on no clock. Greater than any ply. */
    public static final int NO_PATH = Integer.MAX_VALUE;

    /**
     * The disproof rests on the moves before the search, or on their number. Other values are the first ply, from the
     * root, on which it rests.
     */
    public static final int GAME = -1;

    /** The halfmove clock before the last of the fifty moves. */
    private static final int LAST_CLOCK = Position.FIFTY_MOVES_IN_PLIES - 1;

    private Position position;
    private int rootPly;

    public GraphHistory(Position root) {
        position = root;
        rootPly = root.ply();
    }

    /** @param root the position on which the search makes its moves */
    public void begin(Position root) {
        position = root;
        rootPly = root.ply();
    }

    /**
     * Finds whether a legal move repeats a position: for the second time since the root, or the third time in the game.
     * One repetition within the search is enough, because the line has made no progress.
     *
     * @param keyAfter the position's key after the move
     * @return where it occurred before, as plies from the root or {@link #GAME}; {@link #NO_PATH} when it is new
     */
    public int repeatedAfter(int move, long keyAfter) {
        int ply = position.repeatedPlyAfter(move, keyAfter, rootPly);
        return ply == Position.NO_PLY ? NO_PATH : Math.max(GAME, ply - rootPly);
    }

    /**
     * Returns whether a move completes the fifty moves. It then ends the game, whatever the transposition table holds.
     */
    public boolean runsOutWith(int move) {
        return position.halfmoveClock() >= LAST_CLOCK && !position.isZeroing(move);
    }

    /** Returns whether fifty moves have passed. */
    public boolean hasRunOut() {
        return position.isFiftyMoveDraw();
    }

    /**
     * Returns what the disproof of a node rests on. At the attacker's node every move must be disproven, so the
     * earliest ply counts; at the defender's node one move is enough, so the best one counts.
     *
     * @param children of a node that is disproven
     * @param ply the node's, from the root
     */
    public static int restsOn(Children children, int ply) {
        int earliest = NO_PATH;
        int latest = GAME;
        for (int i = 0; i < children.size(); i++) {
            if (children.isDisproven(i)) {
                earliest = Math.min(earliest, children.restsOn(i));
                latest = Math.max(latest, children.restsOn(i));
            }
        }
        int restsOn = children.isAttackersNode() ? earliest : latest;
        return restsOn >= ply ? NO_PATH : restsOn;
    }
}
