package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.PvVerifier;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchTask;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Filters everything that a search reports. Whatever the players report, the listener gets lines that can be replayed
 * and depths that never fall for the first, the second and each further line. After a mate is announced it gets only
 * that mate or a shorter one.
 */
final class Announcer {
    private static final Logger LOG = LoggerFactory.getLogger(Announcer.class);

    private final Position root;
    private final SearchControl control;
    private final SearchListener listener;
    private final SearchLimits limits;
    private final int lineCount;
    private final RankedLines lines;

    /** The best line shown so far; null before the first. */
    private @Nullable Signed best;

    /** The line whose score is the announced mate; null before one is announced. */
    private @Nullable Signed mate;

    /** The depths last shown, by the number of the line less 1. */
    private final int[] depths;

    /** Receives the reports of one player. */
    private final class Desk implements SearchTask.Reporter {
        private final PlayerId by;

        Desk(PlayerId by) {
            this.by = by;
        }

        @Override
        public void report(SearchInfo info) {
            synchronized (Announcer.this) {
                if (info instanceof Iteration iteration) {
                    reportLine(iteration, by);
                } else {
                    show(info);
                }
            }
        }

        @Override
        public void reportLines(List<Iteration> iterations) {
            Announcer.this.reportLines(iterations, by);
        }

        @Override
        public Optional<MateCertificate> mate() {
            return announced().flatMap(line -> ((Score.Mate) line.line().score()).proved());
        }
    }

    /**
     * Creates an announcer for one search.
     *
     * @param multiPv lines asked for
     */
    Announcer(SearchRequest request, int multiPv, SearchControl control, SearchListener listener) {
        root = request.position();
        limits = request.limits();
        int given = limits.searchMoves().length;
        int rootMoves = given > 0 ? given : new MoveGenerator(root).count(root);
        lineCount = Math.max(1, Math.min(multiPv, rootMoves));
        depths = new int[lineCount];
        lines = new RankedLines(root, rootMoves, lineCount);
        this.control = control;
        this.listener = listener;
    }

    /** Returns the receiver for a player's reports. */
    SearchTask.Reporter desk(PlayerId player) {
        return new Desk(player);
    }

    /** Passes on information for the user that is not a line. */
    synchronized void remark(SearchInfo info) {
        show(info);
    }

    /** Returns the line of the announced mate, if any. */
    synchronized Optional<Signed> announced() {
        return Optional.ofNullable(mate);
    }

    /** Returns the best line reported so far, if any. */
    synchronized Optional<Iteration> bestLine() {
        return best().map(Signed::line);
    }

    /** Returns the best line with its author. */
    synchronized Optional<Signed> best() {
        return Optional.ofNullable(best);
    }

    /**
     * Ends the search: names the player that chose the move, shows the final lines, the best one with the best move,
     * then reports the outcome.
     */
    synchronized void finish(SearchOutcome outcome) {
        try {
            Optional<String> credit = outcome.credit();
            credit.ifPresent(words -> show(new SearchInfo.Note(words)));
            Signed shown = best;
            if (shown == null || shown.line().line().move(0) != outcome.bestMove()) {
                tell(List.of(outcome));
            } else if (credit.isPresent()) {
                showAgain(shown);
            }
        } catch (RuntimeException | Error e) {
            LOG.error("the last line could not be shown", e);
        } finally {
            listener.onFinished(outcome);
        }
    }

    /** Shows a line again with all nodes of the search, if there is only one line. */
    private void showAgain(Signed shown) {
        if (lineCount == 1) {
            emit(shown.line(), shown.by());
        } else if (!lines.isEmpty()) {
            showLines(shown.by());
        }
    }

    /** Shows outcomes that no player has reported as lines, best first. */
    synchronized void tell(List<SearchOutcome> outcomes) {
        for (int i = 0; i < outcomes.size(); i++) {
            emit(
                    outcomes.get(i).asLine().ranked(i + 1),
                    outcomes.get(i).player().orElse(PlayerId.ALPHA_BETA));
        }
    }

    /** Reports all lines of one iteration, best first. */
    private synchronized void reportLines(List<Iteration> iterations, PlayerId by) {
        if (lineCount == 1) {
            iterations.forEach(line -> reportLine(line, by));
        } else {
            lines.searched(iterations);
            showLines(by);
        }
    }

