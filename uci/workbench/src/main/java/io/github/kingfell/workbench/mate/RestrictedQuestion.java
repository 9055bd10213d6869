package io.github.kingfell.workbench.mate;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.solution.Restrictions;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a mate while the attacker leaves out some kinds of moves. A mate found this way is checked like any other.
 * When none is found, the moves left out may still mate.
 */
public final class RestrictedQuestion implements MateQuestion {
    /** Limit in moves when no length was asked for. */
    private static final int DEFAULT_BOUND = 60;

    private static final int MOST = 120;

    private final Restrictions restrictions;
    private final MateSettings settings;

    public RestrictedQuestion(Restrictions restrictions, MateSettings settings) {
        this.restrictions = restrictions;
        this.settings = settings;
    }

    @Override
    public String text() {
        return "mate" + (settings.in() == 0 ? "" : " in " + settings.in()) + restrictions.words();
    }

    @Override
    public MateAnswer answer(Epd line) {
        long begun = System.nanoTime();
        Position position = line.position();
        int bound = settings.in() == 0 ? DEFAULT_BOUND : Math.min(settings.in(), MOST);
        SearchControl control = settings.control();
        ForcedProblem problem =
                new ForcedProblem(position, Goal.MATE, bound, restrictions.asRule(), control, settings.hash());
        Optional<MateCertificate> mate = Optional.empty();
        int refuted = 0;
        boolean mated = position.inCheck() && new MoveGenerator(position).count(position) == 0;
        if (mated) {
            mate = Optional.of(MateCertificate.ofMatedRoot(position));
        } else {
            while (refuted < bound && !problem.isWon(refuted + 1) && problem.isComplete()) {
                refuted++;
            }
            if (refuted < bound && problem.isComplete()) {
                mate = problem.proof(refuted + 1).flatMap(proof -> check(position, proof));
            }
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (mate.isPresent()) {
            return found(position, mate.get(), problem.nodes(), seconds);
        }
        String words = "no mate in " + bound + restrictions.words()
                + (problem.isComplete()
                        ? "; this does not prove that there is none"
                        : " found within the limit; all of " + refuted + " moves tried");
        return new MateAnswer(
                MateVerdict.UNKNOWN, 0, words, List.of(words), new JsonObject(), problem.nodes(), seconds);
    }

    @Override
    public void close() {
        // Nothing to close.
    }

    private MateAnswer found(Position position, MateCertificate mate, long nodes, double seconds) {
        int moves = mate.moves();
        String claim = MateWords.claim(moves, Optional.empty());
        String line = San.formatLine(position, mate.line());
        JsonObject details = new JsonObject().put("shortest", moves <= 1).putAll(LineJson.of(position, mate.line()));
        return new MateAnswer(
                MateVerdict.SOLVED,
                moves,
                (claim + "  " + line).strip(),
                List.of(claim, line),
                details,
                nodes,
                seconds);
    }

    /**
     * Refuses a mate that a draw by repetition or by the fifty-move rule would prevent: this is play, not a problem.
     */
    private static Optional<MateCertificate> check(Position position, MateProof proof) {
        try {
            return Optional.of(ProofChecker.check(position, new int[0], proof));
        } catch (RejectedProofException e) {
            return Optional.empty();
        }
    }
}
