package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.certificate.Automaton;
import io.github.kingfell.engine.certificate.CertificateLibrary;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.check.RejectedProofException;
import io.github.kingfell.engine.check.StrategyChecker;
import io.github.kingfell.engine.notation.Fen;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What certificates say of the strategy that the player follows. They are asked when the move has been chosen: not for what
 * to play, but for what may be announced. An explanation may be asked for while a search runs, so one thread waits for the
 * other.
 */
final class CertifiedMates {
    private static final Logger LOG = LoggerFactory.getLogger(CertifiedMates.class);

    private final CertificateLibrary library;

    /** What has been read, by material; empty where there is no certificate. */
    private final Map<String, Optional<StrategyChecker>> checkers = new HashMap<>();

    CertifiedMates(CertificateLibrary library) {
        this.library = library;
    }

    /** Reads the certificate of the ending, if there is one: the largest takes a quarter of a second. */
    synchronized void read(Branch branch) {
        Endgame endgame = branch.place().endgame();
        // Certificates are about a player who turns the board.
        if (endgame.wantsOneOrientation()) {
            checkers.computeIfAbsent(endgame.material(), this::open);
        }
    }

    /** True when a certificate of the ending has been read. */
    synchronized boolean has(Branch branch) {
        return checker(branch).isPresent();
    }

    /** Moves to mate that the certificate claims for a branch, {@link Endgame#NO_GUARANTEE} when it knows nothing of it. */
    synchronized int length(Branch branch) {
        return checker(branch)
                .map(checker -> {
                    int state = state(checker, branch);
                    return state == Automaton.NO_STATE
                            ? Endgame.NO_GUARANTEE
                            : checker.automaton().length(state);
                })
                .orElse(Endgame.NO_GUARANTEE);
    }

    /**
     * The mate that the branch is sure of.
     *
     * @param root the board, with its game history
     * @param stop polled while the certificate is judged; the next call goes on
     */
    synchronized Optional<MateCertificate> certify(Position root, Branch branch, BooleanSupplier stop) {
        return checker(branch).flatMap(checker -> certified(checker, root, branch, stop));
    }

    private static Optional<MateCertificate> certified(
            StrategyChecker checker, Position root, Branch branch, BooleanSupplier stop) {
        int state = state(checker, branch);
        if (state == Automaton.NO_STATE) {
            LOG.debug("the certificate knows another strategy: {}", Fen.format(root));
            return Optional.empty();
        }
        try {
            int move = branch.place().view().toBoard(branch.move());
            return Optional.of(checker.certify(root, state, move, stop));
        } catch (RejectedProofException e) {
            LOG.debug("no mate is announced: {}", Fen.format(root), e);
            return Optional.empty();
        }
    }

    private static int state(StrategyChecker checker, Branch branch) {
        return checker.follow(branch.tree().head(), branch.played(), branch.move());
    }

    private Optional<StrategyChecker> checker(Branch branch) {
        return checkers.getOrDefault(branch.place().endgame().material(), Optional.empty());
    }

    private Optional<StrategyChecker> open(String material) {
        try {
            return library.find(material).map(StrategyChecker::new);
        } catch (UncheckedIOException e) {
            LOG.warn("without the certificate of {}", material, e);
            return Optional.empty();
        }
    }
}
