package io.github.kingfell.arena.bench;

/** Nodes, and the time they took. */
public record TimedNodes(long nodes, long nanos) {
    public static final TimedNodes NONE = new TimedNodes(0, 0);

    public TimedNodes plus(TimedNodes other) {
        return new TimedNodes(nodes + other.nodes, nanos + other.nanos);
    }

    /** Returns the nodes per second; 0 without nodes. */
    public double perSecond() {
        return nodes * 1e9 / Math.max(1, nanos);
    }
}
