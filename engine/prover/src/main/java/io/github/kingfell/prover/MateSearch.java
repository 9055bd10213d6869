package io.github.kingfell.prover;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
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

/**
 * The search for the mates that a task asks about. It divides the nodes among {@link MateSolver solvers} and tells the
 * task what they have proved. It may be interrupted and resumed at any time on the calling thread.
 *
 * <p>The first line looks for a mate by any root move. Where the task shows several lines, each time the latest line
 * has a mate another begins, for the root moves without one. The lines share the nodes evenly. A line looks for a mate
 * by the side to move and, with a small part of its nodes, for one by the other side.
 */
public final class MateSearch implements ProofWorker {
    /** The other side's mate gets one node in this many: who asks mostly means the side to move. */
    private static final int OTHER_SIDES_SHARE = 8;

    /** The same after some time: that side's mate was missed with the nodes it had. */
    private static final int OTHER_SIDES_LATE_SHARE = 32;

    /** Nodes for the side to move until then. */
    private static final long LATE_NODES = 100_000;

    /** The same where the side to move has too little to mate without help. */
    private static final int SHARE_AGAINST_WEAK_SIDE = 2;

    /** The same where the tables say that it would not even mate a bare king. */
    private static final int HOPELESS_SHARE = 64;

    /**
     * A turn is a share of the line's nodes so far, within these bounds: a solver deep in a position would with fewer
     * nodes not come beyond where it was before, and one that has just begun need not keep another search waiting.
     */
    private static final int TURN_SHARE = 4;

    private static final long SHORTEST_TURN = 1024;
    private static final long LONGEST_TURN = 16_384;

    private final SearchTask task;
    private final SearchControl control;
    private final Position root;
    private final ProofTable table;
    private final Method method;
    private final int bound;
    private final int othersShare;

    /** All that count, none left out. */
    private final int[] rootMoves;

    private final int wantedLines;

    /** Further workers read them while the searching thread adds one. */
    private final List<Line> lines = new CopyOnWriteArrayList<>();

    private volatile Line current;
    private boolean shortestTold;

    MateSearch(SearchTask task, ProofTable table, Method method) {
        this.task = task;
        this.table = table;
        this.method = method;
        control = task.control();
        root = task.position();
        int asked = task.limits().mate();
        bound = asked > 0 ? Math.min(asked, ProofNumberPlayer.MAX_BOUND) : ProofNumberPlayer.DEFAULT_BOUND;
        othersShare = isWeak(root, root.sideToMove()) ? SHARE_AGAINST_WEAK_SIDE : OTHER_SIDES_SHARE;
        int[] searchMoves = task.limits().searchMoves();
        rootMoves = searchMoves.length > 0 ? searchMoves : legalMoves(root);
        wantedLines = Math.min(task.settings().multiPv(), rootMoves.length);
        current = new Line(searchMoves);
        lines.add(current);
    }

    /**
     * Searches on, books the nodes with the task's control, and tells the task what is new. It takes over what others
     * have announced. It returns early when finished or when the control says stop.
     *
     * @param nodes how many to visit, up to a turn more
     */
    @Override
    public void advance(long nodes) {
        task.announcedMate().ifPresent(lines.get(0)::know);
        long begun = nodes();
        boolean running = true;
        while (running && nodes() - begun < nodes && !isFinished()) {
            Line line = next();
            current = line;
            long before = line.nodes();
            line.advance(Math.min(LONGEST_TURN, nodes - (nodes() - begun)));
            beginNext();
            running = line.nodes() > before || line.isFinished();
        }
        tell();
    }

    /** A worker for one more thread, in whatever is searched. */
    public ProofWorker worker() {
        return new FurtherWorker(this, control);
    }

    /** The line that was searched last. */
    Line current() {
        return current;
    }

    /** True when no line has anything left to find, memory is full, or the control has no more nodes to give. */
    @Override
    public boolean isFinished() {
        return lines.stream().allMatch(Line::isFinished);
    }

    /** The shortest mate of any move, by either side. */
    public Optional<MateCertificate> best() {
        return lines.get(0).best();
    }

