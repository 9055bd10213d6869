package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.PlayerId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the last announced mate with its proof. When the game follows that proof, the rest of it proves a shorter
 * mate, whatever limits the next search has. So an announced mate comes nearer with every move.
 */
public final class MateMemory {
    /** Two moves of each side: a GUI may have left out one search. */
    private static final int MOST_PLIES = 4;

    private @Nullable MateCertificate announced;
    private PlayerId by = PlayerId.PROOF_NUMBER;

    /**
     * The key of the position in which the distance table last announced a mate; null when another player did, or none
     * was announced.
     */
    private @Nullable Long tableKey;

    /**
     * Remembers a mate.
     *
     * @param author the player that found it
     */
    void remember(MateCertificate mate, PlayerId author) {
        announced = mate;
        by = author;
    }

    /** Returns the player that found the remembered mate. */
    PlayerId author() {
        return by;
    }

    /**
     * Notes that the distance table has announced a mate in a game. The table must continue where another player's mate
     * might be longer.
     *
     * @param root where the mate was announced; null when the table announced none
     */
    void followTable(@Nullable Position root) {
        tableKey = root == null ? null : root.key();
    }

    /** Returns true when the game has come here from the position in which the distance table announced its mate. */
    boolean followsTable(Position now) {
        Long announcedIn = tableKey;
        boolean follows = false;
        for (int plies = 0; announcedIn != null && plies <= Math.min(MOST_PLIES, now.ply()); plies += 2) {
            follows |= now.keyBefore(plies) == announcedIn;
        }
        return follows;
    }

    public void forget() {
        announced = null;
        tableKey = null;
    }

    /**
     * Returns the mate of a position that the remembered proof reaches within a few plies. The proof is checked again
     * with the present game history.
     *
     * @param searchMoves the only moves allowed at the root, empty for all
     */
    Optional<MateCertificate> recall(Position now, int[] searchMoves) {
        MateCertificate mate = announced;
        if (mate == null) {
            return Optional.empty();
        }
        AnswerTree answers = mate.proof().answers();
        Position position = mate.root();
        AnswerTree rest = answers.answer(0) == Move.NONE
                ? afterAnswer(answers, 0, position, now, searchMoves, MOST_PLIES)
                : beforeAnswer(answers, 0, position, now, searchMoves, MOST_PLIES);
        if (rest == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(ProofChecker.check(now, searchMoves, new MateProof(rest)));
        } catch (RejectedProofException e) {
            // The search is restricted to other moves, or the game has come too near to a draw.
            return Optional.empty();
        }
    }

    private static @Nullable AnswerTree beforeAnswer(
            AnswerTree answers, int node, Position position, Position now, int[] searchMoves, int plies) {
        if (position.key() == now.key()) {
            return answers.from(node);
        }
        if (plies == 0) {
            return null;
        }
        position.make(answers.answer(node));
        AnswerTree found = afterAnswer(answers, node, position, now, searchMoves, plies - 1);
        position.unmake(answers.answer(node));
        return found;
    }

    private static @Nullable AnswerTree afterAnswer(
            AnswerTree answers, int node, Position position, Position now, int[] searchMoves, int plies) {
        if (position.key() == now.key()) {
            return answers.after(node, searchMoves);
        }
        AnswerTree found = null;
        for (int i = 0; i < answers.count(node) && found == null && plies > 0; i++) {
            int reply = answers.move(node, i);
            position.make(reply);
            found = beforeAnswer(answers, answers.next(node, i), position, now, searchMoves, plies - 1);
            position.unmake(reply);
        }
        return found;
    }
}
