package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays endings by advice tables. It follows a forcing tree to its end, then consults the advice table again. It
 * announces a mate when the tree ends in mate and the proof is valid.
 */
public final class AdvicePlayer implements Player {
    private static final int[] ALL_MOVES = {};

    /** Score of a win that an advice table claims. */
    private static final int WON = 9_000;

    private final AdviceLibrary library;
    private @Nullable AdviceGame game;

    public AdvicePlayer(AdviceLibrary library) {
        this.library = library;
    }

    @Override
    public PlayerId id() {
        return PlayerId.ADVICE_TABLE;
    }

    @Override
    public void newGame() {
        game = null;
    }

    /** Returns the advice table for the side to move; empty when there is none, or a side may castle. */
    public static Optional<AdviceTable> tableFor(AdviceLibrary library, Position position) {
        long material = position.material();
        return position.castling() != 0
                ? Optional.empty()
                : library.find(position.sideToMove() == Color.WHITE ? material : MaterialKey.flip(material));
    }

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        Optional<AdviceTable> table = tableFor(library, root);
        if (table.isEmpty()) {
            return new Answer.Declines("no advice table for the side to move");
        }
        if (task.limits().searchMoves().length > 0 || task.limits().askForMate()) {
            return new Answer.Declines("advice tables answer neither searchmoves nor go mate");
        }
        AdviceBranch branch = follow(table.get(), root);
        task.note(table.get() + ": " + branch.decision());
        // Inside a tree the advice table is not consulted again.
        if (task.settings().explain() && branch.tree() == branch.decision().tree()) {
            AdviceExplanation.of(table.get(), root).lines().forEach(task::note);
        }
        return new Answer.Plays(report(task, root, branch));
    }

    private AdviceBranch follow(AdviceTable table, Position root) {
        AdviceGame current = game;
        if (current == null || !current.table().equals(table)) {
            current = new AdviceGame(table);
            game = current;
        }
        return current.place(root);
    }

    private static SearchOutcome report(SearchTask task, Position root, AdviceBranch branch) {
        Optional<MateCertificate> mate = TreeProof.of(branch).flatMap(proof -> certify(root, proof));
        int estimate = branch.table().aim() == AdviceTable.Aim.WIN ? WON : 0;
        Score score = mate.isPresent() ? new Score.Mate(mate.get()) : new Score.Centipawns(estimate);
        Pv line = mate.isPresent() ? Pv.of(mate.get().line()) : Pv.of(branch.move());
        int depth = branch.tree().depth();
        SearchControl control = task.control();
        task.report(new SearchInfo.Iteration(
                depth,
                depth,
                1,
                score,
                SearchInfo.Bound.EXACT,
                control.counter().nodes(),
                control.clock().elapsed(),
                0,
                line));
        return new SearchOutcome(
                line.move(0),
                score,
                line,
                PlayerId.ADVICE_TABLE,
                branch.decision().toString());
    }

    private static Optional<MateCertificate> certify(Position root, MateProof proof) {
        try {
            return Optional.of(ProofChecker.check(root, ALL_MOVES, proof));
        } catch (RejectedProofException e) {
            // A draw by repetition or by the fifty-move rule comes first; the tree does not consider these.
            return Optional.empty();
        }
    }
}
