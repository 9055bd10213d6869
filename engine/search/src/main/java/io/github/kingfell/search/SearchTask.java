package io.github.kingfell.search;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.List;
import java.util.Optional;

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

        /** All lines of one iteration, best first. */
        default void reportLines(List<SearchInfo.Iteration> lines) {
            lines.forEach(this::report);
        }

        /** The mate announced for the best line, whoever proved it. */
        default Optional<MateCertificate> mate() {
            return Optional.empty();
        }
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

    /** The same with another number of threads. */
    public SearchTask withThreads(int number) {
        return new SearchTask(position, limits, settings.copy().threads(number).build(), control, reporter);
    }

    /** The same for a player that reports somewhere else. */
    public SearchTask reportingTo(Reporter other) {
        return new SearchTask(position, limits, settings, control, other);
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

    /** All lines of one iteration, best first. */
    public void reportLines(List<SearchInfo.Iteration> lines) {
        reporter.reportLines(lines);
    }

    /** The mate announced for the best line so far, whoever proved it. */
    public Optional<MateCertificate> announcedMate() {
        return reporter.mate();
    }

    public void note(String text) {
        reporter.report(new SearchInfo.Note(text));
    }
}
