package io.github.kingfell.prover.solver;

import java.util.concurrent.atomic.AtomicLong;

/** The nodes that all workers of a {@link MateSolver} have visited. Each turn is booked when it ends. */
final class SolverNodes {
    private final AtomicLong all = new AtomicLong();
    private final AtomicLong tree = new AtomicLong();

    /** The nodes that the present turns of all workers may visit. */
    private final AtomicLong underWay = new AtomicLong();

    private volatile long earlier;

    /** Sets the nodes of a search before a checkpoint. Which kind they were is not known. */
    void setEarlier(long nodes) {
        earlier = nodes;
    }

    /** Deals out a turn. */
    void deal(long wanted) {
        underWay.addAndGet(wanted);
    }

    /** Ends a turn. Its nodes are booked. */
    void end(long wanted) {
        underWay.addAndGet(-wanted);
    }

    /** Returns all nodes, with those of the turns under way. */
    long dealt() {
        return all() + underWay.get();
    }

    /** Books nodes of df-pn. */
    void addTree(long nodes) {
        tree.addAndGet(nodes);
        all.addAndGet(nodes);
    }

    /** Books nodes of another search. */
    void add(long nodes) {
        all.addAndGet(nodes);
    }

    /** Returns all nodes, those before a checkpoint included. */
    long all() {
        return earlier + all.get();
    }

    /** Returns all nodes since the last checkpoint was loaded. */
    long here() {
        return all.get();
    }

    /** Returns the nodes of df-pn since then. */
    long tree() {
        return tree.get();
    }

    /** Returns the nodes by which the turns of df-pn are dealt out, those before a checkpoint included. */
    long treeOfTurns() {
        return earlier + tree.get();
    }
}
