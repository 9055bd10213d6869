package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.refutation.EndlessDefence;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchTask;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The search for the mates that a task asks about. It divides the nodes among {@link MateLine lines} and reports what
 * they prove to the task. It may be interrupted and resumed at any time on the calling thread.
 *
 * <p>The first line looks for a mate by any root move. Where the task shows several lines, a new line begins each time
 * the latest line has a mate, for the root moves without one. The lines share the nodes evenly. A line looks for a mate
 * by the side to move and, with a small part of its nodes, for one by the other side.
 */
public final class MateSearch implements ProofWorker {
    /**
     * The longest mate looked for when the task names no length, in moves: the longest found by PROVER were of this
     * size.
     */
    public static final int DEFAULT_BOUND = 120;

    private final SearchTask task;
    private final SearchControl control;
    private final Position root;
    private final ProofTable table;
    private final Method method;
    private final int bound;

    /** The root moves that are searched, all listed. */
    private final int[] rootMoves;

    private final int wantedLines;

    /** Copy-on-write, because further workers read the lines while the searching thread adds one. */
    private final List<MateLine> lines = new CopyOnWriteArrayList<>();

    private volatile MateLine current;
    private boolean shortestTold;

    /** Nodes visited by this worker, not by further ones. */
    private final AtomicLong visited = new AtomicLong();

    public MateSearch(SearchTask task, ProofTable table, Method method) {
        this.task = task;
        this.table = table;
        this.method = method;
        control = task.control();
        root = task.position();
        int asked = task.limits().mate();
        bound = asked > 0 ? Math.min(asked, DfPn.MAX_BOUND) : DEFAULT_BOUND;
        int[] searchMoves = task.limits().searchMoves();
        rootMoves = searchMoves.length > 0 ? searchMoves : legalMoves(root);
        wantedLines = Math.min(task.settings().multiPv(), rootMoves.length);
        current = line(searchMoves);
        lines.add(current);
    }

    /**
     * Continues the search, books the nodes with the task's control, and reports new mates to the task. It takes over
     * mates that others have announced. It returns early when it is finished or the control stops it.
     *
     * @param nodes how many to visit, exceeded by a turn at most
     */
    @Override
    public void advance(long nodes) {
        know();
        long begun = visited.get();
        boolean running = true;
        while (running && visited.get() - begun < nodes && !isFinished()) {
            MateLine line = next();
            current = line;
            long used = line.advance(Math.min(MateLine.LONGEST_TURN, nodes - (visited.get() - begun)), control);
            visited.addAndGet(used);
            beginNext();
            running = used > 0 || line.isFinished();
        }
        tell();
    }

    /** Returns a worker for one more thread, which searches the current line. */
    public ProofWorker worker() {
        return new FurtherWorker(this, control);
    }

    /** Returns the line searched last. */
    public MateLine current() {
        return current;
    }

    /** Returns whether no line has anything left to find, memory is full, or the control has no more nodes to give. */
    @Override
    public boolean isFinished() {
        return lines.stream().allMatch(MateLine::isFinished);
    }

    /** Returns the shortest mate of any move, by either side. */
    public Optional<MateCertificate> best() {
        return lines.get(0).best();
    }

    /** Returns whether {@link #best} is proved to be the shortest mate, all root moves allowed. */
    public boolean isShortestProved() {
        MateLine first = lines.get(0);
        return first.hasAllMoves()
                && first.best()
                        .filter(mate ->
                                Math.abs(mate.moves()) - 1 <= first.leading().disproved())
                        .isPresent();
    }

    /**
     * Returns the disproof: no mate within the bound, or none of any length, once it holds at least for the side to
     * move.
     */
    public Optional<SearchInfo.NoMate> disproof() {
        MateLine first = lines.get(0);
        if (first.mating().state() != MateSolver.State.DISPROVED || first.best().isPresent()) {
            return Optional.empty();
        }
        boolean otherHasNone = first.mated().state() == MateSolver.State.DISPROVED;
        int moves = task.limits().mate() == 0 && otherHasNone && first.hasAllMoves() && holdsForEver() ? 0 : bound;
        return Optional.of(new SearchInfo.NoMate(moves, otherHasNone, first.hasAllMoves(), grounds()));
    }

    /** Returns the grounds of a disproof: a search, unless it has relied on a table file of the user. */
    private Grounds grounds() {
        return table.restsOnFiles() ? Grounds.TABLE : Grounds.SEARCH;
    }

    /** Returns whether neither side mates in any number of moves. */
    private boolean holdsForEver() {
        return EndlessDefence.exists(root, root.sideToMove(), table, control)
                && EndlessDefence.exists(root, root.sideToMove() ^ 1, table, control);
    }

