package io.github.kingfell.engine.coordination;

import io.github.kingfell.prover.tree.GainProver;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchTask;
import java.util.Optional;

/**
 * Looks for a gain of material before alpha-beta plays, as section 6.4 of "Mate in 38" (1994) suggests: what
 * proof-number search finds, alpha-beta checks. The move that gains is the first that alpha-beta searches, and it is
 * searched deeper than others as long as another one looks better.
 */
final class GainAdviser {
    /** The part of the effort that goes into the gain is one in this many. */
    private static final int SHARE = 8;

    /** The most nodes for a gain. */
    private static final long MOST_NODES = 200_000;

    /** Nodes for each millisecond of a time limit: an eighth of what a core does. */
    private static final long NODES_PER_MILLI = 40;

    /** Quiet replies against which the gain is kept. */
    private static final int PATIENCE = 1;

    /** The most moves until the gain. */
    private static final int LONGEST = 20;

    private static final int MEGABYTES = 16;

    private GainAdviser() {}

    /** Returns the move of a gain that was proved, {@link Move#NONE} for none. Tells the user of it. */
    static int advise(SearchTask task) {
        boolean asked = task.settings().gainAdvice()
                && task.settings().multiPv() == 1
                && task.limits().searchMoves().length == 0;
        long nodes = asked ? nodes(task.control()) : 0;
        if (nodes < SHARE) {
            return Move.NONE;
        }
        Optional<GainCertificate> gain = new GainProver(MEGABYTES)
                .searchMost(task.position(), PATIENCE, LONGEST, task.control(), nodes, nodes / 2)
                .gain();
        if (gain.isEmpty()) {
            return Move.NONE;
        }
        int move = gain.get().line()[0];
        String what =
                gain.get().isMate() ? "mate" : "gain of " + gain.get().proof().points();
        task.note("prover: " + what + " proved, " + San.format(task.position(), move));
        return move;
    }

    private static long nodes(SearchControl control) {
        long most = MOST_NODES;
        if (control.counter().limit() > 0) {
            most = Math.min(most, control.counter().limit() / SHARE);
        }
        if (!control.clock().budget().isUnlimited()) {
            most = Math.min(most, control.clock().budget().soft() * NODES_PER_MILLI);
        }
        return most;
    }
}
