package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.PvVerifier;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchInfo.Bound;
import io.github.kingfell.engine.search.SearchInfo.Iteration;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one way out of a search. Whatever the players report, the listener sees lines that can be replayed, depths that
 * never fall, and, once a mate is announced, nothing but that mate or a shorter one.
 */
final class Announcer implements SearchTask.Reporter {
    private static final Logger LOG = LoggerFactory.getLogger(Announcer.class);

    private final Position root;
    private final SearchControl control;
    private final SearchListener listener;
    private final SearchLimits limits;
    private final int lineCount;
    private final RankedLines lines;
    private final LastLine last = new LastLine();

    private @Nullable MateCertificate mate;
    private int depth;

    /** @param multiPv lines asked for */
    Announcer(SearchRequest request, int multiPv, SearchControl control, SearchListener listener) {
        root = request.position();
        limits = request.limits();
        int given = limits.searchMoves().length;
        int rootMoves = given > 0 ? given : new MoveGenerator(root).count(root);
        lineCount = Math.max(1, Math.min(multiPv, rootMoves));
        lines = new RankedLines(root, rootMoves, lineCount);
        this.control = control;
        this.listener = listener;
    }

    @Override
    public synchronized void report(SearchInfo info) {
        if (info instanceof Iteration iteration) {
            reportLine(iteration);
        } else {
            show(info);
        }
    }

    @Override
    public synchronized Optional<MateCertificate> mate() {
        return Optional.ofNullable(mate);
    }

    /** The best line reported so far, if any. */
    synchronized Optional<Iteration> bestLine() {
        return last.best();
    }

    /** Ends the search: says what is still missing, then the outcome. */
    synchronized void finish(SearchOutcome outcome) {
        try {
            showLast(outcome);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            LOG.error("the last line could not be shown", e);
        } finally {
            listener.onFinished(outcome);
        }
    }

    private void showLast(SearchOutcome outcome) {
        // Several lines are not repeated for the sake of more nodes.
        long nodes = lineCount == 1 ? control.nodes() : 0;
        switch (last.missing(outcome.bestMove(), nodes)) {
            case NOTHING -> {}
            case REPETITION -> {
                if (lineCount == 1) {
                    last.best().ifPresent(this::emit);
                } else {
                    showLines();
                }
            }
            case LINE_OF_OUTCOME -> {
                Iteration line = outcome.asLine();
                depth = Math.max(depth, line.depth());
                emit(line);
            }
        }
    }

    @Override
    public synchronized void reportLines(List<Iteration> iterations) {
        if (lineCount == 1) {
            iterations.forEach(this::reportLine);
        } else {
            depth = Math.max(depth, iterations.get(0).depth());
            lines.searched(iterations);
            showLines();
        }
    }

    /** Tells a mate that was known before the search. */
    void announce(MateCertificate known) {
        report(RankedLines.line(known));
    }

    private void reportLine(Iteration iteration) {
        if (lineCount == 1) {
            depth = Math.max(depth, iteration.depth());
            reportOnlyLine(iteration);
        } else if (iteration.score() instanceof Score.Mate proved) {
            depth = Math.max(depth, iteration.depth());
            lines.proved(proved.certificate());
            showLines();
        } else if (iteration.bound() == Bound.EXACT) {
            reportLines(List.of(iteration));
        }
    }

    private void reportOnlyLine(Iteration iteration) {
        if (!isAsGoodAsAnnounced(iteration)) {
            return;
        }
        if (iteration.score() instanceof Score.Mate proved) {
            emit(iteration.with(Pv.of(proved.certificate().line())));
            mate = proved.certificate();
            if (isEnough(proved)) {
                control.finish();
            }
        } else {
            emit(iteration.with(PvVerifier.playable(root, iteration.line())));
        }
    }

    private void showLines() {
        List<Iteration> ranked = lines.ranked();
        boolean enough = ranked.size() == lineCount;
        for (Iteration line : ranked) {
            boolean proved = line.score() instanceof Score.Mate;
            emit(proved ? line : line.with(PvVerifier.playable(root, line.line())));
            enough &= line.score() instanceof Score.Mate certified && isEnough(certified)
                    || line.multiPv() > 1 && limits.clock().isPresent();
        }
        if (ranked.get(0).score() instanceof Score.Mate best) {
            mate = best.certificate();
        }
        if (enough) {
            control.finish();
        }
    }

    /** After a mate only the same mate or a shorter one may follow, and no bound. */
    private boolean isAsGoodAsAnnounced(Iteration iteration) {
        MateCertificate announced = mate;
        if (announced == null) {
            return true;
        }
        return iteration.bound() == Bound.EXACT
                && iteration.score() instanceof Score.Mate proved
                && Integer.signum(proved.moves()) == Integer.signum(announced.moves())
                && Math.abs(proved.moves()) < Math.abs(announced.moves());
    }

    /** In a game any mate will do; a search for a mate ends with one short enough, whoever mates. */
    private boolean isEnough(Score.Mate proved) {
        return limits.clock().isPresent() || Math.abs(proved.moves()) <= limits.mate();
    }

    private void emit(Iteration iteration) {
        Iteration current = new Iteration(
                depth,
                Math.max(depth, iteration.selectiveDepth()),
                iteration.multiPv(),
                iteration.score(),
                iteration.bound(),
                Math.max(control.nodes(), iteration.nodes()),
                control.elapsed(),
                iteration.hashfull(),
                control.tableHits(),
                iteration.line());
        show(current);
    }

    private void show(SearchInfo info) {
        last.shown(info);
        listener.onInfo(info);
    }
}
