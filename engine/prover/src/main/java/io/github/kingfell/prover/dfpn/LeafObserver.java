package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.board.Position;

/** Looks on while a search opens new nodes with the attacker to move. */
public interface LeafObserver {
    LeafObserver NONE = (position, seen, left) -> {};

    /**
     * A node was opened.
     *
     * @param position the node's; not to be changed or kept
     * @param seen what was seen of it
     * @param left moves of the attacker
     */
    void opened(Position position, FirstNumbers seen, int left);
}
