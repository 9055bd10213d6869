package io.github.kingfell.play.serve;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The open pages by the names that they chose for themselves. */
final class Visits implements AutoCloseable {
    /** Each page has hash tables of its own. */
    private static final int MOST = 4;

    /** After this time without a request, a page may be closed to make room for a new one. */
    private static final long NANOS_KEPT = TimeUnit.MINUTES.toNanos(1);

    private static final int LONGEST_NAME = 40;

    private final Engine engine;
    private final TableLibrary tables;
    private final int threads;
    private final int hashMegabytes;
    private final Map<String, Visit> visits = new HashMap<>();

    /**
     * @param engine whose book and tables all pages share; closed by {@link #close}
     * @param tables distance tables that all pages share
     */
    Visits(Engine engine, TableLibrary tables, int threads, int hashMegabytes) {
        this.engine = engine;
        this.tables = tables;
        this.threads = threads;
        this.hashMegabytes = hashMegabytes;
    }

    /** Returns the visit of the page that asks; an unknown page gets a new one. */
    synchronized Visit of(Asked asked) throws RefusedException {
        String name = asked.text("page", LONGEST_NAME);
        Visit visit = visits.get(name);
        if (visit == null) {
            makeRoom();
            visit = new Visit(engine.sibling(), tables, threads, hashMegabytes);
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

    /** Ends the visit of a page that was closed. */
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
