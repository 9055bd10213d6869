package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.StoredPosition;
import java.util.function.IntPredicate;

/**
 * Checks that the attacker cannot leave the set of a {@link DefenceProof}, with the move generator alone; it trusts
 * nothing in the proof. Every legal move of the attacker is tried in every position of the set, and in the root. The
 * defender must be stalemated then, or have a reply that leads to the set or to a position where the attacker cannot
 * mate: he has only his king, or the material is insufficient.
 */
public final class DefenceChecker {
    private static final int POSITIONS_BETWEEN_LOOKS = 64;

    private final HeldPositions held;
    private final MoveList moves = new MoveList();
    private long answered;

    private DefenceChecker(DefenceProof proof) {
        held = new HeldPositions(proof);
    }

    /**
     * Checks a proof and certifies it.
     *
     * @param root the position, with either side to move; not changed
     * @param goOn called now and then with the number of positions checked; false ends the check
     * @throws UnfinishedCheckException when {@code goOn} ended the check
     * @throws RejectedProofException when the proof does not hold
     */
    public static DefenceCertificate check(Position root, DefenceProof proof, IntPredicate goOn)
            throws RejectedProofException {
        DefenceChecker checker = new DefenceChecker(proof);
        int number = 0;
        for (StoredPosition position : proof.positions()) {
            if (number % POSITIONS_BETWEEN_LOOKS == 0 && !goOn.test(number)) {
                throw new UnfinishedCheckException("the check was stopped");
            }
            number++;
            if (position.sideToMove() != proof.attacker()) {
                throw new RejectedProofException("position " + number + ": the attacker is not to move");
            }
            checker.attack(position.position(), "position " + number);
        }
        Position copy = root.copy();
        if (root.sideToMove() == proof.attacker()) {
            checker.attack(copy, "the position of the proof");
        } else if (!checker.held.defends(copy)) {
            throw new RejectedProofException("the position of the proof: no reply leads to a position of the list");
        }
        return new DefenceCertificate(root.copy(), proof, checker.held, checker.answered);
    }

    private void attack(Position position, String name) throws RejectedProofException {
        if (held.cannotMate(position)) {
            return;
        }
        new MoveGenerator(position).generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            position.make(move);
            boolean defended = held.defends(position);
            position.unmake(move);
            if (!defended) {
                String text = Square.name(Move.from(move)) + Square.name(Move.to(move));
                throw new RejectedProofException(
                        name + ": after " + text + " no reply leads to a position of the list");
            }
            answered++;
        }
    }
}
