package io.github.kingfell.uci;

import io.github.kingfell.engine.SearchService;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The job of one {@code go}, from its limits to its {@code bestmove}. */
final class SearchJob extends Job {
    private static final Logger LOG = LoggerFactory.getLogger(SearchJob.class);

    private final UciCommand.Go go;
    private final SearchService engine;
    private final UciWriter writer;

    /** True when the job was started without a position: there is no search. */
    private boolean rootless;

    SearchJob(UciCommand.Go go, SearchService engine, UciWriter writer) {
        this.go = go;
        this.engine = engine;
        this.writer = writer;
    }

    @Override
    void launch(Position root, OutputStyle style) {
        String complaint = GoLimits.complaint(go, root);
        if (!complaint.isEmpty()) {
            writer.error(complaint);
        }
        writer.note(GoLimits.remark(go));
        SearchReport report = new SearchReport(writer, root, style, this);
        try {
            engine.go(new SearchRequest(root, GoLimits.of(go, root)), report);
        } catch (RuntimeException | Error e) {
            // The GUI waits for a best move; any legal move is better than a lost game.
            LOG.error("the search did not begin: {}", Fen.format(root), e);
            writer.error("internal failure, " + e.getClass().getSimpleName() + " in \"go\"");
            SearchOutcome outcome = SearchOutcome.ofAnyMove(root);
            report.onInfo(outcome.asLine());
            report.onFinished(outcome);
        }
    }

    /** Answers without a best move; an infinite or pondering search waits before it does so. */
    @Override
    void launchWithoutPosition() {
        writer.noPosition("go");
        rootless = true;
        if (!go.infinite() && !go.ponder()) {
            answerNone();
        }
    }

    private void answerNone() {
        end();
        if (!isForsaken()) {
            writer.line("bestmove (none)");
        }
        finish();
    }

    @Override
    boolean isLimited() {
        return GoLimits.areGiven(go) && (!go.ponder() || isPonderHit());
    }

    @Override
    void halt() {
        if (rootless) {
            answerNone();
        } else {
            engine.stop();
        }
    }

    @Override
    void hit() {
        if (rootless && !go.infinite()) {
            answerNone();
        } else if (go.ponder()) {
            engine.ponderHit();
        }
    }
}
