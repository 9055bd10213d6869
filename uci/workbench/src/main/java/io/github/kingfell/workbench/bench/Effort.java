package io.github.kingfell.workbench.bench;

/** Nodes, and the time they took. */
public record Effort(long nodes, long nanos) {
    public static final Effort NONE = new Effort(0, 0);

    public Effort plus(Effort other) {
        return new Effort(nodes + other.nodes, nanos + other.nanos);
    }

    /** Nodes a second; 0 of no effort. */
    public double perSecond() {
        return nodes * 1e9 / Math.max(1, nanos);
    }
}
