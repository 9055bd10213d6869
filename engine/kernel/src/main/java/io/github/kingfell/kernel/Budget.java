package io.github.kingfell.kernel;

/** What a check may cost, counted in places of a tree, lemmas or states that are looked at. */
final class Budget {
    private final long most;
    private long spent;

    Budget(long most) {
        this.most = most;
    }

    /** One more place; the check ends when there have been too many. */
    void spend() {
        if (++spent > most) {
            throw new Objection(Verdict.Kind.UNFINISHED, "not finished after " + most + " places");
        }
    }
}
