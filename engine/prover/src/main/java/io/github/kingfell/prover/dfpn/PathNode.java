package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;

/**
 * A node on the path of {@link DfPn}, with what its search needs until it leaves the node. There is one object for each
 * ply, and it is reused.
 */
@Hot
final class PathNode {
    /** Plies from the root. */
    final int ply;

    final Children children = new Children();

    /** The keys of the position's solved entry in the transposition table and of its open one. */
    long key;

    long openKey;

    /** Moves of the attacker. */
    int left;

    /** Moves in which there is no mate, from the transposition table when the search entered the node. */
    int disprovenLength;

    /** The least number of moves that a mate probably takes, from the same entry, see {@link BareKing}. */
    int likelyLength;

    /** Nodes visited before the search entered the node. */
    long nodesBefore;

    /** Whether {@link BusyNodes} counts this worker here. */
    boolean isCounted;

    PathNode(int ply) {
        this.ply = ply;
    }

    /** Returns the moves that the attacker has left after any move from here. */
    int childLeft() {
        return children.isAttackersNode() ? left - 1 : left;
    }
}
