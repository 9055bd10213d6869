package io.github.kingfell.prover.graph;

import io.github.kingfell.prover.dfpn.KeyIndex;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;

/**
 * A graph of the positions that can be reached from a root by some of the attacker's moves and all of the defender's.
 * Each position is one node, however many ways lead to it. (R. Nuernberg's matetb solves a restricted game with such a
 * table.) {@link GraphGrowth} makes it grow.
 *
 * <p>Nodes are numbers. In an <i>attack</i> the attacker is to move; its options are moves that lead to defences. In a
 * <i>defence</i> the defender is to move; once it is open it has all replies, which lead to attacks.
 */
@Hot
final class ReachableGraph {
    /** The index of no node. */
    static final int NONE = -1;

    /** Stands in place of the number of replies for a defence that is not open. */
    private static final int CLOSED = -1;

    /** Stands there for a defence with a reply that saves the defender: it is never opened. */
    private static final int SAVED = -2;

    /** Moves per defence, on average, in a graph that {@link #recurs}. */
    private static final int RECURRENCE = 2;

    // ---- attacks: predecessor, the reply from it, the first option, a move that mates at once ----
    private final KeyIndex attacks = new KeyIndex();
    private final IntList attackFrom = new IntList();
    private final IntList attackReply = new IntList();
    private final IntList firstOption = new IntList();
    private final IntList mating = new IntList();
    private final IntList optionMove = new IntList();
    private final IntList optionDefence = new IntList();

    // ---- defences: predecessor, the move from it, cost, replies ----
    private final KeyIndex defences = new KeyIndex();
    private final IntList defenceFrom = new IntList();
    private final IntList defenceMove = new IntList();
    private final IntList defenceCost = new IntList();
    private final IntList firstReply = new IntList();
    private final IntList replyCount = new IntList();
    private final IntList replyMove = new IntList();
    private final IntList replyAttack = new IntList();

    // ---- growing ----

    /**
     * Adds a new attack; its options must be added before the next one.
     *
     * @param from the defence that it comes from, {@link #NONE} for the root
     * @param mate a move that mates at once, or {@link Move#NONE}
     */
    int addAttack(long key, int from, int reply, int mate) {
        int attack = attackFrom.size();
        attacks.put(key, attack);
        attackFrom.add(from);
        attackReply.add(reply);
        firstOption.add(optionMove.size());
        mating.add(mate);
        return attack;
    }

    /** Adds an option to the latest attack. */
    void addOption(int move, int defence) {
        optionMove.add(move);
        optionDefence.add(defence);
    }

    /**
     * Adds a new defence, closed.
     *
     * @param from the attack that it comes from, {@link #NONE} for the root
     */
    int addDefence(long key, int from, int move, int cost) {
        int defence = defenceFrom.size();
        defences.put(key, defence);
        defenceFrom.add(from);
        defenceMove.add(move);
        defenceCost.add(cost);
        firstReply.add(0);
        replyCount.add(CLOSED);
        return defence;
    }

    /** Opens a defence: adds all its replies and the attacks that they lead to. */
    void open(int defence, MoveList replies, IntList attacksAfter) {
        firstReply.set(defence, replyMove.size());
        replyCount.set(defence, replies.size());
        for (int i = 0; i < replies.size(); i++) {
            replyMove.add(replies.get(i));
            replyAttack.add(attacksAfter.get(i));
        }
    }

    /** Marks a defence as saved by one of its replies. */
    void save(int defence) {
        replyCount.set(defence, SAVED);
    }

    void setCost(int defence, int cost) {
        defenceCost.set(defence, cost);
    }

    // ---- the graph as it is ----

    int attackCount() {
        return attackFrom.size();
    }

    int defenceCount() {
        return defenceFrom.size();
    }

    /** Returns the attack in a position, or {@link #NONE}. */
    int attackIn(long key) {
        return attacks.get(key);
    }

    /** Returns the defence in a position, or {@link #NONE}. */
    int defenceIn(long key) {
        return defences.get(key);
    }

    /** Returns whether the attacker begins: the root is then the first attack, otherwise the first defence. */
    boolean isAttackRoot() {
        return attackFrom.size() > 0 && attackFrom.get(0) == NONE;
    }

    /** Returns a move of the attacker that mates at once, or {@link Move#NONE}. */
    int mating(int attack) {
        return mating.get(attack);
    }

    /** Returns the index of the first option of an attack; those of the next attack follow. */
    int firstOption(int attack) {
        return attack < firstOption.size() ? firstOption.get(attack) : optionMove.size();
    }

    int optionCount() {
        return optionMove.size();
    }

    int optionMove(int option) {
        return optionMove.get(option);
    }

    int optionDefence(int option) {
        return optionDefence.get(option);
    }

    /** Returns whether an attack has neither a mate nor an option. */
    boolean hasNothing(int attack) {
        return mating.get(attack) == Move.NONE && firstOption(attack) == firstOption(attack + 1);
    }

    int cost(int defence) {
        return defenceCost.get(defence);
    }

    /** Returns whether a defence may still be opened. */
    boolean isClosed(int defence) {
        return replyCount.get(defence) == CLOSED;
    }

    boolean isOpen(int defence) {
        return replyCount.get(defence) >= 0;
    }

    /** Returns the number of replies of an open defence. */
    int replyCount(int defence) {
        return replyCount.get(defence);
    }

    int firstReply(int defence) {
        return firstReply.get(defence);
    }

    int replyMove(int reply) {
        return replyMove.get(reply);
    }

    int replyAttack(int reply) {
        return replyAttack.get(reply);
    }

    /** Fills in the moves that lead from the root to a defence, the last first. */
    void way(int defence, IntList way) {
        way.clear();
        for (int d = defence; d != NONE && defenceFrom.get(d) != NONE; ) {
            int attack = defenceFrom.get(d);
            way.add(defenceMove.get(d));
            d = attackFrom.get(attack);
            if (d != NONE) {
                way.add(attackReply.get(attack));
            }
        }
    }

    /**
     * Returns whether most positions are reached in several ways. A graph then gains more than a tree. Measured at
     * 20,000 nodes: a queen's chase of a king has 3.2 moves for each defence, other problems 1.2 to 1.6.
     */
    boolean recurs() {
        return optionMove.size() >= RECURRENCE * defenceFrom.size();
    }
}
