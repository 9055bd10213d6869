package io.github.kingfell.prover.mobility;

import io.github.kingfell.prover.dfpn.Children;
import io.github.kingfell.rules.Hot;

/**
 * A node on the path of {@link MobilitySearch}, with what its search needs until it leaves the node. There is one
 * object for each ply, and it is reused.
 */
@Hot
final class MobilityNode {
    /** Plies from the root. */
    final int ply;

    final Children children = new Children();

    /** The keys of the position's facts in the transposition table and of its entry in the class. */
    long key;

    long classKey;

    /** A hash of the positions from the root to the node before this one. */
    long pathBefore;

    /** The same hash with this node's position. */
    long path;

    /** Moves of the attacker. */
    int left;

    /** The least ply at which the search has met the position, this ply included. */
    int leastPly;

    /** Moves in which there is no mate, with all moves allowed. */
    int disprovenLength;

    /** Nodes visited before the search entered the node. */
    long nodesBefore;

    MobilityNode(int ply) {
        this.ply = ply;
    }

    /** Returns the moves that the attacker has left after any move from here. */
    int childLeft() {
        return children.isAttackersNode() ? left - 1 : left;
    }

    /** Returns whether the position also stands nearer to the root. */
    boolean isOld() {
        return leastPly < ply;
    }
}
