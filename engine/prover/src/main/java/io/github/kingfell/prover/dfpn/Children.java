package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;

/**
 * The children of one node on the path of {@link DfPn}, each with its proof and disproof number. They determine the
 * numbers of the node.
 *
 * <p>The numbers are kept as phi and delta (Nagai 2002), so that the nodes of both sides are alike. Phi is the distance
 * of the side to move from its goal, delta that of the other side from the opposite goal: at the attacker's nodes phi
 * is the proof number and delta the disproof number, at the defender's nodes the reverse. A node's phi is the least
 * delta of its children, its delta is the sum of their phis.
 */
@Hot
public final class Children {
    static final int MOST_MOVES = 512;

    /** In a damped sum, all numbers but the greatest are divided by this. */
    private static final int DAMPING = 3;

    public final MoveList moves = new MoveList();

    /** The keys in the transposition table. */
    public final long[] key = new long[MOST_MOVES];

    private final int[] phi = new int[MOST_MOVES];
    private final int[] delta = new int[MOST_MOVES];

    /** Moves to mate of the proven children. */
    private final int[] length = new int[MOST_MOVES];

    /** For a disproof that holds on the present path only: what it rests on, see {@link GraphHistory}. */
    private final int[] restsOn = new int[MOST_MOVES];

    /** True for a child whose numbers assume an untested threat of mate. */
    private final boolean[] untested = new boolean[MOST_MOVES];

    /** True for an old child: one that also stands nearer to the root, so that other branches may count its phi too. */
    private final boolean[] old = new boolean[MOST_MOVES];

    private boolean attackersNode;
    private boolean damped;
    private boolean anyOld;

    /** The number of children that have numbers; they come first. */
    private int size;

    // The numbers of the node, as the last update() computed them.
    private int best;
    private int least;
    private int second;
    private int sum;

    /**
     * Begins a node, whose moves are in {@link #moves}; its children have no numbers yet.
     *
     * @param attackersNode whether the attacker is to move in it
     * @param damped whether the sum is damped, because the children are much alike
     */
    public void begin(boolean attackersNode, boolean damped) {
        this.attackersNode = attackersNode;
        this.damped = damped;
        anyOld = false;
        size = 0;
    }

    /** Returns whether the attacker is to move in the node. */
    public boolean isAttackersNode() {
        return attackersNode;
    }

    // ---- the numbers of one child ----

    /** Sets the numbers of an open child. */
    public void set(int index, int proof, int disproof) {
        set(index, proof, disproof, 0, GraphHistory.NO_PATH);
    }

    /** Marks a child as proven: the attacker mates from it in this many moves. */
    public void prove(int index, int length) {
        set(index, 0, INFINITE, length, GraphHistory.NO_PATH);
    }

    /**
     * Marks a child as disproven, at least on the present path.
     *
     * @param restsOn what the disproof rests on; {@link GraphHistory#NO_PATH} when it holds on any path
     */
    public void disprove(int index, int restsOn) {
        set(index, INFINITE, 0, 0, restsOn);
    }

    private void set(int index, int proof, int disproof, int length, int restsOn) {
        phi[index] = attackersNode ? disproof : proof;
        delta[index] = attackersNode ? proof : disproof;
        this.length[index] = length;
        this.restsOn[index] = restsOn;
        untested[index] = false;
        old[index] = false;
        size = Math.max(size, index + 1);
    }

    public int proof(int index) {
        return attackersNode ? delta[index] : phi[index];
    }

    public int disproof(int index) {
        return attackersNode ? phi[index] : delta[index];
    }

    public int phi(int index) {
        return phi[index];
    }

    public int delta(int index) {
        return delta[index];
    }

    /** @param value whether the child's numbers assume an untested threat of mate */
    public void setUntested(int index, boolean value) {
        untested[index] = value;
    }

    public boolean isUntested(int index) {
        return untested[index];
    }

