package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.refutation.IncompleteProofException;
import io.github.kingfell.prover.refutation.LargeProofException;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.SearchControl;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The way of a mate from a search of {@link MateSolver} to the {@link Findings}: its proof is written from the
 * transposition table and checked.
 */
final class Certification {
    private static final Logger LOG = LoggerFactory.getLogger(Certification.class);

    private final ProofTable table;
    private final Method method;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final Findings findings;
    private final LongSupplier nodes;

    /** Searches again for parts of a proof that the transposition table has lost. */
    private final DfPn repair;

    private final ProofBudget budget = new ProofBudget();

    /**
     * @param rootMoves the only moves searched at the root, empty for all
     * @param nodes the nodes that the solver has visited so far
     */
    Certification(
            ProofTable table,
            Method method,
            Position root,
            int[] rootMoves,
            int attacker,
            Findings findings,
            LongSupplier nodes) {
        this.table = table;
        this.method = method;
        this.root = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.findings = findings;
        this.nodes = nodes;
        repair = new DfPn(table, findings.bound());
    }

    /** Returns the nodes visited for lost parts of proofs. */
    long nodes() {
        return repair.nodes();
    }

    /** Replays a proof with the rules. */
    MateCertificate check(MateProof proof) throws RejectedProofException {
        return ProofChecker.check(root, rootMoves, proof);
    }

    /**
     * Accepts a proof from a graph if the checker does. A graph also ignores clocks and game history; the search
     * continues without a proof that is refused.
     */
    void accept(MateProof proof) {
        try {
            findings.certify(check(proof));
        } catch (RejectedProofException e) {
            LOG.debug("a proof from a graph was refused: {}", e.getMessage());
        }
    }

    /**
     * Accepts a mate whose proof is in the transposition table. The proof is written at once when it is the first mate,
     * or the last one wanted. Otherwise it is written at the end of the turn, because a shorter mate may make it
     * needless until then.
     */
    void accept(Findings.FoundMate mate, SearchControl control) {
        boolean isFirst = findings.best().isEmpty() && budget.isDue(nodes.getAsLong());
        boolean isWritten = findings.isLast(mate.length()) && write(mate, control)
                || isFirst && write(mate, budget.words(nodes.getAsLong()), control);
        if (!isWritten) {
            findings.await(mate);
        }
    }

    /** @param isLastTurn whether to write the proof however large it is */
    void writeWhenDue(Findings.FoundMate mate, boolean isLastTurn, SearchControl control) {
        if (isLastTurn) {
            write(mate, control);
        } else if (budget.isDue(nodes.getAsLong())) {
            write(mate, budget.words(nodes.getAsLong()), control);
        }
    }

    /** Writes and checks the proof of a mate, however large it is. */
    boolean write(Findings.FoundMate mate, SearchControl control) {
        return write(mate, Integer.MAX_VALUE, control);
    }

    /**
     * @param most the greatest size of the proof, in words
     * @return false when the proof is larger
     */
    private boolean write(Findings.FoundMate mate, int most, SearchControl control) {
        try {
            MateProof proof = new ProofExtractor(table, method.leaves().get(), repair, root, attacker, control)
                    .extract(rootMoves, mate.move(), mate.length(), most);
            MateCertificate certificate = check(proof);
            budget.spend(nodes.getAsLong());
            findings.prove(certificate);
        } catch (LargeProofException e) {
            budget.postpone(nodes.getAsLong(), most);
            return false;
        } catch (IncompleteProofException e) {
            findings.loseProof();
        } catch (RejectedProofException e) {
            LOG.debug("a proof was refused: {}", e.getMessage());
            findings.refuse(mate);
        }
        return true;
    }
}
