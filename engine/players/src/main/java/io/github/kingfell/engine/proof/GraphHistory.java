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
 */
@Hot
final class GraphHistory {
    /** Proof number in the table of what is refuted on one path. */
    static final int UNLIKELY = ProofNumbers.LARGEST;

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
     * True when a legal move leads to a position for the second time since the root or the third in the game: what repeats
     * within a search leads nowhere new.
     *
     * @param keyAfter the position's key after the move
     */
    boolean isRepetitionAfter(int move, long keyAfter) {
        return position.isRepetitionAfter(move, keyAfter, rootPly);
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
     * True when the refutation of a node holds on the present path only. The attacker needs every move refuted, so one that
     * depends on the path is enough; the defender needs one refutation, so all that he has must depend on it.
     *
     * @param children of a node that is refuted
     */
    static boolean isPathDependent(Children children) {
        int refuted = 0;
        int pathDependent = 0;
        for (int i = 0; i < children.size(); i++) {
            if (children.isRefuted(i)) {
                refuted++;
                pathDependent += children.isPathDependent(i) ? 1 : 0;
            }
        }
        return children.isAttackersNode() ? pathDependent > 0 : pathDependent == refuted;
    }
}
