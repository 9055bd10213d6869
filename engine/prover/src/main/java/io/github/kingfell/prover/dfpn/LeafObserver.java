package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.board.Position;

/** An observer of the new attacker's nodes that a search opens. */
public interface LeafObserver {
    LeafObserver NONE = (position, seen, left) -> {};

    /**
     * Called when a node was opened.
     *
     * @param position the node's; not to be changed or kept
     * @param seen the first numbers and features of it
     * @param left moves of the attacker
     */
    void opened(Position position, FirstNumbers seen, int left);
}