    /** True when {@link #best} is proved to be the shortest mate, all root moves allowed. */
    public boolean isShortestProved() {
        Line first = lines.get(0);
        return first.allMoves
                && first.best()
                        .filter(mate ->
                                Math.abs(mate.moves()) - 1 <= first.leading().disproved())
                        .isPresent();
    }

    /**
     * That there is no mate within the bound, or none of any length, once it is disproved at least for the side to
     * move.
     */
    public Optional<SearchInfo.NoMate> disproof() {
        Line first = lines.get(0);
        if (first.mating.state() != MateSolver.State.DISPROVED || first.best().isPresent()) {
            return Optional.empty();
        }
        boolean otherHasNone = first.mated.state() == MateSolver.State.DISPROVED;
        int moves = task.limits().mate() == 0 && otherHasNone && first.allMoves && holdsForEver() ? 0 : bound;
        return Optional.of(new SearchInfo.NoMate(moves, otherHasNone, first.allMoves, Grounds.SEARCH));
    }

    /** True when neither side mates, however many moves it has. */
    private boolean holdsForEver() {
        return EndlessDefence.exists(root, root.sideToMove(), table, control)
                && EndlessDefence.exists(root, root.sideToMove() ^ 1, table, control);
    }

    /**
     * There is no mate in this many moves by the side that {@link #best} is about, or by the side to move; 0 when
     * nothing is known.
     */
    int disproved() {
        return lines.get(0).leading().disproved();
    }

    /**
     * What a checkpoint keeps beside the table: of the first line, the solver for the side to move and that for the
     * other.
     */
    List<SolverState> states() {
        Line first = lines.get(0);
        return List.of(first.mating.save(), first.mated.save());
    }

    /** Goes on where another search of the same task was, and tells what that knew. Before the first turn. */
    void restore(List<SolverState> states) {
        Line first = lines.get(0);
        first.mating.restore(states.get(0));
        first.mated.restore(states.get(1));
        tell();
    }

    /** Nodes visited so far by the lines; not those of further workers. */
    @Override
    public long nodes() {
        return lines.stream().mapToLong(Line::nodes).sum();
    }

    /** What is known, in words for the user. */
    public String verdict() {
        if (best().isPresent()) {
            int moves = best().orElseThrow().moves();
            String mate = moves > 0 ? "mate in " + moves : "mated in " + -moves;
            return mate + " (proved)"
                    + (isShortestProved() ? "; no shorter mate (" + Grounds.SEARCH.words() + ")" : "");
        }
        Line first = lines.get(0);
        return switch (first.mating.state()) {
            case DISPROVED ->
                first.mated.isSearching()
                        ? "the side to move has no mate, of the other side none was found " + limit()
                        : "no mate in " + bound + " (" + Grounds.SEARCH.words() + ")";
            case MEMORY_FULL -> "no mate found: the memory is too small for its proof";
            case REJECTED -> "no mate found: a draw by repetition or the fifty-move rule comes before each that was";
            case SEARCHING, PROVED -> "no mate found " + limit();
        };
    }

    /** What has ended a search that was not finished. */
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

    private void tell() {
        for (Line line : lines) {
            if (!line.best().equals(line.told)) {
                line.told = line.best();
                line.best().map(line::iteration).ifPresent(task::report);
            }
        }
        if (!shortestTold && isShortestProved()) {
            shortestTold = true;
            task.report(new SearchInfo.NoShorterMate(best().orElseThrow().moves(), Grounds.SEARCH));
        }
    }

    /** The unfinished line with the fewest nodes, so that a new one catches up first. */
    private Line next() {
        Line least = lines.get(0);
        for (Line line : lines) {
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
            lines.add(new Line(others));
        }
    }

    private static int[] legalMoves(Position root) {
        MoveList moves = new MoveList();
        new MoveGenerator(root).generate(root, moves);
        return moves.toArray();
    }

