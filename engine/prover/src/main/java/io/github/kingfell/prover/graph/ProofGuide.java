package io.github.kingfell.prover.graph;

import io.github.kingfell.prover.dfpn.KeyIndex;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import java.util.BitSet;

/** The attacker's moves in a known proof: the move in each position, the pieces moved, and their target squares. */
final class ProofGuide {
    /** A guide without a proof: all moves are equal. */
    static final ProofGuide NONE = new ProofGuide();

    private static final int USUAL = 1;
    private static final int OTHER = 2;

    /** The step of a piece that the proof never moves: more than the usual number of replies counts. */
    private static final int FOREIGN = 16;

    private final KeyIndex answers = new KeyIndex();

    /** Target squares, by piece and square. */
    private final BitSet targets = new BitSet();

    /** Pieces that move; empty when there is no proof. */
    private final BitSet pieces = new BitSet();

    private ProofGuide() {}

    /** @param proof a certified proof of the root */
    ProofGuide(Position root, MateProof proof) {
        AnswerTree tree = proof.answers();
        Position position = root.copy();
        int move = tree.answer(0);
        if (move != Move.NONE) {
            add(position, move);
            position.make(move);
        }
        addReplies(tree, 0, position, new BitSet());
    }

    private void addReplies(AnswerTree tree, int node, Position position, BitSet seen) {
        if (seen.get(node)) {
            return;
        }
        seen.set(node);
        for (int i = 0; i < tree.count(node); i++) {
            int reply = tree.move(node, i);
            int next = tree.next(node, i);
            int move = tree.answer(next);
            position.make(reply);
            add(position, move);
            position.make(move);
            addReplies(tree, next, position, seen);
            position.unmake(move);
            position.unmake(reply);
        }
    }

    private void add(Position position, int move) {
        answers.put(position.key(), move);
        targets.set(target(position, move));
        pieces.set(position.pieceAt(Move.from(move)));
    }

    /** Returns whether the proof contains this position, with the attacker to move. */
    boolean knows(Position position) {
        return answers.get(position.key()) != KeyIndex.NONE;
    }

    /** Returns how far a move of the attacker leads away from the proof: 0 for its own moves. */
    int step(Position position, int move) {
        if (answers.get(position.key()) == move) {
            return 0;
        }
        if (targets.get(target(position, move))) {
            return USUAL;
        }
        return pieces.isEmpty() || pieces.get(position.pieceAt(Move.from(move))) ? OTHER : FOREIGN;
    }

    private static int target(Position position, int move) {
        return position.pieceAt(Move.from(move)) << 6 | Move.to(move);
    }
}
