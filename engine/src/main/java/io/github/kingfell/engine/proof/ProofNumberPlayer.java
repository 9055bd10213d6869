package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.search.Answer;
import io.github.kingfell.engine.search.Player;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchTask;
import java.util.Optional;

/** Plays forced mates, proved before they are announced, and nothing else. */
public final class ProofNumberPlayer implements Player {
    /** Longest mate looked for when none was asked for, in moves: PROVER's longest were of this size. */
    public static final int DEFAULT_BOUND = 120;

    /** Longest mate that can be asked for, in moves. */
    public static final int MAX_BOUND = 250;

    /** Nodes between two looks at the clock and at what was found. */
    private static final long SLICE = 4096;

    private static final int BYTES_PER_MEGABYTE = 1 << 20;

    private ProofTree matingTree = new ProofTree(1);
    private ProofTree matedTree = new ProofTree(1);

    /** @param megabytes as in {@link #resize} */
    public ProofNumberPlayer(int megabytes) {
        resize(megabytes);
    }

    @Override
    public String name() {
        return "proof-number";
    }

    /**
     * Sets the most memory the trees may grow to; they take it only when they need it. Not during a search.
     *
     * @param megabytes at least 2
     * @return what was granted: no more than the heap may ever hold
     */
    public int resize(int megabytes) {
        long heap = Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE;
        int granted = (int) Math.max(2, Math.min(megabytes, heap));
        int forOther = Math.max(1, granted / 4);
        matingTree = new ProofTree(granted - forOther);
        matedTree = new ProofTree(forOther);
        return granted;
    }

    /** Gives the memory of the last search back. */
    @Override
    public void newGame() {
        matingTree = matingTree.emptyCopy();
        matedTree = matedTree.emptyCopy();
    }

    /**
     * Prepares a search of the task and spends no nodes on it yet. The run uses this player's trees: there must be only
     * one at a time.
     */
    public ProofRun begin(SearchTask task) {
        int asked = task.limits().mate();
        int bound = asked > 0 ? Math.min(asked, MAX_BOUND) : DEFAULT_BOUND;
        return new ProofRun(
                task.position(), task.limits().searchMoves(), bound, asked == 0, task.control(), matingTree, matedTree);
    }

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        if (new MoveGenerator(root).count(root) == 0) {
            return new Answer.Declines("no legal move");
        }
        ProofRun run = begin(task);
        SearchControl control = task.control();
        Optional<MateCertificate> reported = Optional.empty();
        boolean disproved = false;
        while (!run.isFinished()
                && !control.stopRequested()
                && control.elapsedOnClock() < control.budget().soft()) {
            run.advance(SLICE);
            if (!run.best().equals(reported)) {
                reported = run.best();
                report(task, run);
            }
            if (run.isDisproved() && !disproved) {
                disproved = true;
                task.note(run.disproof());
            }
        }
        if (reported.isEmpty()) {
            return new Answer.Declines(run.verdict());
        }
        MateCertificate mate = reported.get();
        if (run.isShortestProved()) {
            task.note("shortest proved");
        }
        int[] line = mate.line();
        return new Answer.Plays(new SearchOutcome(line[0], new Score.Mate(mate), Pv.of(line), name(), run.verdict()));
    }

    private static void report(SearchTask task, ProofRun run) {
        MateCertificate mate = run.best().orElseThrow();
        Pv line = Pv.of(mate.line());
        task.report(new SearchInfo.Iteration(
                line.length(),
                line.length(),
                1,
                new Score.Mate(mate),
                SearchInfo.Bound.EXACT,
                task.control().nodes(),
                task.control().elapsed(),
                run.permilleUsed(),
                line));
    }
}
