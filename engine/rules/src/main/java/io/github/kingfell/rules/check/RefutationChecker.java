package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Checks refutations by replaying them with the move generator alone; it trusts nothing in them. Every legal move of
 * the attacker must be answered exactly once, with a legal move or with a draw that the defender has or can claim. With
 * one attacker's move left, no move may mate. Draws are those of {@link ProofChecker}.
 *
 * <p>A node shared between branches is replayed once for a position, unless the defender claims a draw below it,
 * because such a claim depends on the path. Another path may allow further claims, but these only help the defender.
 */
public final class RefutationChecker {
    private static final int MAX_VISITS = 10_000_000;

    private final Position position;
    private final AnswerTree answers;
    private final MoveGenerator generator;
    private final BitSet shared;

    /** By shared node: how it was reached when it was replayed. */
    private final Map<Integer, Visit> done = new HashMap<>();

    private int visits;

    /** The number of draws claimed so far. */
    private long draws;

    /** @param moves the number of moves that the attacker had left */
    private record Visit(StoredPosition position, int moves) {}

    private RefutationChecker(Position root, AnswerTree answers) throws RejectedProofException {
        position = root.copy();
        this.answers = answers;
        generator = new MoveGenerator(position);
        shared = answers.shared();
    }

    /**
     * Checks a refutation; returns normally when it holds.
     *
     * @param root the position with its game history; not changed
     * @param attacker the colour that has no mate in {@link MateRefutation#moves}
     * @throws RejectedProofException when the refutation does not hold
     * @throws UnfinishedCheckException when it is too large to be replayed
     */
    public static void check(Position root, int attacker, MateRefutation refutation) throws RejectedProofException {
        if (refutation.moves() < 1 || refutation.moves() > ProofChecker.MAX_MOVES) {
            throw new RejectedProofException("a refutation of a mate in " + refutation.moves());
        }
        RefutationChecker checker = new RefutationChecker(root, refutation.answers());
        if (root.sideToMove() == attacker) {
            if (checker.answers.answer(0) != Move.NONE) {
                throw new RejectedProofException("node 0: a defence comes before the attacker's first move");
            }
            checker.attack(0, refutation.moves());
        } else {
            checker.defend(0, refutation.moves());
        }
    }

    /** Replays a node with the attacker to move and this many moves left. */
    private void attack(int node, int moves) throws RejectedProofException {
        Visit earlier = done.get(node);
        if (earlier != null && earlier.moves == moves && earlier.position.equals(StoredPosition.of(position))) {
            return;
        }
        if (++visits > MAX_VISITS) {
            throw new UnfinishedCheckException("the refutation is too large to be replayed");
        }
        long drawsBefore = draws;
        MoveList legal = new MoveList();
        generator.generate(position, legal);
        int answered = answers.count(node);
        if (answered != (moves == 1 ? 0 : legal.size())) {
            throw rejected(node, answered + " moves of the attacker are answered, but there are " + legal.size());
        }
        if (moves == 1) {
            rejectMates(node, legal);
        } else {
            answerAll(node, legal, moves - 1);
        }
        if (draws == drawsBefore && shared.get(node)) {
            done.put(node, new Visit(StoredPosition.of(position), moves));
        }
    }

    /** Replays all answers. There are as many as moves, all legal and different, so no move is left out. */
    private void answerAll(int node, MoveList legal, int movesAfter) throws RejectedProofException {
        for (int i = 0; i < answers.count(node); i++) {
            int move = answers.move(node, i);
            strike(node, legal, move);
            position.make(move);
            defend(answers.next(node, i), movesAfter);
            position.unmake(move);
        }
    }

    /** Replays a node with the defender to move; after that the attacker has this many moves left. */
    private void defend(int node, int moves) throws RejectedProofException {
        MoveList legal = new MoveList();
        generator.generate(position, legal);
        int reply = answers.answer(node);
        if (legal.isEmpty() && position.inCheck()) {
            throw rejected(node, "the defender is mated");
        }
        if (legal.isEmpty() || mayClaim()) {
            if (reply != Move.NONE || answers.count(node) != 0) {
                throw rejected(node, "the game is drawn here, so nothing can follow");
            }
            return;
        }
        if (!legal.contains(reply)) {
            throw rejected(node, "the defence is not legal");
        }
        position.make(reply);
        if (!mayClaim()) {
            attack(node, moves);
        } else if (answers.count(node) != 0) {
            throw rejected(node, "the game is drawn here, so nothing can follow");
        }
        position.unmake(reply);
    }

    private void rejectMates(int node, MoveList legal) throws RejectedProofException {
        for (int i = 0; i < legal.size(); i++) {
            position.make(legal.get(i));
            boolean mate = position.inCheck() && generator.count(position) == 0;
            position.unmake(legal.get(i));
            if (mate) {
                throw rejected(node, "the attacker mates");
            }
        }
    }

    private static void strike(int node, MoveList legal, int move) throws RejectedProofException {
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) == move && legal.score(i) == 0) {
                legal.setScore(i, 1);
                return;
            }
        }
        throw rejected(node, "a move of the attacker is not legal or is answered twice");
    }

    private boolean mayClaim() {
        boolean isDraw = position.mayClaimDraw();
        draws += isDraw ? 1 : 0;
        return isDraw;
    }

    private static RejectedProofException rejected(int node, String reason) {
        return new RejectedProofException("refutation, node " + node + ": " + reason);
    }
}
