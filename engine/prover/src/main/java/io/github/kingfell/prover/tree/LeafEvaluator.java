package io.github.kingfell.prover.tree;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;

/**
 * Initialises the proof and disproof numbers of a leaf. A mate proves it. It is disproven by stalemate, insufficient
 * material, the fifty-move rule, the third occurrence of a position, any repetition of a position on the path (a
 * shortest mate never passes a position twice), and when the bound leaves no move.
 *
 * <p>Any other leaf is initialised by its mobility: an OR leaf has proof number 1 and its number of moves as disproof
 * number, an AND leaf the reverse. So the search follows the lines in which the defender has the fewest choices. It
 * uses no other chess knowledge.
 */
@Hot
final class LeafEvaluator implements ProofGoal {
    private final Position position;
    private final MoveGenerator generator;
    private final int attacker;
    private final int rootPly;

    private int proof;
    private int disproof;

    /** @param root the position that the search makes moves in, while it is at the root */
    LeafEvaluator(Position root, int attacker) {
        position = root;
        generator = new MoveGenerator(root);
        this.attacker = attacker;
        rootPly = root.ply();
    }

    @Override
    public int proof() {
        return proof;
    }

    @Override
    public int disproof() {
        return disproof;
    }

    /**
     * A draw that the defender could have claimed before the root no longer counts when the attacker is to move there.
     */
    @Override
    public void evaluateRoot(int bound) {
        if (position.sideToMove() != attacker) {
            evaluateAnd(bound);
            return;
        }
        int count = generator.count(position);
        if (count == 0 || isHopeless()) {
            disprove();
        } else {
            open(1, count);
        }
    }

    @Override
    public void evaluateAnd(int movesLeft) {
        boolean check = position.inCheck();
        if (movesLeft == 0 && !check) {
            disprove();
            return;
        }
        int replies = generator.count(position);
        if (replies == 0 && check) {
            proof = 0;
            disproof = INFINITE;
        } else if (replies == 0 || movesLeft == 0 || isDraw()) {
            disprove();
        } else {
            open(replies, 1);
        }
    }

    @Override
    public void evaluateOr() {
        int count = generator.count(position);
        if (count == 0 || isDraw()) {
            disprove();
        } else {
            open(1, count);
        }
    }

    private void open(int firstProof, int firstDisproof) {
        proof = firstProof;
        disproof = firstDisproof;
    }

    private void disprove() {
        proof = INFINITE;
        disproof = 0;
    }

    private boolean isDraw() {
        return position.isFiftyMoveDraw() || position.isRepetition(rootPly) || isHopeless();
    }

    private boolean isHopeless() {
        return !Bitboard.several(position.color(attacker)) || position.isInsufficientMaterial();
    }
}
