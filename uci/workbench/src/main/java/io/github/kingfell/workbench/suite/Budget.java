package io.github.kingfell.workbench.suite;

import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.TimeBudget;

/** The limits for one problem, which its searches share one after the other. */
final class Budget {
    private final long begun = System.nanoTime();
    private final double seconds;
    private final long mostNodes;
    private final Interruption interruption;
    private long spent;

    /**
     * @param mostNodes 0 for no limit
     * @param interruption ends the work before the limits do
     */
    Budget(double seconds, long mostNodes, Interruption interruption) {
        this.interruption = interruption;
        this.seconds = seconds;
        this.mostNodes = mostNodes;
    }

    /** Returns the seconds since the work on the problem began. */
    double elapsed() {
        return (System.nanoTime() - begun) / 1e9;
    }

    boolean isLeft() {
        return !interruption.isRequested() && elapsed() < seconds && (mostNodes == 0 || spent < mostNodes);
    }

    /** Returns the nodes of all searches so far. */
    long nodes() {
        return spent;
    }

    void spend(long nodes) {
        spent += nodes;
    }

    /**
     * Returns a control for a search on the caller's thread.
     *
     * @param share of what is left, from 0 to 1
     */
    SearchControl control(double share) {
        return interruption.stops(new SearchControl(new TimeBudget(millis(share), millis(share)), nodes(share), false));
    }

    /** Returns limits for a search on the engine's threads, with this share of what is left. */
    SearchLimits.Builder limits(double share) {
        return SearchLimits.builder().moveTime(millis(share)).nodes(nodes(share));
    }

    private long millis(double share) {
        return Math.max(1, Math.round((seconds - elapsed()) * share * 1000));
    }

    private long nodes(double share) {
        return mostNodes == 0 ? 0 : Math.max(1, Math.round((mostNodes - spent) * share));
    }
}
