package io.github.kingfell.workbench.serve;

import io.github.kingfell.engine.Engine;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The pages that are open, by the names they have given themselves. */
final class Visits implements AutoCloseable {
    /** Each has hash tables of its own. */
    private static final int MOST = 4;

    /** So long a page that says nothing is kept while there is room, and no longer when there is none. */
    private static final long NANOS_KEPT = TimeUnit.MINUTES.toNanos(1);

    private static final int LONGEST_NAME = 40;

    private final Engine engine;
    private final int threads;
    private final int hashMegabytes;
    private final Map<String, Visit> visits = new HashMap<>();

    /** @param engine whose book and tables are shared; closed in the end */
    Visits(Engine engine, int threads, int hashMegabytes) {
        this.engine = engine;
        this.threads = threads;
        this.hashMegabytes = hashMegabytes;
    }

    /** The visit of the page that asks, begun now when it is not known. */
    synchronized Visit of(Asked asked) throws RefusedException {
        String name = asked.text("page", LONGEST_NAME);
        Visit visit = visits.get(name);
        if (visit == null) {
            makeRoom();
            visit = new Visit(engine.sibling(), threads, hashMegabytes);
            visits.put(name, visit);
        }
        visit.touch();
        return visit;
    }

    private void makeRoom() throws RefusedException {
        if (visits.size() < MOST) {
            return;
        }
        Map.Entry<String, Visit> quietest = visits.entrySet().stream()
                .max(Comparator.comparingLong(entry -> entry.getValue().nanosOfSilence()))
                .orElseThrow();
        if (quietest.getValue().nanosOfSilence() < NANOS_KEPT) {
            throw new RefusedException(RefusedException.BUSY, "too many pages are open: close one, or wait a minute");
        }
        visits.remove(quietest.getKey());
        quietest.getValue().close();
    }

    /** The page has gone. */
    synchronized void leave(Asked asked) throws RefusedException {
        Visit visit = visits.remove(asked.text("page", LONGEST_NAME));
        if (visit != null) {
            visit.close();
        }
    }

    @Override
    public synchronized void close() {
        visits.values().forEach(Visit::close);
        visits.clear();
        engine.close();
    }
}
