package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import java.util.ArrayList;
import java.util.List;

/** Records all reports of a search. */
class RecordingListener implements SearchListener {
    private final List<SearchInfo> infos = new ArrayList<>();
    private SearchOutcome outcome;

    @Override
    public synchronized void onInfo(SearchInfo info) {
        assertThat(outcome).as("nothing after the outcome").isNull();
        infos.add(info);
    }

    @Override
    public synchronized void onFinished(SearchOutcome outcome) {
        assertThat(this.outcome).as("one outcome").isNull();
        this.outcome = outcome;
    }

    synchronized boolean isFinished() {
        return outcome != null;
    }

    synchronized SearchOutcome outcome() {
        assertThat(outcome).as("outcome").isNotNull();
        return outcome;
    }

    synchronized List<SearchInfo> infos() {
        return List.copyOf(infos);
    }

    List<Iteration> lines() {
        return infos().stream()
                .filter(Iteration.class::isInstance)
                .map(Iteration.class::cast)
                .toList();
    }

    List<String> linesWithoutTime() {
        return lines().stream()
                .map(i -> i.depth() + " " + i.selectiveDepth() + " " + i.multiPv() + " "
                        + (i.score() instanceof io.github.kingfell.search.Score.Mate mate
                                ? "mate " + mate.moves()
                                : i.score())
                        + " " + i.nodes() + " "
                        + java.util.Arrays.toString(i.line().toArray()))
                .toList();
    }

    Iteration last() {
        List<Iteration> lines = lines();
        return lines.get(lines.size() - 1);
    }

    /** Returns the notes, and what is said of failures. */
    List<String> notes() {
        return infos().stream()
                .filter(info -> info instanceof SearchInfo.Note || info instanceof SearchInfo.Failed)
                .map(info -> ((SearchInfo.Remark) info).words())
                .toList();
    }
}
