package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.check.ProofChecker;
import io.github.kingfell.engine.check.RejectedProofException;
import io.github.kingfell.engine.search.SearchControl;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The search for a mate by one colour with df-pn: first any mate within the bound, then ever shorter ones until the next
 * shorter is refuted. Every proof is checked before it counts.
 */
final class DfPnHunt {
    private static final Logger LOG = LoggerFactory.getLogger(DfPnHunt.class);

    private final ProofTable table;
    private final DfPn search;
    private final DfPn repair;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final boolean shorten;

    private MateHunt.State state = MateHunt.State.SEARCHING;
    private Optional<MateCertificate> best = Optional.empty();
    private int disproved;
    private int bound;

    DfPnHunt(
            ProofTable table,
            DfPn search,
            DfPn repair,
            Position root,
            int[] rootMoves,
            int attacker,
            int bound,
            boolean shorten) {
        this.table = table;
        this.search = search;
        this.repair = repair;
        this.root = root.copy();
        this.rootMoves = rootMoves.clone();
        this.attacker = attacker;
        this.bound = bound;
        this.shorten = shorten;
        search.begin(root, rootMoves, attacker);
    }

    MateHunt.State state() {
        return state;
    }

    boolean isSearching() {
        return state == MateHunt.State.SEARCHING;
    }

    Optional<MateCertificate> best() {
        return best;
    }

    int disproved() {
        return disproved;
    }

    int bound() {
        return bound;
    }

    long nodes() {
        return search.nodes() + repair.nodes();
    }

    /** Searches on for about so many nodes; returns the nodes visited, 0 when the control forbids to go on. */
    long advance(long wanted, SearchControl control) {
        long before = nodes();
        while (isSearching() && nodes() - before < wanted && !control.stopRequested()) {
            search.search(bound, wanted - (nodes() - before), control);
            if (search.proof() == 0) {
                accept(control);
            } else if (search.disproof() == 0) {
                disproved = bound;
                state = best.isEmpty() ? MateHunt.State.DISPROVED : MateHunt.State.PROVED;
            }
        }
        return nodes() - before;
    }

    private void accept(SearchControl control) {
        try {
            int move = attacker == root.sideToMove() ? search.move() : Move.NONE;
            TableProofWriter writer = new TableProofWriter(table, repair, root, attacker, control);
            best = Optional.of(
                    ProofChecker.check(root, rootMoves, writer.write(rootMoves, move, search.length())));
            int length = Math.abs(best.get().moves());
            if (!shorten || length - 1 <= disproved) {
                state = MateHunt.State.PROVED;
            } else {
                bound = length - 1;
            }
        } catch (IncompleteProofException e) {
            LOG.debug("proof lost");
        } catch (RejectedProofException e) {
            LOG.error("a proof was refused: {}", e.getMessage());
            state = MateHunt.State.REJECTED;
        }
    }
}
