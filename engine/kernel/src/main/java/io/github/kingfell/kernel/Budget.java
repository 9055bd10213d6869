package io.github.kingfell.kernel;

/** Limits the cost of a check, counted in nodes of a tree, lemmas or states examined. */
final class Budget {
    private final long most;
    private long spent;

    Budget(long most) {
        this.most = most;
    }

    /** Counts one more; ends the check when there have been too many. */
    void spend() {
        if (++spent > most) {
            throw new Objection(Verdict.Kind.UNFINISHED, "not finished after " + most + " places");
        }
    }
}
