package io.github.kingfell.lab.experiment;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Runs one engine for a long time: does its memory grow, does anything fail? */
public final class Soak {
    /** Rows of the report. */
    private static final int SAMPLES = 12;

    private static final long KIBIBYTES_PER_MEBIBYTE = 1024;

    /** File in which Linux reports the resident memory of a process. */
    private static final Path STATUS = Path.of("/proc/self/status");

    private final List<Epd> positions;
    private final SearchSettings settings;
    private final Duration each;
    private int searches;
    private int mates;
    private int failures;

    /**
     * @param positions searched in turn, again and again, without a new game between them
     * @param each time for one search
     */
    public Soak(List<Epd> positions, SearchSettings settings, Duration each) {
        this.positions = List.copyOf(positions);
        this.settings = settings;
        this.each = each;
    }

    /**
     * Runs for the given time and a little more: the last search is finished.
     *
     * @param progress receives a line now and then
     */
    public Report run(Engine engine, Duration total, Consumer<String> progress) throws InterruptedException {
        List<List<String>> rows = new ArrayList<>();
        engine.configure(settings);
        long begun = System.nanoTime();
        for (int sample = 1; sample <= SAMPLES; sample++) {
            long end = begun + total.toNanos() / SAMPLES * sample;
            do {
                search(engine, positions.get(searches % positions.size()));
                searches++;
            } while (System.nanoTime() < end);
            List<String> row = row(Duration.ofNanos(System.nanoTime() - begun));
            rows.add(row);
            progress.accept(String.join("  ", row));
        }
        return Report.titled("A long run")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d searches of %d s each, one after the other in one process, Hash %d MB, threads %d: %d "
                                + "mates announced, %d failures. Heap in use is measured after a garbage collection.",
                        searches,
                        each.toSeconds(),
                        settings.hashMegabytes(),
                        settings.threads(),
                        mates,
                        failures))
                .table(List.of("minutes", "searches", "failures", "heap in use, MB", "resident, MB"), rows)
                .build();
    }

    /** Returns how many searches have failed so far. */
    public int failures() {
        return failures;
    }

    private void search(Engine engine, Epd epd) throws InterruptedException {
        Hearing hearing = new Hearing();
        SearchLimits limits = SearchLimits.builder().moveTime(each.toMillis()).build();
        engine.go(new SearchRequest(epd.position(), limits), hearing);
        engine.awaitIdle();
        mates += hearing.mate ? 1 : 0;
        failures += hearing.error || !hearing.finished ? 1 : 0;
    }

    private List<String> row(Duration elapsed) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long heap = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
        OptionalLong resident = residentMebibytes();
        return List.of(
                Long.toString(elapsed.toMinutes()),
                Integer.toString(searches),
                Integer.toString(failures),
                Long.toString(heap),
                resident.isPresent() ? Long.toString(resident.getAsLong()) : "unknown");
    }

    private static OptionalLong residentMebibytes() {
        try {
            return Files.readAllLines(STATUS).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / KIBIBYTES_PER_MEBIBYTE)
                    .findFirst();
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }

    /** Records whether a search ended as it should. */
    private static final class Hearing implements SearchListener {
        private volatile boolean mate;
        private volatile boolean error;
        private volatile boolean finished;

        @Override
        public void onInfo(SearchInfo info) {
            if (info instanceof SearchInfo.Note note && note.text().startsWith("error")) {
                error = true;
            }
        }

        @Override
        public void onFinished(SearchOutcome outcome) {
            mate = outcome.score() instanceof Score.Mate;
            finished = true;
        }
    }
}
