package io.github.kingfell.engine.search;

import io.github.kingfell.engine.board.Position;

/** One search as a player sees it. */
public final class SearchTask {
    private final Position position;
    private final SearchLimits limits;
    private final SearchSettings settings;
    private final SearchControl control;
    private final Reporter reporter;

    /** Takes notice of what a player reports. Must be safe to call from several threads. */
    @FunctionalInterface
    public interface Reporter {
        void report(SearchInfo info);
    }

    /** The position is not copied; it must not change during the search. */
    public SearchTask(
            Position position, SearchLimits limits, SearchSettings settings, SearchControl control, Reporter reporter) {
        this.position = position;
        this.limits = limits;
        this.settings = settings;
        this.control = control;
        this.reporter = reporter;
    }

    /** A fresh copy of the root with its game history, for the caller to move about in. */
    public Position position() {
        return position.copy();
    }

    public SearchLimits limits() {
        return limits;
    }

    public SearchSettings settings() {
        return settings;
    }

    public SearchControl control() {
        return control;
    }

    public void report(SearchInfo info) {
        reporter.report(info);
    }

    public void note(String text) {
        reporter.report(new SearchInfo.Note(text));
    }
}
