package io.github.kingfell.play.serve;

import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What some work tells a page: any thread offers events, and the thread of the connection writes them as server-sent
 * events.
 */
final class LiveEvents {
    /** Events that may wait for a slow page; further ones replace the oldest. The last event is never lost. */
    private static final int MOST_WAITING = 5_000;

    private static final long SECONDS_BETWEEN_SIGNS_OF_LIFE = 1;

    private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private volatile @Nullable String last;

    void offer(String name, JsonObject data) {
        offer(event(name, data));
    }

    private void offer(String event) {
        if (!waiting.offer(event)) {
            waiting.poll();
            waiting.offer(event);
        }
    }

    /** Offers the last event, {@code done}. */
    void end(JsonObject data) {
        last = event("done", data);
        // This wakes the writer; if the queue is full, the writer is awake already.
        waiting.offer("");
    }

    boolean haveEnded() {
        return last != null;
    }

    /**
     * Writes events up to the last one. A line each second discovers when the page has gone.
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
}
