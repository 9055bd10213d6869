package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;

/**
 * A node on the path of {@link DfPn}, and what its search needs until it leaves it. One for each ply, used again and
 * again.
 */
@Hot
final class PathNode {
    /** From the root. */
    final int ply;

    final Children children = new Children();

    /** Keys of the position's solved entry in the table and of its open one. */
    long key;

    long openKey;

    /** Moves of the attacker. */
    int left;

    /** As the table had it when the search entered the node: moves in which there is no mate. */
    int disprovenLength;

    /** The same: moves that a mate probably takes at least, see {@link BareKing}. */
    int likelyLength;

    /** Nodes visited until then. */
    long nodesBefore;

    PathNode(int ply) {
        this.ply = ply;
    }

    /** Moves of the attacker after any move from here. */
    int childLeft() {
        return children.isAttackersNode() ? left - 1 : left;
    }
}
