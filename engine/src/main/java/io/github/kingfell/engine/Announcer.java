package io.github.kingfell.engine;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The one way out of a search. Whatever the players report, the listener sees lines that can be replayed, depths that
 * never fall, and, once a mate is announced, nothing but that mate or a shorter one.
 */
final class Announcer implements SearchTask.Reporter {
    private final Position root;
    private final SearchControl control;
    private final SearchListener listener;
    private final SearchLimits limits;
    private final int multiPv;

    private @Nullable MateCertificate mate;
    private @Nullable Iteration latest;
    private boolean latestIsLastLine;
    private int depth;

    Announcer(SearchRequest request, int multiPv, SearchControl control, SearchListener listener) {
        root = request.position();
        limits = request.limits();
        this.multiPv = multiPv;
        this.control = control;
        this.listener = listener;
    }

    @Override
    public synchronized void report(SearchInfo info) {
        if (info instanceof Iteration iteration) {
            reportLine(iteration);
        } else {
            latestIsLastLine = false;
            listener.onInfo(info);
        }
    }

    /** The mate announced for the best line, if any. */
    synchronized Optional<MateCertificate> mate() {
        return Optional.ofNullable(mate);
    }

    /** The best line reported so far, if any. */
    synchronized Optional<Iteration> bestLine() {
        return Optional.ofNullable(latest);
    }

    /** Ends the search: repeats the best line if something else came after it, then tells the outcome. */
    synchronized void finish(SearchOutcome outcome) {
        Iteration line = latest;
        boolean repeated = line != null && line.line().move(0) == outcome.bestMove();
        if (!repeated) {
            emit(new Iteration(depth, depth, 1, outcome.score(), Bound.EXACT, 0, 0, 0, outcome.line()));
        } else if (line != null && !latestIsLastLine) {
            emit(line);
        }
        listener.onFinished(outcome);
    }

    private void reportLine(Iteration iteration) {
        depth = Math.max(depth, iteration.depth());
        boolean best = iteration.multiPv() == 1;
        if (best && !isAsGoodAsAnnounced(iteration)) {
            // The other lines of a MultiPV iteration still need a first one before them.
            if (multiPv > 1 && latest != null) {
                emit(latest);
            }
            return;
        }
        Iteration shown;
        if (iteration.score() instanceof Score.Mate proved) {
            shown = with(iteration, Pv.of(proved.certificate().line()));
            if (best) {
                mate = proved.certificate();
                if (isEnough(proved)) {
                    control.finish();
                }
            }
        } else {
            shown = with(iteration, PvVerifier.playable(root, iteration.line()));
        }
        emit(shown);
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
                iteration.line());
        if (iteration.multiPv() == 1 && iteration.bound() == Bound.EXACT) {
            latest = current;
        }
        latestIsLastLine = iteration.bound() == Bound.EXACT;
        listener.onInfo(current);
    }

    private static Iteration with(Iteration i, Pv line) {
        return new Iteration(
                i.depth(),
                i.selectiveDepth(),
                i.multiPv(),
                i.score(),
                i.bound(),
                i.nodes(),
                i.millis(),
                i.hashfull(),
                line);
    }
}
