package io.github.kingfell.prover.checkpoint;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.search.SearchControl;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The long-search features of a {@code ProofNumberPlayer}: a follower of its searches, and a checkpoint file from which
 * one search is resumed and to which it is saved. Used on the searching thread, between two turns.
 */
public final class LongSearch {
    /** No follower and no checkpoint. */
    public static final LongSearch NONE = new LongSearch(null, Duration.ZERO, progress -> {}, complaint -> {});

    private static final long MILLIS_BETWEEN_LOOKS = 250;

    /** Writing takes at most one part in this many of the time. */
    private static final int WRITING_SHARE = 20;

    private final @Nullable Checkpoint checkpoint;
    private final long every;
    private final Consumer<ProverProgress> follower;
    private final Consumer<String> complaints;
    private long nextLook;
    private long nextSave;

    /**
     * @param checkpoint of the next search; null for none
     * @param every time between two checkpoints; longer when writing takes long
     * @param follower receives the progress of the search a few times a second
     * @param complaints receives the reason in words when a checkpoint cannot be read or written; the search goes on
     *     and tries again next time
     */
    public LongSearch(
            @Nullable Checkpoint checkpoint,
            Duration every,
            Consumer<ProverProgress> follower,
            Consumer<String> complaints) {
        this.checkpoint = checkpoint;
        this.every = every.toMillis();
        this.follower = follower;
        this.complaints = complaints;
        nextSave = this.every;
    }

    /** Returns whether the search resumes an earlier one. */
    boolean isResumed() {
        return checkpoint != null && checkpoint.isResumed();
    }

    /** @param search that has not begun; it is given the state of the earlier one */
    public void resume(MateSearch search, ProofTable table) {
        if (checkpoint == null || !checkpoint.isResumed()) {
            return;
        }
        try {
            checkpoint.load(search, table);
        } catch (IOException e) {
            complaints.accept("cannot read " + FileProblem.of(e));
        } catch (UnusableCheckpointException e) {
            throw new IllegalStateException("the checkpoint has changed since it was opened", e);
        }
    }

    /** Reports and saves the search, when that is due. Called between two of its turns. */
    public void attend(MateSearch search, ProofTable table, SearchControl control) {
        long now = control.clock().elapsed();
        if (now >= nextLook) {
            nextLook = now + MILLIS_BETWEEN_LOOKS;
            follower.accept(progress(search, table, control));
        }
        if (now >= nextSave) {
            save(search, table, control);
        }
    }

    /** Reports and saves the search after its last turn. */
    public void end(MateSearch search, ProofTable table, SearchControl control) {
        follower.accept(progress(search, table, control));
        save(search, table, control);
    }

    private void save(MateSearch search, ProofTable table, SearchControl control) {
        if (checkpoint == null) {
            return;
        }
        long begun = control.clock().elapsed();
        try {
            checkpoint.save(search, table, control.counter().nodes(), begun);
        } catch (OutputFailedException e) {
            complaints.accept(e.getMessage());
        }
        long now = control.clock().elapsed();
        nextSave = now + Math.max(every, WRITING_SHARE * (now - begun));
    }

    private ProverProgress progress(MateSearch search, ProofTable table, SearchControl control) {
        long nodes = checkpoint == null ? 0 : checkpoint.nodes();
        long millis = checkpoint == null ? 0 : checkpoint.millis();
        return new ProverProgress(
                search.best().map(mate -> mate.moves()).orElse(0),
                search.disproved(),
                nodes + control.counter().nodes(),
                table.hashfull(),
                millis + control.clock().elapsed());
    }
}
