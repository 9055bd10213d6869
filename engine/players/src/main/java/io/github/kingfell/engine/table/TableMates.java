package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.distance.RootMove;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.distance.TableProof;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Proves the mates of one answer within a budget of positions for all its lines. It is normal that a proof is too
 * large: a proof of a long mate has millions of positions, and one that avoids repetitions even more.
 */
final class TableMates {
    private static final Logger LOG = LoggerFactory.getLogger(TableMates.class);

    /** Positions in proofs before the first score: a tenth of a second. */
    private static final int FIRST_NODES = 2_000;

    /**
     * Positions in proofs when nodes or plies are limited: a few seconds. Such limits do not measure a proof, because
     * it needs no search.
     */
    private static final int REPRODUCIBLE_NODES = 100_000;

    /** Positions in proofs when time does not matter. */
    private static final int MOST_NODES = 1_000_000;

    /** Positions in proofs per millisecond, written and checked. */
    private static final int NODES_PER_MILLI = 20;

    /** The part of the time for a move that proofs may use, in percent. */
    private static final int PROOF_PERCENT = 25;

    /** The same with a fixed time per move, where an early move saves nothing. */
    private static final int FIXED_TIME_PERCENT = 90;

    /** Checks of each position: it is checked again when it is reached with a higher fifty-move counter. */
    private static final int VISITS_PER_NODE = 4;

    private final Position root;
    private final TableProbe probe;
    private final SearchControl control;
    private int nodesLeft;

    /** Moves whose mates were not proven because of the limits. */
    private final Set<Integer> tooLarge = new HashSet<>();

    private TableMates(SearchTask task, TableProbe probe, int nodes) {
        root = task.position();
        this.probe = probe;
        control = task.control();
        nodesLeft = nodes;
    }

    /** Returns the budget for the first score. A short proof is allowed even when no time is left. */
    static TableMates soon(SearchTask task, TableProbe probe) {
        int most = Math.min(FIRST_NODES, allowed(task));
        return new TableMates(task, probe, Math.max(TableProof.NODES_BETWEEN_LOOKS, most));
    }

    /** Returns the full budget that the limits allow; empty where it is not more than {@link #soon}. */
    static Optional<TableMates> patient(SearchTask task, TableProbe probe) {
        int most = allowed(task);
        return most > FIRST_NODES ? Optional.of(new TableMates(task, probe, most)) : Optional.empty();
    }

    private static int allowed(SearchTask task) {
        if (task.limits().areReproducible()) {
            return REPRODUCIBLE_NODES;
        }
        SearchControl control = task.control();
        if (control.clock().budget().isUnlimited()) {
            return MOST_NODES;
        }
        int percent = task.limits().moveTime() > 0 ? FIXED_TIME_PERCENT : PROOF_PERCENT;
        long left =
                Math.max(0, control.clock().budget().hard() - control.clock().elapsedOnClock()) * percent / 100;
        return (int) Math.min(MOST_NODES, left * NODES_PER_MILLI);
    }

    /** Returns the reason why {@link #prove} has not proven the mate that a move leads to. */
    String whyNot(RootMove move) {
        boolean late = root.halfmoveClock() + move.value().plies() > Position.FIFTY_MOVES_IN_PLIES;
        if (!tooLarge.contains(move.move())) {
            return "a draw by " + (late ? "the fifty-move rule" : "repetition")
                    + " comes before mate, also in mates that take up to " + TableProof.MOST_DETOUR / 2 + " moves more";
        }
        String limit = control.isOutOfTime() ? "no time was left to prove it" : "its proof is too large for the limits";
        return limit + (late ? ", or the fifty-move rule ends the game before mate" : "");
    }

    /**
     * Proves the mate that the distance tables give, if the remaining budget allows it.
     *
     * @param move a decided move, used first where there is a choice
     * @param only the moves that count at the root, empty for all
     */
    Optional<MateCertificate> prove(RootMove move, int[] only) {
        int nodes = nodesLeft;
        TableProof writer = new TableProof(probe, root, only, nodes, control::stopRequested);
        Optional<MateProof> proof = writer.write(move.value().plies(), move.move());
        nodesLeft -= Math.min(nodes, writer.nodes());
        if (writer.wasTooLarge()) {
            tooLarge.add(move.move());
        }
        if (proof.isEmpty()) {
            return Optional.empty();
        }
        try {
            int visits = nodes * VISITS_PER_NODE;
            BooleanSupplier stop =
                    writer.nodes() < TableProof.NODES_BETWEEN_LOOKS ? () -> false : control::stopRequested;
            return Optional.of(ProofChecker.check(root, only, proof.get(), visits, stop));
        } catch (UnfinishedCheckException e) {
            tooLarge.add(move.move());
            return Optional.empty();
        } catch (RejectedProofException e) {
            LOG.warn("the mate of the distance tables was rejected: {}", Fen.format(root), e);
            return Optional.empty();
        }
    }
}