    /**
     * Returns the number of moves in which the side that {@link #best} is about, or the side to move, does not mate; 0
     * when nothing is disproven.
     */
    public int disproved() {
        return lines.get(0).leading().disproved();
    }

    /**
     * Returns the state that a checkpoint saves beside the transposition table: of the first line, the solver for the
     * side to move and that for the other.
     */
    public List<SolverState> states() {
        MateLine first = lines.get(0);
        return List.of(first.mating().save(), first.mated().save());
    }

    /**
     * Continues another search of the same task from its states, and reports what it had found. It must be called
     * before the first turn.
     */
    public void restore(List<SolverState> states) {
        MateLine first = lines.get(0);
        first.mating().restore(states.get(0));
        first.mated().restore(states.get(1));
        tell();
    }

    /** Returns the nodes visited so far on the calling thread, without those of further workers. */
    @Override
    public long nodes() {
        return visited.get();
    }

    /** Returns the verdict so far, in words for the user. */
    public String verdict() {
        if (best().isPresent()) {
            int moves = best().orElseThrow().moves();
            String mate = moves > 0 ? "mate in " + moves : "mated in " + -moves;
            return mate + " (proved)"
                    + (isShortestProved() ? "; no shorter mate (" + grounds().words() + ")" : "");
        }
        MateLine first = lines.get(0);
        return switch (first.mating().state()) {
            case DISPROVED ->
                first.mated().isSearching()
                        ? "the side to move has no mate; no mate of the other side was found " + limit()
                        : "no mate in " + bound + " (" + grounds().words() + ")";
            case MEMORY_FULL -> "no mate found: the memory is too small for its proof";
            case REJECTED ->
                "no mate found: each mate that was found comes after a draw by repetition or the fifty-move rule";
            case SEARCHING, PROVED -> "no mate found " + limit();
        };
    }

    /** Returns which limit ended a search that was not finished. */
    private String limit() {
        if (control.clock().elapsedOnClock()
                >= Math.min(
                        control.clock().budget().soft(),
                        control.clock().budget().hard())) {
            return "in the time";
        }
        long nodes = control.counter().limit();
        return nodes > 0 && !control.isOutOfTime() ? "within " + nodes + " nodes" : "before the search was stopped";
    }

    private synchronized void know() {
        task.announcedMate().ifPresent(lines.get(0)::know);
    }

    /** Reports what the workers have proved, if that is not done yet. Whichever worker proved it reports it at once. */
    synchronized void tell() {
        for (MateLine line : lines) {
            line.news().map(mate -> iteration(line, mate)).ifPresent(task::report);
        }
        if (!shortestTold && isShortestProved()) {
            shortestTold = true;
            task.report(new SearchInfo.NoShorterMate(best().orElseThrow().moves(), grounds()));
        }
    }

    /** Returns the mate as a search reports it; its rank among the lines is not known here. */
    private SearchInfo.Iteration iteration(MateLine line, MateCertificate mate) {
        Pv pv = Pv.of(mate.line());
        return new SearchInfo.Iteration(
                pv.length(),
                pv.length(),
                1,
                new Score.Mate(mate),
                SearchInfo.Bound.EXACT,
                control.counter().nodes(),
                control.clock().elapsed(),
                line.leading().permilleUsed(),
                pv);
    }

    /** Returns the unfinished line with the fewest nodes, so that a new one catches up first. */
    private MateLine next() {
        MateLine least = lines.get(0);
        for (MateLine line : lines) {
            if (least.isFinished() || !line.isFinished() && line.nodes() < least.nodes()) {
                least = line;
            }
        }
        return least;
    }

    private void beginNext() {
        Optional<MateCertificate> latest = lines.get(lines.size() - 1).best();
        if (wantedLines == 1 || latest.isEmpty() || latest.get().moves() < 0) {
            return;
        }
        Set<Integer> mating = new TreeSet<>();
        lines.forEach(line -> line.best().ifPresent(mate -> mating.add(mate.line()[0])));
        int[] others =
                Arrays.stream(rootMoves).filter(move -> !mating.contains(move)).toArray();
        if (mating.size() < wantedLines && others.length > 0) {
            lines.add(line(others));
        }
    }

    private static int[] legalMoves(Position root) {
        return MoveList.legal(root).toArray();
    }

    private MateLine line(int[] only) {
        boolean shorten = task.limits().mate() == 0 || task.limits().shortestMate();
        return new MateLine(table, root, only, bound, shorten, task.limits().mate() == 0, method);
    }
}
