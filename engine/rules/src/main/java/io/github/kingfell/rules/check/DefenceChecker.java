package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.StoredPosition;
import java.util.HashSet;
import java.util.Set;

/**
 * Checks that the attacker cannot leave the set of a {@link DefenceProof}, with the move generator alone; it trusts
 * nothing in the proof. Every legal move of the attacker is tried in every position of the set, and in the root. The
 * defender must be stalemated then, or have a reply that leads to the set or to a position where the attacker cannot
 * mate: he has only his king, or the material is insufficient.
 */
public final class DefenceChecker {
    private final DefenceProof proof;
    private final Set<StoredPosition> held;
    private final MoveList moves = new MoveList();
    private final MoveList replies = new MoveList();
    private long answered;

    private DefenceChecker(DefenceProof proof) {
        this.proof = proof;
        held = new HashSet<>(proof.positions());
    }

    /**
     * Checks a proof and certifies it.
     *
     * @param root the position, with either side to move; not changed
     * @throws RejectedProofException when the proof does not hold
     */
    public static DefenceCertificate check(Position root, DefenceProof proof) throws RejectedProofException {
        DefenceChecker checker = new DefenceChecker(proof);
        int number = 0;
        for (StoredPosition position : proof.positions()) {
            number++;
            if (position.sideToMove() != proof.attacker()) {
                throw new RejectedProofException("position " + number + ": the attacker is not to move");
            }
            checker.attack(position.position(), "position " + number);
        }
        Position copy = root.copy();
        if (root.sideToMove() == proof.attacker()) {
            checker.attack(copy, "the position of the proof");
        } else if (!checker.defends(copy)) {
            throw new RejectedProofException("the position of the proof: no reply leads to a position of the list");
        }
        return new DefenceCertificate(root.copy(), proof, checker.answered);
    }

    private void attack(Position position, String name) throws RejectedProofException {
        if (cannotMate(position)) {
            return;
        }
        new MoveGenerator(position).generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            position.make(move);
            boolean defended = defends(position);
            position.unmake(move);
            if (!defended) {
                String text = Square.name(Move.from(move)) + Square.name(Move.to(move));
                throw new RejectedProofException(
                        name + ": after " + text + " no reply leads to a position of the list");
            }
            answered++;
        }
    }

    /** Returns whether the defender, to move, is stalemated or can stay in the set. */
    private boolean defends(Position position) {
        new MoveGenerator(position).generate(position, replies);
        if (replies.isEmpty()) {
            return !position.inCheck();
        }
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            position.make(reply);
            boolean stays = cannotMate(position) || held.contains(StoredPosition.of(position));
            position.unmake(reply);
            if (stays) {
                return true;
            }
        }
        return false;
    }

    private boolean cannotMate(Position position) {
        int attacker = proof.attacker();
        return position.color(attacker) == position.pieces(attacker, Piece.KING) || position.isInsufficientMaterial();
    }
}
