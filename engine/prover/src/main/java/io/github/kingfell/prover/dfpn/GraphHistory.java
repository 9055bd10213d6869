package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * The draws that the path decides: repetition and the fifty moves. The table knows a position without the path to it,
 * so the same entry would have to say different things: the graph-history interaction problem (Palay 1983; Kishimoto
 * and Mueller 2004).
 *
 * <p>Here the draws disprove, so a proof never rests on one. A disproof may, and is path-dependent then: it counts
 * where it was found and is passed up along the path, but goes into the table as an unlikely proof, never as a
 * disproven entry. Another path searches the position again.
 *
 * <p>It is passed up as far as the position that was repeated, and no further. A shortest mate from there never comes
 * back to it: the position would have a shorter one. So when all that disproves a node are repetitions of itself and of
 * what comes after it, the node is disproven on any path.
 */
@Hot
final class GraphHistory {
    /** Proof number in the table of what is disproven on one path. */
    static final int UNLIKELY = ProofNumbers.LARGEST;

    /** What rests on no repetition and no clock. Greater than any ply. */
    static final int NO_PATH = Integer.MAX_VALUE;

    /**
     * What rests on the moves before the search, or on their number. Other values are the first ply, from the root,
     * that matters.
     */
    static final int GAME = -1;

    /** The halfmove clock before the last of the fifty moves. */
    private static final int LAST_CLOCK = Position.FIFTY_MOVES_IN_PLIES - 1;

    private Position position;
    private int rootPly;

    GraphHistory(Position root) {
        position = root;
        rootPly = root.ply();
    }

    /** @param root moved about in by the search */
    void begin(Position root) {
        position = root;
        rootPly = root.ply();
    }

    /**
     * Looks whether a legal move leads to a position for the second time since the root or the third in the game: what
     * repeats within a search leads nowhere new.
     *
     * @param keyAfter the position's key after the move
     * @return where it was before, as plies from the root or {@link #GAME}; {@link #NO_PATH} when it is new
     */
    int repeatedAfter(int move, long keyAfter) {
        int ply = position.repeatedPlyAfter(move, keyAfter, rootPly);
        return ply == Position.NO_PLY ? NO_PATH : Math.max(GAME, ply - rootPly);
    }

    /** True when a move completes the fifty: then the game ends, whatever the table knows. */
    boolean runsOutWith(int move) {
        return position.halfmoveClock() >= LAST_CLOCK && !position.isZeroing(move);
    }

    /** True when fifty moves have passed. */
    boolean hasRunOut() {
        return position.isFiftyMoveDraw();
    }

    /**
     * What the disproof of a node rests on. The attacker's node needs every move disproven, so what rests on the
     * earliest ply decides; the defender's needs one, so the best one does.
     *
     * @param children of a node that is disproven
     * @param ply the node's, from the root
     */
    static int restsOn(Children children, int ply) {
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
