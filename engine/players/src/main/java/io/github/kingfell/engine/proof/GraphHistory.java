package io.github.kingfell.engine.proof;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * The draws that the path decides: repetition and the fifty moves. The table knows a position without the path to it, so
 * the same entry would have to say different things: the graph-history interaction problem (Palay 1983; Kishimoto and
 * Mueller 2004).
 *
 * <p>Here the draws refute, so a proof never rests on one. A refutation may, and is path-dependent then: it counts where it
 * was found and is passed up along the path, but goes into the table as an unlikely proof, never as a fact. Another path
 * searches the position again.
 *
 * <p>It is passed up as far as the position that was repeated, and no further. A shortest mate from there never comes back to
 * it: the position would have a shorter one. So when all that refutes a node are repetitions of itself and of what comes after
 * it, the node's refutation is a fact again.
 */
@Hot
final class GraphHistory {
    /** Proof number in the table of what is refuted on one path. */
    static final int UNLIKELY = ProofNumbers.LARGEST;

    /** What rests on no repetition and no clock: a fact. Greater than any ply. */
    static final int NO_PATH = Integer.MAX_VALUE;

    /** What rests on the moves before the search, or on their number. Other values are the first ply, from the root, that matters. */
    static final int GAME = -1;

    /** From this halfmove clock on the fifty moves may end with the next move, whatever the table knows. */
    private static final int CLOCK_TO_WATCH = 99;

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
     * Looks whether a legal move leads to a position for the second time since the root or the third in the game: what repeats
     * within a search leads nowhere new.
     *
     * @param keyAfter the position's key after the move
     * @return where it was before, as plies from the root or {@link #GAME}; {@link #NO_PATH} when it is new
     */
    int repeatedAfter(int move, long keyAfter) {
        int ply = position.repeatedPlyAfter(move, keyAfter, rootPly);
        return ply == Position.NO_PLY ? NO_PATH : Math.max(GAME, ply - rootPly);
    }

    /** True when the next move may complete the fifty, so that the table is no help before it is made. */
    boolean mayRunOut() {
        return position.halfmoveClock() >= CLOCK_TO_WATCH;
    }

    /** True when fifty moves have passed. */
    boolean hasRunOut() {
        return position.isFiftyMoveDraw();
    }

    /**
     * What the refutation of a node rests on. The attacker needs every move refuted, so what rests on the earliest ply
     * decides; the defender needs one refutation, so the best that he has does.
     *
     * @param children of a node that is refuted
     * @param ply the node's, from the root
     */
    static int restsOn(Children children, int ply) {
        int earliest = NO_PATH;
        int latest = GAME;
        for (int i = 0; i < children.size(); i++) {
            if (children.isRefuted(i)) {
                earliest = Math.min(earliest, children.restsOn(i));
                latest = Math.max(latest, children.restsOn(i));
            }
        }
        int restsOn = children.isAttackersNode() ? earliest : latest;
        return restsOn >= ply ? NO_PATH : restsOn;
    }
}
