package io.github.kingfell.prover;

import io.github.kingfell.prover.checkpoint.LongSearch;
import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.Refinement;
import io.github.kingfell.prover.refutation.EndlessDefence;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.prover.solver.WorkerThreads;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.LeafValues;
import io.github.kingfell.search.MateJudge;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import java.util.EnumSet;
import java.util.Set;

/** A player that looks for forced mates only and proves each one before it announces it. */
public final class ProofNumberPlayer implements Player {
    /** The longest mate looked for when the task names no length, in moves. */
    public static final int DEFAULT_BOUND = MateSearch.DEFAULT_BOUND;

    /** The longest mate that a task can ask for, in moves. */
    public static final int MAX_BOUND = DfPn.MAX_BOUND;

    /** Memory for each position that the transposition table holds. */
    public static final int BYTES_PER_POSITION = ProofTable.BYTES_PER_ENTRY;

    /** Nodes between two checks of the clock and of what was found. */
    private static final long SLICE = 8192;

    private final ProofTable table = new ProofTable();
    private final Set<Refinement> refinements;
    private final LeafValues leaves;
    private final LeafOutcomes outcomes;
    private LongSearch longSearch = LongSearch.NONE;

    /** @param megabytes as in {@link #resize} */
    public ProofNumberPlayer(int megabytes) {
        this(megabytes, LeafValues.NONE);
    }

    /**
     * @param megabytes as in {@link #resize}
     * @param leaves exact values of positions with few pieces
     */
    public ProofNumberPlayer(int megabytes, LeafValues leaves) {
        this(megabytes, leaves, LeafOutcomes.NONE);
    }

    /**
     * @param megabytes as in {@link #resize}
     * @param leaves exact values of positions with few pieces
     * @param outcomes refute mates where the attacker does not win; a win among them proves no mate
     */
    public ProofNumberPlayer(int megabytes, LeafValues leaves, LeafOutcomes outcomes) {
        this(megabytes, EnumSet.allOf(Refinement.class), leaves, outcomes);
    }

    /**
     * Makes a player with some of the refinements only, to measure what the others gain.
     *
     * @param megabytes as in {@link #resize}
     */
    public ProofNumberPlayer(int megabytes, Set<Refinement> refinements) {
        this(megabytes, refinements, LeafValues.NONE, LeafOutcomes.NONE);
    }

    private ProofNumberPlayer(int megabytes, Set<Refinement> refinements, LeafValues leaves, LeafOutcomes outcomes) {
        this.refinements = refinements;
        this.leaves = leaves;
        this.outcomes = outcomes;
        resize(megabytes);
    }

    @Override
    public PlayerId id() {
        return PlayerId.PROOF_NUMBER;
    }

    /**
     * Allocates a new, empty transposition table. It must not be called during a search.
     *
     * @param megabytes at least 1
     * @return megabytes allocated: fewer when memory is short
     */
    public int resize(int megabytes) {
        return table.resize(megabytes);
    }

    @Override
    public void newGame() {
        table.clear();
    }

    /**
     * Attaches the later searches by {@link #play} to a long search, which follows them and saves their progress. It
     * must not be called during a search.
     */
    public void attend(LongSearch longSearch) {
        this.longSearch = longSearch;
    }

    /** Returns a judge that shares this player's transposition table: each uses what the other has proved. */
    public MateJudge judge() {
        return new ProofNumberJudge(table);
    }

    /** Prepares a search of the task, to run beside another player. It spends no nodes yet. */
    public MateSearch begin(SearchTask task) {
        return new MateSearch(task, table, new Method(refinements, leaves.of(task), () -> outcomes.of(task)));
    }

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        if (new MoveGenerator(root).count(root) == 0) {
            return new Answer.Declines("no legal move");
        }
        if (hasOnlyADepth(task)) {
            return new Answer.Declines("a search for a mate takes no depth limit");
        }
        if (asksForAnyMate(task) && EndlessDefence.isDead(root)) {
            SearchInfo.NoMate none = new SearchInfo.NoMate(0, true, true, Grounds.SEARCH);
            task.report(none);
            return new Answer.Declines(none.words());
        }
        MateSearch search = search(task);
        if (search.best().isEmpty()) {
            search.disproof().ifPresent(task::report);
            return new Answer.Declines(search.verdict());
        }
        MateCertificate mate = search.best().get();
        int[] line = mate.line();
        return new Answer.Plays(new SearchOutcome(line[0], new Score.Mate(mate), Pv.of(line), id(), search.verdict()));
    }

    private static boolean asksForAnyMate(SearchTask task) {
        SearchLimits limits = task.limits();
        return limits.shortestMate() && limits.mate() == 0 && limits.searchMoves().length == 0;
    }

    /**
     * Returns whether the depth is the only limit. Such a search might never end, because proof-number search has no
     * iterations.
     */
    private static boolean hasOnlyADepth(SearchTask task) {
        SearchLimits limits = task.limits();
        return limits.depth() > 0
                && limits.mate() == 0
                && limits.nodes() == 0
                && task.control().clock().budget().isUnlimited();
    }

    /** Searches until the search is finished or a limit is reached. Several threads bring further workers. */
    private MateSearch search(SearchTask task) {
        MateSearch search = begin(task);
        longSearch.resume(search, table);
        SearchControl control = task.control();
        int further = task.settings().threads() - 1;
        WorkerThreads workers = new WorkerThreads(search, further, control);
        try {
            while (!search.isFinished()
                    && !control.stopRequested()
                    && control.clock().elapsedOnClock()
                            < control.clock().budget().soft()) {
                search.advance(SLICE);
                longSearch.attend(search, table, control);
            }
        } finally {
            workers.close();
        }
        longSearch.end(search, table, control);
        return search;
    }
}
