package io.github.kingfell.play.serve;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One search that a page follows: results on the engine's thread become events. */
final class LiveSearch implements SearchListener, LiveWork {
    private final Position root;
    private final Engine engine;
    private final LiveEvents events = new LiveEvents();
    private volatile @Nullable MateCertificate mate;

    /** @param root not changed by anyone during the search */
    LiveSearch(Position root, Engine engine) {
        this.root = root;
        this.engine = engine;
    }

    /** Returns the mate that the end of the search announces, if it is proved. */
    Optional<MateCertificate> mate() {
        return Optional.ofNullable(mate);
    }

    @Override
    public LiveEvents events() {
        return events;
    }

    @Override
    public void stop() {
        engine.stop();
    }

    @Override
    public void awaitEnd() throws InterruptedException {
        engine.awaitIdle();
    }

    @Override
    public void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            events.offer("line", line(iteration));
        } else if (info instanceof SearchInfo.Remark remark) {
            events.offer("note", new JsonObject().put("text", remark.words()).put("result", isResult(info)));
        }
    }

    @Override
    public void onFinished(SearchOutcome outcome) {
        JsonObject json = outcome.bestMove() == Move.NONE ? new JsonObject() : MoveJson.of(root, outcome.bestMove());
        if (outcome.score() instanceof Score.Mate found) {
            mate = found.proved().orElse(null);
        }
        events.end(json.put("score", LineJson.score(outcome.score()))
                .putAll(new JsonObject().put("line", MoveJson.line(root, outcome.line())))
                .put("player", outcome.player().map(PlayerId::title).orElse(""))
                .put("reason", outcome.reason())
                .put("proof", mate != null));
    }

    private JsonObject line(SearchInfo.Iteration iteration) {
        return new JsonObject()
                .put("rank", iteration.multiPv())
                .put("depth", iteration.depth())
                .put("selective", iteration.selectiveDepth())
                .put("score", LineJson.score(iteration.score()))
                .put("proved", iteration.score() instanceof Score.Mate found && found.isProved())
                .put("bound", iteration.bound().name().toLowerCase(Locale.ROOT))
                .put("nodes", iteration.nodes())
                .put("millis", iteration.millis())
                .put("hashfull", iteration.hashfull())
                .putAll(MoveJson.line(root, iteration.line()));
    }

    /** Returns true for a result, false for a remark. */
    private static boolean isResult(SearchInfo info) {
        return info instanceof SearchInfo.NoMate || info instanceof SearchInfo.NoShorterMate;
    }
}