    /** Marks a child as old. Of the phis of all old children, the sum counts the greatest only. */
    public void setOld(int index) {
        old[index] = true;
        anyOld = true;
    }

    /** Returns whether a child is old and open. */
    public boolean hasOld() {
        if (anyOld) {
            for (int i = 0; i < size; i++) {
                if (old[i] && phi[i] != 0 && delta[i] != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the moves to mate of a proven child. */
    public int length(int index) {
        return length[index];
    }

    public boolean isDisproven(int index) {
        return disproof(index) == 0;
    }

    /** Returns which part of the path the child's disproof rests on, see {@link GraphHistory}. */
    public int restsOn(int index) {
        return restsOn[index];
    }

    /** Returns whether the side to move reaches its goal by this child and no other child would be better. */
    public boolean isDecisive(int index) {
        return delta[index] == 0 && length[index] == 0 && restsOn[index] == GraphHistory.NO_PATH;
    }

    // ---- what follows for the node ----

    /** Computes the node's numbers from those of its children. */
    public void update() {
        int[] deltas = delta;
        int[] phis = phi;
        int first = 0;
        int lowest = INFINITE;
        int next = INFINITE;
        int total = 0;
        int most = 0;
        for (int i = 0; i < size; i++) {
            int number = deltas[i];
            if (number < lowest) {
                next = lowest;
                lowest = number;
                first = i;
            } else if (number < next) {
                next = number;
            }
            total = ProofNumbers.sum(total, phis[i]);
            most = Math.max(most, phis[i]);
        }
        best = first;
        least = lowest;
        second = next;
        if (anyOld) {
            total = sumWithoutOverlap();
        }
        sum = damped ? most + (total - most) / DAMPING : total;
    }

    /** Returns the sum of the phis, with the greatest of the old children for all of them. */
    private int sumWithoutOverlap() {
        int total = 0;
        int mostOld = 0;
        for (int i = 0; i < size; i++) {
            if (old[i]) {
                mostOld = Math.max(mostOld, phi[i]);
            } else {
                total = ProofNumbers.sum(total, phi[i]);
            }
        }
        return ProofNumbers.sum(total, mostOld);
    }

    public int size() {
        return size;
    }

    /** Returns the first child of least delta. */
    public int best() {
        return best;
    }

    /** Returns whether the numbers of the best child assume an untested threat of mate. */
    public boolean isBestUntested() {
        return best < size && untested[best];
    }

    /** Returns the least delta: the node's phi. */
    public int least() {
        return least;
    }

    /** Returns the least delta of the other children. */
    public int second() {
        return second;
    }

    /** Returns the sum of the phis, damped in a damped node: the node's delta. */
    public int sum() {
        return sum;
    }

    /** Returns the node's proof number. */
    public int nodeProof() {
        return attackersNode ? least : sum;
    }

    /** Returns the node's disproof number. */
    public int nodeDisproof() {
        return attackersNode ? sum : least;
    }

    public boolean isSolved() {
        return least == 0 || least == INFINITE;
    }

    public boolean isProven() {
        return least == (attackersNode ? 0 : INFINITE);
    }

    public boolean isDisproven() {
        return least == (attackersNode ? INFINITE : 0);
    }

    /** Returns the attacker's quickest mating move in a proven node; none where the defender is to move. */
    public int matingMove() {
        return attackersNode ? moves.get(quickest()) : Move.NONE;
    }

    /** Returns the moves to mate of a proven node. */
    public int mateLength() {
        return attackersNode ? length[quickest()] + 1 : longest();
    }

    private int quickest() {
        int quickest = 0;
        int shortest = ProofEntry.UNPROVEN;
        for (int i = 0; i < size; i++) {
            if (delta[i] == 0 && length[i] < shortest) {
                shortest = length[i];
                quickest = i;
            }
        }
        return quickest;
    }

    private int longest() {
        int longest = 0;
        for (int i = 0; i < size; i++) {
            longest = Math.max(longest, length[i]);
        }
        return longest;
    }
}
