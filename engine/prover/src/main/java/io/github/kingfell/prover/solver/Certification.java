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
import java.util.concurrent.locks.ReentrantLock;
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
    private final SolverNodes nodes;
    private final Runnable interruption;

    /** Held while findings change. Writing a proof may take long; meanwhile the other workers search on. */
    private final ReentrantLock lock = new ReentrantLock();

    /** Searches again for parts of a proof that the transposition table has lost. */
    private final DfPn repair;

    private final ProofBudget budget = new ProofBudget();

    /**
     * @param rootMoves the only moves searched at the root, empty for all
     * @param nodes the nodes that the solver has visited so far
     * @param interruption ends the turns of all workers, when what they search for has changed
     */
    Certification(
            ProofTable table,
            Method method,
            Position root,
            int[] rootMoves,
            int attacker,
            Findings findings,
            SolverNodes nodes,
            Runnable interruption) {
        this.table = table;
        this.method = method;
        this.root = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.findings = findings;
        this.nodes = nodes;
        this.interruption = interruption;
        repair = new DfPn(table, findings.bound());
    }

    /** Replays a proof with the rules. */
    MateCertificate check(MateProof proof) throws RejectedProofException {
        return ProofChecker.check(root, rootMoves, proof);
    }

    /** @param turns taken so far */
    SolverState save(int turns) {
        lock.lock();
        try {
            return findings.save(nodes.all(), turns);
        } finally {
            lock.unlock();
        }
    }

    /** Takes over a certified mate of the same question, so that only shorter ones are looked for. */
    void know(MateCertificate mate) {
        change(() -> findings.learn(mate));
    }

    /**
     * Accepts a proof from a graph if the checker does. A graph also ignores clocks and game history; the search
     * continues without a proof that is refused.
     */
    void accept(MateProof proof) {
        try {
            MateCertificate mate = check(proof);
            change(() -> findings.learn(mate));
        } catch (RejectedProofException e) {
            LOG.debug("a proof from a graph was refused: {}", e.getMessage());
        }
    }

    /**
     * Accepts a mate whose proof is in the transposition table, unless another worker has found one as short. The proof
     * is written at once when it is the first mate, or the last one wanted. Otherwise it is written at the end of a
     * turn, because a shorter mate may make it needless until then.
     *
     * @param set the set of numbers that found it
     * @return nodes visited for lost parts of the proof
     */
    long accept(Findings.FoundMate mate, int set, SearchControl control) {
        return change(() -> {
            if (!findings.isSearching() || mate.length() > findings.bound()) {
                return;
            }
            findings.foundWith(set);
            boolean isFirst = findings.best().isEmpty() && budget.isDue(nodes.all());
            boolean isWritten = findings.isLast(mate.length()) && write(mate, Integer.MAX_VALUE, control)
                    || isFirst && write(mate, budget.words(nodes.all()), control);
            if (!isWritten) {
                findings.await(mate);
            }
        });
    }

    /**
     * Records that there is no mate in this many moves.
     *
     * @return nodes visited for lost parts of a proof
     */
    long disprove(int moves, SearchControl control) {
        return change(() -> {
            findings.disprove(moves);
            findings.shortestWaiting().ifPresent(mate -> write(mate, Integer.MAX_VALUE, control));
        });
    }

    /**
     * Writes the proof of the mate that waits for it, unless another worker does.
     *
     * @param isLastTurn whether to write it however large it is
     * @return nodes visited for lost parts of it
     */
    long writeWhenDue(boolean isLastTurn, SearchControl control) {
        if (findings.waiting().isEmpty() || !isLastTurn && lock.isLocked()) {
            return 0;
        }
        return change(() -> findings.waiting().ifPresent(mate -> {
            if (isLastTurn) {
                write(mate, Integer.MAX_VALUE, control);
            } else if (budget.isDue(nodes.all())) {
                write(mate, budget.words(nodes.all()), control);
            }
        }));
    }

    /** @return nodes visited for lost parts of proofs */
    private long change(Runnable change) {
        lock.lock();
        try {
            long before = repair.nodes();
            int bound = findings.bound();
            change.run();
            if (findings.bound() != bound || !findings.isSearching()) {
                interruption.run();
            }
            return repair.nodes() - before;
        } finally {
            lock.unlock();
        }
    }

    /**
     * @param most the greatest size of the proof, in words
     * @return false when the proof is larger
     */
    private boolean write(Findings.FoundMate mate, int most, SearchControl control) {
        try {
            MateCertificate certificate = check(extract(mate, most, control));
            budget.spend(nodes.all());
            findings.prove(certificate);
        } catch (LargeProofException e) {
            budget.postpone(nodes.all(), most);
            return false;
        } catch (IncompleteProofException e) {
            findings.loseProof();
        } catch (RejectedProofException e) {
            LOG.debug("a proof was refused: {}", e.getMessage());
            findings.refuse(mate);
        }
        return true;
    }

    private MateProof extract(Findings.FoundMate mate, int most, SearchControl control)
            throws IncompleteProofException, LargeProofException {
        long before = repair.nodes();
        try {
            return new ProofExtractor(table, method.leaves().get(), repair, root, attacker, control)
                    .extract(rootMoves, mate.move(), mate.length(), most);
        } finally {
            nodes.add(repair.nodes() - before);
        }
    }
}
