package io.github.kingfell.play.serve;

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
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One search that a page follows: it receives results on the engine's thread, and writes them as server-sent events on
 * the thread of the connection.
 */
final class LiveSearch implements SearchListener {
    /** Events that may wait for a slow page; further ones replace the oldest. The last event is never lost. */
    private static final int MOST_WAITING = 1_000;

    private static final long SECONDS_BETWEEN_SIGNS_OF_LIFE = 1;

    private final Position root;
    private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private volatile @Nullable MateCertificate mate;
    private volatile @Nullable String last;

    /** @param root not changed by anyone during the search */
    LiveSearch(Position root) {
        this.root = root;
    }

    /** Returns the mate that the end of the search announces, if it is proved. */
    Optional<MateCertificate> mate() {
        return Optional.ofNullable(mate);
    }

    boolean hasEnded() {
        return last != null;
    }

    @Override
    public void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            offer(event("line", line(iteration)));
        } else if (info instanceof SearchInfo.Remark remark) {
            offer(event("note", new JsonObject().put("text", remark.words()).put("result", isResult(info))));
        }
    }

    private void offer(String event) {
        if (!waiting.offer(event)) {
            waiting.poll();
            waiting.offer(event);
        }
    }

    @Override
    public void onFinished(SearchOutcome outcome) {
        JsonObject json = outcome.bestMove() == Move.NONE ? new JsonObject() : MoveJson.of(root, outcome.bestMove());
        if (outcome.score() instanceof Score.Mate found) {
            mate = found.proved().orElse(null);
        }
        end(json.put("score", LineJson.score(outcome.score()))
                .putAll(new JsonObject().put("line", MoveJson.line(root, outcome.line())))
                .put("player", outcome.player().map(PlayerId::title).orElse(""))
                .put("reason", outcome.reason())
                .put("proof", mate != null));
    }

    private void end(JsonObject json) {
        last = event("done", json);
        // This wakes the writer; if the queue is full, the writer is awake already.
        waiting.offer("");
    }

    /**
     * Writes events until the search has ended. A line each second discovers when the page has gone.
     *
     * @throws IOException when the page was closed
     */
    void writeTo(OutputStream out) throws IOException, InterruptedException {
        while (true) {
            // Read before the queue, so that no event can come between its last event and the end.
            String end = last;
            String event = end == null ? waiting.poll(SECONDS_BETWEEN_SIGNS_OF_LIFE, TimeUnit.SECONDS) : waiting.poll();
            if (event != null) {
                write(event, out);
            } else if (end != null) {
                write(end, out);
                return;
            } else {
                write(": alive\n\n", out);
            }
        }
    }

    private static void write(String text, OutputStream out) throws IOException {
        if (!text.isEmpty()) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    /** Formats an event as in the HTML standard; the JSON is one line, so one line of data is enough. */
    private static String event(String name, JsonObject data) {
        return "event: " + name + "\ndata: " + data + "\n\n";
    }

    private JsonObject line(SearchInfo.Iteration iteration) {
        return new JsonObject()
                .put("rank", iteration.multiPv())
                .put("depth", iteration.depth())
                .put("selective", iteration.selectiveDepth())
                .put("score", LineJson.score(iteration.score()))
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
