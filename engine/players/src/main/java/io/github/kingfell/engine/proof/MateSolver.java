package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * The search for a mate by one colour: first any mate within the bound, then ever shorter ones until the next shorter is
 * disproved. Every proof is checked before it counts. It may be interrupted and resumed at any time on the calling thread.
 */
interface MateSolver {
    /** How far a solver has come. */
    enum State {
        SEARCHING,
        /** There is no mate within the bound. */
        DISPROVED,
        /** There is a mate, and none shorter; or none shorter was asked for. */
        PROVED,
        MEMORY_FULL,
        /** The checker refused a proof. */
        REJECTED
    }

    /** Another thread's part in the search; it may search on at any time, also after the end. */
    @FunctionalInterface
    interface Helper {
        /**
         * Searches on, on the calling thread.
         *
         * @param wanted nodes to visit, more or less; the control's limit is kept exactly
         * @return nodes visited; 0 when there is nothing to help with or the control forbids to go on
         */
        long advance(long wanted, SearchControl control);
    }

    /** A part of its own for one more thread. */
    Helper helper();

    State state();

    default boolean isSearching() {
        return state() == State.SEARCHING;
    }

    /** The shortest mate proved so far. */
    Optional<MateCertificate> best();

    /** Takes a certified mate of the same question over, so that only shorter ones are looked for. */
    void know(MateCertificate mate);

    /** There is no mate in this many moves; 0 when nothing is known. */
    int disproved();

    /** Nodes visited so far. */
    long nodes();

    /** How much of the memory is in use. */
    int permilleUsed();

    /**
     * Searches on.
     *
     * @param wanted nodes to visit, more or less; the control's limit is kept exactly
     * @return nodes visited; 0 when the control forbids to go on
     */
    long advance(long wanted, SearchControl control);
}
