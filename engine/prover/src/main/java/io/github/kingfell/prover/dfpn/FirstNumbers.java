package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.UNIT;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.util.Set;

/**
 * The initial proof and disproof numbers of a node (df-pn+, Nagai 2002), estimated from its position alone. At the
 * defender's nodes they count mobility, above all the king's; at the attacker's nodes they are the expected work of
 * {@link ProofWork}.
 */
@Hot
public final class FirstNumbers {
    private static final int KING_MOVE_WEIGHT = 2;
    private static final int MOVES_PER_DISPROOF = 8;

    /** Of so many replies to a threat of mate, one is expected to parry it. */
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

    /** Whether the proof number assumes an untested threat of mate. */
    private boolean untested;

    private boolean noMateInOne;

    public FirstNumbers(Position position, Set<Refinement> refinements) {
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
        mobility = refinements.contains(Refinement.MOBILITY);
        threats = refinements.contains(Refinement.THREATS);
        mates = refinements.contains(Refinement.MATE_IN_ONE);
        kingMoveWeight = refinements.contains(Refinement.KING_MOVES) ? KING_MOVE_WEIGHT : 0;
        learned = refinements.contains(Refinement.WORK);
    }

    /** Sets the numbers of a node whose position is not looked at yet. */
    void putOff() {
        proof = UNIT;
        disproof = UNIT;
        untested = false;
        noMateInOne = false;
    }

    /**
     * Estimates the numbers of a position with the defender to move. After a quiet move they assume that mate is
     * threatened: the test for the threat takes longer than everything else here, and most positions are never visited
     * again.
     *
     * @return the number of replies; without any there are no numbers
     */
    public int seeDefence(Position position) {
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

    /** Estimates the numbers as {@link #seeDefence} does, but tests for the threat. */
    void testThreat(Position position) {
        seeDefence(position);
        if (untested) {
            testThreat(position, proof);
        }
    }

    /**
     * Tests for the threat and corrects the numbers without generating the replies again: the granted number determines
     * what they count without a threat.
     *
     * @param granted the proof number that assumes the threat, as {@link #seeDefence} found it
     */
    public void testThreat(Position position, int granted) {
        untested = false;
        noMateInOne = false;
        disproof = UNIT;
        proof = threatensMate(position) ? granted : (granted - UNIT) * REPLIES_PER_PARRY;
    }

    /** Returns whether the last numbers assume an untested threat of mate. */
    public boolean isUntested() {
        return untested;
    }

    /**
     * Estimates the numbers of a position with the attacker to move; afterwards {@link #mating} is known.
     *
     * @param reply the defender's move that led there
     * @param captured whether it was a capture
     * @param left moves of the attacker
     */
    public void seeAttack(Position position, int reply, boolean captured, int left) {
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

    /** Returns the features of the attacker's position estimated last, in the order of {@link LeafFeatures}. */
    public double[] features() {
        return work.features();
    }

    /** Returns the proof number of the position estimated last. */
    public int proof() {
        return proof;
    }

    /** Returns the disproof number of the position estimated last. */
    public int disproof() {
        return disproof;
    }

    /** Returns whether the attacker of the position estimated last has no mate in one, as far as the test goes. */
    public boolean hasNoMateInOne() {
        return noMateInOne;
    }

    /** Returns a mating move of the attacker of the last position, or {@link Move#NONE}. */
    public int mating() {
        return mating;
    }

    /**
     * Returns whether the attacker would mate if the defender could pass. This ignores zugzwang, so it is an estimate
     * and no proof.
     */
    private boolean threatensMate(Position position) {
        position.makeNull();
        boolean threat = mateInOne.find(position) != Move.NONE;
        position.unmakeNull();
        return threat;
    }
}
