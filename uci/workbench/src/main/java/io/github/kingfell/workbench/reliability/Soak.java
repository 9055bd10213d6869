package io.github.kingfell.workbench.reliability;

import io.github.kingfell.report.Report;
import io.github.kingfell.uci.Dialogue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Has one engine search for a long time, and watches its answers and what its process uses. */
public final class Soak implements AutoCloseable {
    private static final int LEAST_ROWS = 12;

    /** So much of a soak is lost at most when it is killed. */
    private static final Duration LONGEST_BETWEEN_ROWS = Duration.ofMinutes(10);

    /**
     * The longest single wait. A process that was stopped, or a machine that slept, loses one of them and not all
     * patience.
     */
    private static final long LOOK_MILLIS = 1_000;

    /** So many faults are written into the report; all are counted. */
    private static final int MOST_SHOWN = 20;

    private static final List<String> HEAD = List.of(
            "minutes", "searches", "mates checked", "faults", "heap, MB", "resident, MB", "threads", "descriptors");

    private final Dialogue engine;
    private final SoakSearches searches;
    private final Duration patience;
    private final AnswerCheck check = new AnswerCheck();
    private final ExecutorService reader = Executors.newSingleThreadExecutor(Soak::daemon);
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private int done;
    private int faults;
    private boolean lost;

    /** Is told of a soak while it runs. */
    public interface Observer {
        /** @param text with the lines that repeat it */
        void fault(String text);

        /** @param soFar the report up to this sample, so that a soak that is killed leaves it */
        void sample(Report soFar, List<String> row);
    }

    /**
     * @param engine in this process, with its options already set
     * @param patience the longest time for an answer after it is due; a lost answer is a fault and ends the soak
     */
    public Soak(Dialogue engine, SoakSearches searches, Duration patience) {
        this.engine = engine;
        this.searches = searches;
        this.patience = patience;
    }

    /** Runs for the given time and a little more: the last search is finished. */
    public void run(Duration total, Observer observer) throws InterruptedException {
        send(searches.fullHash());
        long begun = System.nanoTime();
        long wanted = Math.max(LEAST_ROWS, total.dividedBy(LONGEST_BETWEEN_ROWS));
        for (int row = 1; row <= wanted && !lost; row++) {
            long end = begun + total.toNanos() / wanted * row;
            do {
                search(searches.next(), observer);
            } while (System.nanoTime() < end && !lost);
            sample(Duration.ofNanos(System.nanoTime() - begun), observer);
        }
    }

    /** Returns the number of faults so far. */
    public int faults() {
        return faults;
    }

    @Override
    public void close() {
        reader.shutdownNow();
        engine.close();
    }

    private void search(SoakSearch search, Observer observer) throws InterruptedException {
        List<String> found;
        try {
            search.before().forEach(this::send);
            send(search.go());
            if (!search.then().isEmpty()) {
                Thread.sleep(search.delay());
                send(search.then());
            }
            List<String> lines = new ArrayList<>(answers("bestmove"));
            // A second best move would come before this answer.
            send("isready");
            lines.addAll(answers("readyok"));
            found = check.judge(search.position(), lines);
        } catch (TimeoutException e) {
            lost = true;
            found = List.of("an answer is lost" + System.lineSeparator() + stacks());
        }
        done++;
        for (String fault : found) {
            faults++;
            String text = fault + System.lineSeparator() + "  " + search.lines();
            if (shown.size() < MOST_SHOWN) {
                shown.add(text);
            }
            observer.fault(text);
        }
    }

    private void send(String line) {
        check.sent(line);
        engine.send(line);
    }

    private List<String> answers(String last) throws InterruptedException, TimeoutException {
        Future<List<String>> answers = reader.submit(() -> engine.until(last));
        long look = Math.min(LOOK_MILLIS, patience.toMillis());
        for (long waited = 0; waited < patience.toMillis(); waited += look) {
            try {
                return answers.get(look, TimeUnit.MILLISECONDS);
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            } catch (TimeoutException e) {
                // Not yet.
            }
        }
        throw new TimeoutException();
    }

    private void sample(Duration elapsed, Observer observer) throws InterruptedException {
        if (!lost) {
            send(searches.fullHash());
        }
        List<String> row = Stream.concat(
                        Stream.of(elapsed.toMinutes(), done, check.replayed(), faults)
                                .map(String::valueOf),
                        ProcessSample.now().cells().stream())
                .toList();
        rows.add(row);
        observer.sample(report(), row);
    }

    private Report report() {
        return Report.titled("A long run")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%,d searches with %,d mates, in one process: problems and random positions of three to eight "
                                + "pieces in turn, with Hash, MultiPV, ExactTables and limits drawn at random, some "
                                + "stopped, some after ponderhit. Each must end with one legal best move. The line of "
                                + "each mate was replayed to the end; %,d of the mates were confirmed by the tables or "
                                + "by trying every move. %,d faults. Heap in use is measured after a garbage "
                                + "collection, with the largest Hash.",
                        done,
                        check.replayed(),
                        check.confirmed(),
                        faults))
                .table(HEAD, rows)
                .section("Faults")
                .list(shown, "None.")
                .build();
    }

    /** Returns what all threads are doing, to find out why an answer is missing. */
    private static String stacks() {
        return Thread.getAllStackTraces().entrySet().stream()
                .map(thread -> thread.getKey().getName() + " "
                        + Arrays.stream(thread.getValue()).limit(MOST_SHOWN).toList())
                .collect(Collectors.joining(System.lineSeparator()));
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "soak reader");
        thread.setDaemon(true);
        return thread;
    }
}
