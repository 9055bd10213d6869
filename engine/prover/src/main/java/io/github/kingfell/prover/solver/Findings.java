package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * The findings of a {@link MateSolver}: the shortest mate with a checked proof, a shorter one whose proof is not
 * written yet, and the length up to which there is no mate. They determine the bound and the state of the search. All
 * workers read them; they change under the lock of {@link Certification}.
 */
final class Findings {
    /** The longest mate without a capture or a pawn move: the fifty-move rule spoils longer ones. */
    private static final int LONGEST_WITHOUT_ZEROING = 50;

    /** A transposition table that has lost parts of a proof this often is too small for it. */
    private static final int MOST_LOSSES = 8;

    /**
     * A mate that the search has found and that is not checked yet.
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

    /** The set of proof and disproof numbers that found the mate. It has the best numbers for shorter mates. */
    private volatile int numbers = TurnBounds.COMMON;

    private volatile Optional<FoundMate> waiting = Optional.empty();
    private volatile int disproved;
    private boolean refused;
    private int losses;

    /**
     * @param longest the greatest length of a mate, in moves of the attacker
     * @param shorten whether to continue after the first mate
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

    /** Returns the shortest mate with a checked proof. */
    Optional<MateCertificate> best() {
        return best;
    }

    /** Returns the moves in which there is no mate; 0 when nothing is disproven. */
    int disproved() {
        return disproved;
    }

    /** Returns the greatest length of the mate that is looked for, in moves. */
    int bound() {
        return bound;
    }

    /** Returns the set of numbers that found the mate. */
    int numbers() {
        return numbers;
    }

    /** Returns the bound and the set of numbers for the search for a mate shorter than the one found. */
    TurnBounds.TurnAim aim() {
        return new TurnBounds.TurnAim(bound, numbers == TurnBounds.OF_CLASS ? TurnBounds.COMMON : numbers);
    }

    /**
     * Returns whether every search goes on as in the beginning: no mate has been found, checked or not, or only one in
     * a class of mobility. Such a mate is often much longer than the shortest.
     */
    boolean leaveAllOpen() {
        return !hasMate() || numbers == TurnBounds.OF_CLASS;
    }

    /** Returns whether a mate has been found, checked or not. */
    boolean hasMate() {
        return best.isPresent() || waiting.isPresent();
    }

    /** Returns the mate that waits for its proof. */
    Optional<FoundMate> waiting() {
        return waiting;
    }

    /** Returns the waiting mate, when there is none shorter. */
    Optional<FoundMate> shortestWaiting() {
        return waiting.filter(mate -> isLast(mate.length));
    }

    /** Returns whether a mate of this length ends the search: no shorter one is looked for. */
    boolean isLast(int length) {
        return !shorten || length - 1 <= disproved;
    }

    /** Returns the bound that ignores a waiting mate. */
    private int certifiedBound() {
        return waiting.isEmpty()
                ? bound
                : best.map(mate -> Math.abs(mate.moves()) - 1).orElse(longest);
    }

    // ---- results of the search ----

    /** @param set the set of numbers that found a mate, or {@link TurnBounds#OF_CLASS} */
    void foundWith(int set) {
        numbers = set;
    }

    /** Records a mate whose proof is too large to be written yet. The search looks for shorter ones meanwhile. */
    void await(FoundMate mate) {
        waiting = Optional.of(mate);
        tighten(mate.length - 1);
    }

    /** Records that there is no mate in this many moves. While a mate waits, its proof decides the next step. */
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

    // ---- results of a proof ----

    /** Takes over a checked mate found elsewhere. A waiting mate stays if it is shorter. */
    void learn(MateCertificate mate) {
        // A mate longer than the bound adds nothing.
        if (isSearching() && Math.abs(mate.moves()) <= certifiedBound()) {
            certify(mate);
        }
    }

    /** Records a checked mate. A waiting mate stays if it is shorter. */
    void certify(MateCertificate mate) {
        best = Optional.of(mate);
        if (waiting.filter(shorter -> shorter.length < Math.abs(mate.moves())).isEmpty()) {
            waiting = Optional.empty();
            shortenBelow(mate);
        }
    }

    /** Records the checked proof of the mate that the search found last. */
    void prove(MateCertificate mate) {
        best = Optional.of(mate);
        waiting = Optional.empty();
        shortenBelow(mate);
    }

    /**
     * Records that the transposition table has lost a part of the proof. The mate found but not proved is searched for
     * again.
     */
    void loseProof() {
        bound = certifiedBound();
        waiting = Optional.empty();
        if (++losses > MOST_LOSSES) {
            state = MateSolver.State.MEMORY_FULL;
        }
    }

    /**
     * Records that the checker refused a mate. The transposition table ignores clocks and game history; a shorter mate
     * may avoid the draw.
     */
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
