package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.search.PlayerId;
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

    private @Nullable Signed best;
    private boolean shownLast;

    /** A line. */
    void shown(Iteration line, PlayerId by) {
        shownLast = line.bound() == Bound.EXACT;
        if (shownLast && line.multiPv() == 1) {
            best = new Signed(line, by);
        }
    }

    /** Something else. */
    void shown(SearchInfo other) {
        shownLast = false;
    }

    /** The best line shown so far, if any. */
    Optional<Signed> best() {
        return Optional.ofNullable(best);
    }

    /** @param nodes that the line is to show; 0 for those it had */
    Missing missing(int bestMove, long nodes) {
        Signed shown = best;
        if (shown == null || shown.line().line().move(0) != bestMove) {
            return Missing.LINE_OF_OUTCOME;
        }
        return shownLast && nodes <= shown.line().nodes() ? Missing.NOTHING : Missing.REPETITION;
    }
}