    /** A minor piece at most. */
    private static boolean isWeak(Position root, int color) {
        long minors = root.men(color, Piece.KNIGHT) | root.men(color, Piece.BISHOP);
        long all = root.color(color);
        return !Bitboard.several(minors) && (all ^ minors) == root.men(color, Piece.KING);
    }

    /** The mate of some root moves, by either side. */
    final class Line {
        private final MateSolver mating;
        private final MateSolver mated;
        private final boolean allMoves;
        private Optional<MateCertificate> told = Optional.empty();
        private boolean outOfNodes;

        /** @param only the only root moves that count, empty for all */
        Line(int[] only) {
            int us = root.sideToMove();
            boolean shorten = task.limits().mate() == 0 || task.limits().shortestMate();
            mating = new MateSolver(table, root, only, us, bound, shorten, method);
            mated = new MateSolver(table, root, only, us ^ 1, bound, shorten, method);
            allMoves = only.length == 0;
        }

        /** Looks for a mate by the side to move. */
        MateSolver mating() {
            return mating;
        }

        /** Looks for one by the other side. */
        MateSolver mated() {
            return mated;
        }

        /** True when the line is about the mate by the side that is not to move. */
        boolean isAboutOther() {
            return mated.best().isPresent() || !mating.isSearching();
        }

        boolean isFinished() {
            return outOfNodes || isSettled();
        }

        private void advance(long nodes) {
            long left = nodes;
            while (left > 0 && !isFinished()) {
                long turn = Math.max(SHORTEST_TURN, Math.min(LONGEST_TURN, nodes() / TURN_SHARE));
                long used = next().advance(turn, control);
                left -= used;
                if (used == 0) {
                    // A limit may leave a few nodes that are too few for the next expansion.
                    outOfNodes = !isSettled();
                    return;
                }
            }
        }

        private MateSolver next() {
            if (isAboutOther()) {
                return mated;
            }
            if (!isLookingForOther()) {
                return mating;
            }
            if (mating.isHopeless() != mated.isHopeless()) {
                MateSolver hopeless = mating.isHopeless() ? mating : mated;
                MateSolver other = mating.isHopeless() ? mated : mating;
                return hopeless.nodes() * (HOPELESS_SHARE - 1) < other.nodes() ? hopeless : other;
            }
            return mated.nodes() < othersDue(mating.nodes()) ? mated : mating;
        }

        /** What the other side's mate is due when that of the side to move had this many nodes. */
        private long othersDue(long ours) {
            if (othersShare < OTHER_SIDES_SHARE) {
                return ours / (othersShare - 1);
            }
            long early = Math.min(ours, LATE_NODES);
            return early / (OTHER_SIDES_SHARE - 1) + (ours - early) / (OTHER_SIDES_LATE_SHARE - 1);
        }

        private boolean isSettled() {
            return !mating.isSearching() && !isLookingForOther() || mated.best().isPresent() && !mated.isSearching();
        }

        /** Only one side can mate. */
        private boolean isLookingForOther() {
            return mated.isSearching() && mating.best().isEmpty();
        }

        /** Takes over a mate that somebody else has told already, so that only shorter ones are looked for. */
        private void know(MateCertificate mate) {
            if (best().filter(own -> Math.abs(own.moves()) <= Math.abs(mate.moves()))
                    .isEmpty()) {
                (mate.moves() > 0 ? mating : mated).know(mate);
                told = best();
            }
        }

        private Optional<MateCertificate> best() {
            return mating.best().or(mated::best);
        }

        private MateSolver leading() {
            return mated.best().isPresent() ? mated : mating;
        }

        private long nodes() {
            return mating.nodes() + mated.nodes();
        }

        /** As a search reports it; its rank among the lines is not known here. */
        private SearchInfo.Iteration iteration(MateCertificate mate) {
            Pv line = Pv.of(mate.line());
            return new SearchInfo.Iteration(
                    line.length(),
                    line.length(),
                    1,
                    new Score.Mate(mate),
                    SearchInfo.Bound.EXACT,
                    control.counter().nodes(),
                    control.clock().elapsed(),
                    leading().permilleUsed(),
                    line);
        }
    }
}
