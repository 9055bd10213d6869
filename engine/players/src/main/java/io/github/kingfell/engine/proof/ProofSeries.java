package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/**
 * A search for the mates of several root moves, as many as there are lines to show: one {@link ProofRun} for all moves, and
 * each time the latest run has proved a mate another for the moves without one. They share the effort evenly.
 */
public final class ProofSeries {
    private final Function<int[], ProofRun> runs;
    private final int[] rootMoves;
    private final int lines;
    private final SearchControl control;
    private volatile ProofRun current;

    /** Others look at them while the searching thread adds one. */
    private final List<ProofRun> begun = new CopyOnWriteArrayList<>();

    private final List<Optional<MateCertificate>> told = new ArrayList<>();

    /**
     * @param runs begins the search of some root moves, with an empty array that of all
     * @param searchMoves the only moves that count, empty for all
     * @param rootMoves the same moves, none left out
     * @param lines root moves to find mates for, at least 1
     * @param control books the nodes of helpers
     */
    ProofSeries(Function<int[], ProofRun> runs, int[] searchMoves, int[] rootMoves, int lines, SearchControl control) {
        this.runs = runs;
        this.rootMoves = rootMoves.clone();
        this.lines = lines;
        this.control = control;
        current = begin(searchMoves);
    }

    /** Searches on for about so many nodes; returns early as {@link ProofRun#advance} does. */
    public void advance(long nodes) {
        long enough = nodes() + nodes;
        while (nodes() < enough && !isFinished()) {
            ProofRun run = next();
            current = run;
            long before = run.nodes();
            run.advance(Math.min(ProofRun.LONGEST_TURN, enough - nodes()));
            beginNext();
            if (run.nodes() == before && !run.isFinished()) {
                return;
            }
        }
    }

    /** A part for one more thread, in whatever is searched. */
    public ProofHelper helper() {
        return new ProofHelper(this, control);
    }

    /** The run that was searched last. */
    ProofRun current() {
        return current;
    }

    /** True when no run has anything left to find. */
    public boolean isFinished() {
        return begun.stream().allMatch(ProofRun::isFinished);
    }

    /** Takes over a mate of the whole root that was announced already. */
    public void know(MateCertificate mate) {
        if (begun.get(0)
                .best()
                .map(own -> Math.abs(own.moves()) > Math.abs(mate.moves()))
                .orElse(true)) {
            begun.get(0).know(mate);
            told.set(0, begun.get(0).best());
        }
    }

    /** The shortest mate of any move. */
    public Optional<MateCertificate> best() {
        return begun.get(0).best();
    }

    /** The mates found since the last call, as a search reports them; their rank is not known here. */
    public List<SearchInfo.Iteration> news() {
        List<SearchInfo.Iteration> news = new ArrayList<>();
        for (int i = 0; i < begun.size(); i++) {
            if (!begun.get(i).best().equals(told.get(i))) {
                told.set(i, begun.get(i).best());
                news.add(begun.get(i).line());
            }
        }
        return news;
    }

    /** That {@link #best} is the shortest mate, once it is proved. */
    public Optional<SearchInfo.ShortestProved> shortest() {
        return begun.get(0).isShortestProved()
                ? best().map(mate -> new SearchInfo.ShortestProved(mate.moves()))
                : Optional.empty();
    }

    /** As {@link ProofRun#disproof}. */
    public Optional<SearchInfo.NoMate> disproof() {
        return begun.get(0).disproof();
    }

    /** As {@link ProofRun#verdict}. */
    public String verdict() {
        return begun.get(0).verdict();
    }

    /** Nodes visited so far. */
    public long nodes() {
        return begun.stream().mapToLong(ProofRun::nodes).sum();
    }

    /** The unfinished run with the fewest nodes, so that a new one catches up first. */
    private ProofRun next() {
        ProofRun least = begun.get(0);
        for (ProofRun run : begun) {
            if (least.isFinished() || !run.isFinished() && run.nodes() < least.nodes()) {
                least = run;
            }
        }
        return least;
    }

    private void beginNext() {
        Optional<MateCertificate> latest = begun.get(begun.size() - 1).best();
        if (lines == 1 || latest.isEmpty() || latest.get().moves() < 0) {
            return;
        }
        Set<Integer> mating = new TreeSet<>();
        begun.forEach(run -> run.best().ifPresent(mate -> mating.add(mate.line()[0])));
        int[] others =
                Arrays.stream(rootMoves).filter(move -> !mating.contains(move)).toArray();
        if (mating.size() < lines && others.length > 0) {
            begin(others);
        }
    }

    private ProofRun begin(int[] moves) {
        ProofRun run = runs.apply(moves);
        begun.add(run);
        told.add(Optional.empty());
        return run;
    }
}
