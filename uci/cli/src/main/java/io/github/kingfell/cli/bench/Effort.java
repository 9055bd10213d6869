package io.github.kingfell.cli.bench;

/** Nodes, and the time they took. */
record Effort(long nodes, long nanos) {
    static final Effort NONE = new Effort(0, 0);

    Effort plus(Effort other) {
        return new Effort(nodes + other.nodes, nanos + other.nanos);
    }

    /** Nodes a second; 0 of no effort. */
    double perSecond() {
        return nodes * 1e9 / Math.max(1, nanos);
    }
}