    /**
     * Announces a mate that was known before the search.
     *
     * @param by the player that announced it
     */
    synchronized void announce(MateCertificate known, PlayerId by) {
        reportLine(RankedLines.line(known), by);
        if (mate != null) {
            mate = new Signed(mate.line(), by, "the mate announced before");
        }
    }

    private void reportLine(Iteration iteration, PlayerId by) {
        if (lineCount == 1) {
            reportOnlyLine(iteration, by);
        } else if (iteration.score() instanceof Score.Mate found && found.isProved()) {
            lines.proved(found.certificate());
            showLines(by);
        } else if (iteration.bound() == Bound.EXACT) {
            reportLines(List.of(iteration), by);
        }
    }

    private void reportOnlyLine(Iteration iteration, PlayerId by) {
        if (provesAnnounced(iteration)) {
            mate = new Signed(withWholeLine(iteration), by);
        }
        if (!isAsGoodAsAnnounced(iteration)) {
            return;
        }
        if (iteration.score() instanceof Score.Mate found) {
            Iteration whole = withWholeLine(iteration);
            emit(whole, by);
            mate = new Signed(whole, by);
            if (isEnough(found)) {
                control.finish();
            }
        } else {
            emit(iteration.with(PvVerifier.playable(root, iteration.line())), by);
        }
    }

    private static Iteration withWholeLine(Iteration iteration) {
        return iteration.score() instanceof Score.Mate mate && mate.isProved()
                ? iteration.with(Pv.of(mate.certificate().line()))
                : iteration;
    }

    private void showLines(PlayerId by) {
        List<Iteration> ranked = lines.ranked();
        boolean enough = ranked.size() == lineCount;
        for (Iteration line : ranked) {
            boolean whole = line.score() instanceof Score.Mate;
            emit(whole ? line : line.with(PvVerifier.playable(root, line.line())), by);
            enough &= line.score() instanceof Score.Mate found && isEnough(found)
                    || line.multiPv() > 1 && limits.clock().isPresent();
        }
        Iteration first = ranked.get(0);
        if (first.score() instanceof Score.Mate
                && (mate == null || !mate.line().score().equals(first.score()))) {
            mate = new Signed(first, by);
        }
        if (enough) {
            control.finish();
        }
    }

    /** After an announced mate only the same mate or a shorter one may follow, and no bound. */
    private boolean isAsGoodAsAnnounced(Iteration iteration) {
        Signed announced = mate;
        if (announced == null) {
            return true;
        }
        int moves = ((Score.Mate) announced.line().score()).moves();
        return iteration.bound() == Bound.EXACT
                && iteration.score() instanceof Score.Mate found
                && Integer.signum(found.moves()) == Integer.signum(moves)
                && Math.abs(found.moves()) < Math.abs(moves);
    }

    /** Returns true for the proof of a mate that a distance table announced without a proof. */
    private boolean provesAnnounced(Iteration iteration) {
        return mate != null
                && mate.line().score() instanceof Score.Mate announced
                && !announced.isProved()
                && iteration.score() instanceof Score.Mate found
                && found.isProved()
                && found.moves() == announced.moves();
    }

    /**
     * Returns true when this mate ends the search. In a game any mate is enough. A search for a mate, but not for the
     * shortest one, ends with a proven mate that is short enough, for either side.
     */
    private boolean isEnough(Score.Mate found) {
        boolean asked = !limits.shortestMate() && Math.abs(found.moves()) <= limits.mate();
        return limits.clock().isPresent() || found.isProved() && asked;
    }

    private void emit(Iteration iteration, PlayerId by) {
        int number = iteration.multiPv() - 1;
        int depth = Math.max(depths[number], iteration.depth());
        depths[number] = depth;
        Iteration current = new Iteration(
                depth,
                Math.max(depth, iteration.selectiveDepth()),
                iteration.multiPv(),
                iteration.score(),
                iteration.bound(),
                Math.max(control.counter().nodes(), iteration.nodes()),
                control.clock().elapsed(),
                iteration.hashfull(),
                control.counter().tableHits(),
                iteration.line());
        if (current.bound() == Bound.EXACT && current.multiPv() == 1) {
            best = new Signed(current, by);
        }
        listener.onInfo(current);
    }

    private void show(SearchInfo info) {
        listener.onInfo(info);
    }
}
