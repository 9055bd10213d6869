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
final class Children {
    static final int MOST_MOVES = 512;

    /** In a damped sum, all numbers but the greatest are divided by this. */
    private static final int DAMPING = 3;

    final MoveList moves = new MoveList();

    /** The keys in the transposition table. */
    final long[] key = new long[MOST_MOVES];

    private final int[] phi = new int[MOST_MOVES];
    private final int[] delta = new int[MOST_MOVES];

    /** Moves to mate of the proven children. */
    private final int[] length = new int[MOST_MOVES];

    /** For a disproof that holds on the present path only: what it rests on, see {@link GraphHistory}. */
    private final int[] restsOn = new int[MOST_MOVES];

    /** True for a child whose numbers assume an untested threat of mate. */
    private final boolean[] untested = new boolean[MOST_MOVES];

    private boolean attackersNode;
    private boolean damped;

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
    void begin(boolean attackersNode, boolean damped) {
        this.attackersNode = attackersNode;
        this.damped = damped;
        size = 0;
    }

    /** Returns whether the attacker is to move in the node. */
    boolean isAttackersNode() {
        return attackersNode;
    }

    // ---- the numbers of one child ----

    /** Sets the numbers of an open child. */
    void set(int index, int proof, int disproof) {
        set(index, proof, disproof, 0, GraphHistory.NO_PATH);
    }

    /** Marks a child as proven: the attacker mates from it in this many moves. */
    void prove(int index, int length) {
        set(index, 0, INFINITE, length, GraphHistory.NO_PATH);
    }

    /**
     * Marks a child as disproven, at least on the present path.
     *
     * @param restsOn what the disproof rests on; {@link GraphHistory#NO_PATH} when it holds on any path
     */
    void disprove(int index, int restsOn) {
        set(index, INFINITE, 0, 0, restsOn);
    }

    private void set(int index, int proof, int disproof, int length, int restsOn) {
        phi[index] = attackersNode ? disproof : proof;
        delta[index] = attackersNode ? proof : disproof;
        this.length[index] = length;
        this.restsOn[index] = restsOn;
        untested[index] = false;
        size = Math.max(size, index + 1);
    }

    int proof(int index) {
        return attackersNode ? delta[index] : phi[index];
    }

    int disproof(int index) {
        return attackersNode ? phi[index] : delta[index];
    }

    int phi(int index) {
        return phi[index];
    }

    int delta(int index) {
        return delta[index];
    }

    /** @param value whether the child's numbers assume an untested threat of mate */
    void setUntested(int index, boolean value) {
        untested[index] = value;
    }

    boolean isUntested(int index) {
        return untested[index];
    }

    /** Returns the moves to mate of a proven child. */
    int length(int index) {
        return length[index];
    }

    boolean isDisproven(int index) {
        return disproof(index) == 0;
    }

    /** Returns which part of the path the child's disproof rests on, see {@link GraphHistory}. */
    int restsOn(int index) {
        return restsOn[index];
    }

    /** Returns whether the side to move reaches its goal by this child and no other child would be better. */
    boolean isDecisive(int index) {
        return delta[index] == 0 && length[index] == 0 && restsOn[index] == GraphHistory.NO_PATH;
    }

    // ---- what follows for the node ----

    /** Computes the node's numbers from those of its children. */
    void update() {
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
        sum = damped ? most + (total - most) / DAMPING : total;
    }

    int size() {
        return size;
    }

    /** Returns the first child of least delta. */
    int best() {
        return best;
    }

    /** Returns whether the numbers of the best child assume an untested threat of mate. */
    boolean isBestUntested() {
        return best < size && untested[best];
    }

    /** Returns the least delta: the node's phi. */
    int least() {
        return least;
    }

    /** Returns the least delta of the other children. */
    int second() {
        return second;
    }

    /** Returns the sum of the phis, damped in a damped node: the node's delta. */
    int sum() {
        return sum;
    }

    /** Returns the node's proof number. */
    int nodeProof() {
        return attackersNode ? least : sum;
    }

    /** Returns the node's disproof number. */
    int nodeDisproof() {
        return attackersNode ? sum : least;
    }

    boolean isSolved() {
        return least == 0 || least == INFINITE;
    }

    boolean isProven() {
        return least == (attackersNode ? 0 : INFINITE);
    }

    boolean isDisproven() {
        return least == (attackersNode ? INFINITE : 0);
    }

    /** Returns the attacker's quickest mating move in a proven node; none where the defender is to move. */
    int matingMove() {
        return attackersNode ? moves.get(quickest()) : Move.NONE;
    }

    /** Returns the moves to mate of a proven node. */
    int mateLength() {
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
