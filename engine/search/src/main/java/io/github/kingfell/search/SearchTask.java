package io.github.kingfell.search;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.List;
import java.util.Optional;

/** One search as a player receives it. */
public final class SearchTask {
    private final Position position;
    private final SearchLimits limits;
    private final SearchSettings settings;
    private final SearchControl control;
    private final Reporter reporter;

    /** Receives a player's reports. Must be thread-safe. */
    @FunctionalInterface
    public interface Reporter {
        void report(SearchInfo info);

        /** Reports all lines of one iteration, best first. */
        default void reportLines(List<SearchInfo.Iteration> lines) {
            lines.forEach(this::report);
        }

        /** Returns the mate announced for the best line, whichever player proved it. */
        default Optional<MateCertificate> mate() {
            return Optional.empty();
        }
    }

    /** Makes a task. The position is not copied; it must not change during the search. */
    public SearchTask(
            Position position, SearchLimits limits, SearchSettings settings, SearchControl control, Reporter reporter) {
        this.position = position;
        this.limits = limits;
        this.settings = settings;
        this.control = control;
        this.reporter = reporter;
    }

    /** Returns the same task with another number of threads. */
    public SearchTask withThreads(int number) {
        return new SearchTask(position, limits, settings.copy().threads(number).build(), control, reporter);
    }

    /** Returns the same task for a player that reports to another receiver. */
    public SearchTask reportingTo(Reporter other) {
        return new SearchTask(position, limits, settings, control, other);
    }

    /** Returns a fresh copy of the root with its game history, on which the caller may make moves. */
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

    /** Reports all lines of one iteration, best first. */
    public void reportLines(List<SearchInfo.Iteration> lines) {
        reporter.reportLines(lines);
    }

    /** Returns the mate announced for the best line so far, whichever player proved it. */
    public Optional<MateCertificate> announcedMate() {
        return reporter.mate();
    }

    public void note(String text) {
        reporter.report(new SearchInfo.Note(text));
    }
}
