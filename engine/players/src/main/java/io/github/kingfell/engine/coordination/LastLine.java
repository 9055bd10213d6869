package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchInfo.Bound;
import io.github.kingfell.engine.search.SearchInfo.Iteration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a search says last: an exact line, or several, the best of which begins with the best move. Remembers what was shown
 * and says what is still missing at the end.
 */
final class LastLine {
    /** What is to be shown before the best move is told. */
    enum Missing {
        NOTHING,
        /** What was shown already: something else came after it, or only more nodes. */
        REPETITION,
        /** The line of the outcome: no line begins with its move. */
        LINE_OF_OUTCOME
    }

    private @Nullable Iteration best;
    private boolean shownLast;

    void shown(SearchInfo info) {
        shownLast = info instanceof Iteration line && line.bound() == Bound.EXACT;
        if (shownLast && info instanceof Iteration line && line.multiPv() == 1) {
            best = line;
        }
    }

    /** The best line shown so far, if any. */
    Optional<Iteration> best() {
        return Optional.ofNullable(best);
    }

    /** @param nodes that the line is to show; 0 for those it had */
    Missing missing(int bestMove, long nodes) {
        Iteration line = best;
        if (line == null || line.line().move(0) != bestMove) {
            return Missing.LINE_OF_OUTCOME;
        }
        return shownLast && nodes <= line.nodes() ? Missing.NOTHING : Missing.REPETITION;
    }
}
