package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.UNIT;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.util.Set;

/**
 * The initial proof and disproof numbers of a node (df-pn+, Nagai 2002): an estimate from one look at its position.
 * Where the defender is to move mobility counts, above all the king's; where the attacker is to move, what
 * {@link ProofWork} expects.
 */
@Hot
public final class FirstNumbers {
    private static final int KING_MOVE_WEIGHT = 2;
    private static final int MOVES_PER_DISPROOF = 8;

    /** The part of the replies to a threat of mate that has to be reckoned with. */
    private static final int REPLIES_PER_PARRY = 4;

    private final MoveGenerator generator;
    private final MateInOne mateInOne;
    private final boolean mobility;
    private final boolean threats;
    private final boolean mates;
    private final int kingMoveWeight;
    private final boolean learned;
    private final ProofWork work = new ProofWork();

    private int proof;
    private int disproof;
    private int mating;

    /** Whether the proof number takes a threat of mate for granted. */
    private boolean untested;

    private boolean noMateInOne;

    FirstNumbers(Position position, Set<Refinement> refinements) {
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
        mobility = refinements.contains(Refinement.MOBILITY);
        threats = refinements.contains(Refinement.THREATS);
        mates = refinements.contains(Refinement.MATE_IN_ONE);
        kingMoveWeight = refinements.contains(Refinement.KING_MOVES) ? KING_MOVE_WEIGHT : 0;
        learned = refinements.contains(Refinement.WORK);
    }

    /** Numbers of a node that is not looked at. */
    void putOff() {
        proof = UNIT;
        disproof = UNIT;
        untested = false;
        noMateInOne = false;
    }

    /**
     * Looks at a position with the defender to move. After a quiet move the numbers take for granted that mate is
     * threatened: the test takes longer than all else here, and most positions are never looked at again.
     *
     * @return the number of replies; without any there are no numbers
     */
    int seeDefence(Position position) {
        int replies = generator.count(position);
        putOff();
        if (mobility && replies > 0) {
            proof = UNIT * (replies + kingMoveWeight * generator.kingMoves());
            untested = threats && !position.inCheck();
            if (untested) {
                proof = UNIT + proof / REPLIES_PER_PARRY;
            }
        }
        return replies;
    }

    /** The same as {@link #seeDefence}, but tests for the threat. */
    void testThreat(Position position) {
        seeDefence(position);
        if (untested) {
            testThreat(position, proof);
        }
    }

    /**
     * The same without another look at the replies: what is granted tells what they count without a threat.
     *
     * @param granted the proof number that takes the threat for granted, as {@link #seeDefence} has found it
     */
    void testThreat(Position position, int granted) {
        untested = false;
        noMateInOne = false;
        disproof = UNIT;
        proof = threatensMate(position) ? granted : (granted - UNIT) * REPLIES_PER_PARRY;
    }

    /** True when the numbers of the position seen last take a threat of mate for granted. */
    boolean isUntested() {
        return untested;
    }

    /**
     * Looks at a position with the attacker to move; afterwards {@link #mating} is known.
     *
     * @param reply the defender's move that has led there
     * @param captured whether it took a piece
     * @param left moves of the attacker
     */
    void seeAttack(Position position, int reply, boolean captured, int left) {
        int found = mateInOne.find(position);
        mating = mates ? found : Move.NONE;
        noMateInOne = mates && found == Move.NONE;
        untested = false;
        int checks = mateInOne.checkCount();
        disproof = UNIT * (mobility ? 1 + checks + mateInOne.moveCount() / MOVES_PER_DISPROOF : 1);
        proof = UNIT;
        if (learned && found == Move.NONE) {
            work.see(position, reply, captured, mateInOne, left);
            proof = work.number();
        }
    }

    /** What was seen of the attacker's position seen last, in the order of {@link LeafFeatures}. */
    public double[] features() {
        return work.features();
    }

    /** Proof number of the position seen last. */
    int proof() {
        return proof;
    }

    /** Disproof number of the position seen last. */
    int disproof() {
        return disproof;
    }

    /** True when the attacker of the position seen last has no mate in one, as far as that is looked for. */
    boolean hasNoMateInOne() {
        return noMateInOne;
    }

    /** A mating move of the attacker seen last, or {@link Move#NONE}. */
    int mating() {
        return mating;
    }

    /** Zugzwang apart, which makes it an estimate and no proof: would the attacker mate if the defender could pass? */
    private boolean threatensMate(Position position) {
        position.makeNull();
        boolean threat = mateInOne.find(position) != Move.NONE;
        position.unmakeNull();
        return threat;
    }
}
