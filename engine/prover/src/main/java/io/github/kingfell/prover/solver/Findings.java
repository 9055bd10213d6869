package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * What a {@link MateSolver} has found: the shortest mate with a checked proof, a shorter one that waits for its proof
 * to be written, and the length up to which there is no mate. The bound of the search and its state follow from these.
 * Further workers read them.
 */
final class Findings {
    /** Longer mates than this need a capture or a pawn move on the way, or the fifty-move rule spoils them. */
    private static final int LONGEST_WITHOUT_ZEROING = 50;

    /** A table that has lost parts of a proof this often is too small for it. */
    private static final int MOST_LOSSES = 8;

    /**
     * A mate that the search has found and nobody has checked.
     *
     * @param move the attacker's first, {@link io.github.kingfell.rules.board.Move#NONE} when the defender begins
     * @param length moves to mate
     */
    record FoundMate(int move, int length) {}

    private final int longest;
    private final boolean shorten;
    private volatile MateSolver.State state = MateSolver.State.SEARCHING;
    private volatile Optional<MateCertificate> best = Optional.empty();
    private volatile int bound;

    /** The set of proof and disproof numbers that found the mate: it knows most of shorter ones. */
    private volatile int numbers = TurnBounds.COMMON;

    private Optional<FoundMate> waiting = Optional.empty();
    private int disproved;
    private boolean refused;
    private int losses;

    /**
     * @param longest moves of the attacker
     * @param shorten whether to go on after the first mate
     */
    Findings(int longest, boolean shorten) {
        this.longest = longest;
        this.shorten = shorten;
        bound = longest;
    }

    MateSolver.State state() {
        return state;
    }

    boolean isSearching() {
        return state == MateSolver.State.SEARCHING;
    }

    /** The shortest mate with a checked proof. */
    Optional<MateCertificate> best() {
        return best;
    }

    /** There is no mate in this many moves; 0 when nothing is known. */
    int disproved() {
        return disproved;
    }

    /** Moves of the mate that is looked for, at most. */
    int bound() {
        return bound;
    }

    /** The bound and the numbers with which a mate shorter than the one found is looked for. */
    TurnBounds.Aim aim() {
        return new TurnBounds.Aim(bound, numbers);
    }

    /** True when no mate has been found, checked or not. */
    boolean areNone() {
        return best.isEmpty() && waiting.isEmpty();
    }

    /** The mate that waits for its proof. */
    Optional<FoundMate> waiting() {
        return waiting;
    }

    /** The mate that waits, when there is none shorter. */
    Optional<FoundMate> shortestWaiting() {
        return waiting.filter(mate -> isLast(mate.length));
    }

    /** True when no shorter mate than this is to be looked for. */
    boolean isLast(int length) {
        return !shorten || length - 1 <= disproved;
    }

    /** The bound without a mate that waits. */
    private int certifiedBound() {
        return waiting.isEmpty()
                ? bound
                : best.map(mate -> Math.abs(mate.moves()) - 1).orElse(longest);
    }

    // ---- what the search finds ----

    /** @param set of numbers that has found a mate */
    void foundWith(int set) {
        numbers = set;
    }

    /** A mate whose proof is too large to be written yet. Shorter ones are looked for meanwhile. */
    void await(FoundMate mate) {
        waiting = Optional.of(mate);
        tighten(mate.length - 1);
    }

    /** There is no mate in this many moves. While a mate waits its proof decides what comes next. */
    void disprove(int moves) {
        disproved = Math.max(disproved, moves);
        if (moves < bound || waiting.isPresent()) {
            return;
        }
        if (best.isPresent()) {
            state = MateSolver.State.PROVED;
        } else {
            state = refused ? MateSolver.State.REJECTED : MateSolver.State.DISPROVED;
        }
    }

    // ---- what becomes of a proof ----

    /** A checked mate that others have found. One that waits goes on waiting if it is shorter. */
    void learn(MateCertificate mate) {
        // Anything longer than the bound is no news.
        if (isSearching() && Math.abs(mate.moves()) <= certifiedBound()) {
            certify(mate);
        }
    }

    /** The mate counts from now on; one that waits goes on waiting if it is shorter. */
    void certify(MateCertificate mate) {
        best = Optional.of(mate);
        if (waiting.filter(shorter -> shorter.length < Math.abs(mate.moves())).isEmpty()) {
            waiting = Optional.empty();
            shortenBelow(mate);
        }
    }

    /** The proof of the mate that the search has found last. */
    void prove(MateCertificate mate) {
        best = Optional.of(mate);
        waiting = Optional.empty();
        shortenBelow(mate);
    }

    /** The table has lost a part of the proof: what was found and cannot be proved is looked for again. */
    void loseProof() {
        bound = certifiedBound();
        waiting = Optional.empty();
        if (++losses > MOST_LOSSES) {
            state = MateSolver.State.MEMORY_FULL;
        }
    }

    /** The table knows nothing of clocks and game history; a shorter mate may escape the draw. */
    void refuse(FoundMate mate) {
        refused = true;
        waiting = Optional.empty();
        tighten(Math.min(mate.length - 1, LONGEST_WITHOUT_ZEROING));
    }

    private void shortenBelow(MateCertificate mate) {
        int moves = Math.abs(mate.moves());
        if (isLast(moves)) {
            state = MateSolver.State.PROVED;
        } else {
            tighten(moves - 1);
        }
    }

    private void tighten(int newBound) {
        bound = newBound;
        if (bound < 1) {
            state = best.isPresent() ? MateSolver.State.PROVED : MateSolver.State.REJECTED;
        }
    }

    // ---- checkpoints ----

    SolverState save(long nodes, int turns) {
        return new SolverState(
                nodes,
                turns,
                state,
                certifiedBound(),
                disproved,
                numbers,
                losses,
                refused,
                best.map(MateCertificate::proof));
    }

    /** @param mate the saved one, checked again */
    void restore(SolverState saved, Optional<MateCertificate> mate) {
        bound = Math.min(longest, saved.bound());
        disproved = saved.disproved();
        numbers = saved.numbers();
        losses = saved.losses();
        refused = saved.refused();
        state = saved.state();
        best = mate;
    }
}
