package io.github.kingfell.lab.experiment;

import io.github.kingfell.engine.proof.MateSearch;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.proof.Refinement;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What each {@link Refinement} of the prover is worth: mates found, and found in the shortest known length, with one of
 * them left out at a time. Time is the processor's, so that a busy machine does little harm.
 */
public final class Ablation {
    private static final long SLICE = 8192;
    private static final double NANOS_PER_SECOND = 1e9;

    private final List<Epd> positions;
    private final double[] seconds;
    private final int megabytes;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /**
     * @param positions with their shortest known mates
     * @param seconds of processor time for each position at which to count, rising
     * @param megabytes of the prover's table
     */
    public Ablation(List<Epd> positions, double[] seconds, int megabytes) {
        this.positions = List.copyOf(positions);
        this.seconds = seconds.clone();
        this.megabytes = megabytes;
    }

    /** @param progress told a line after each variant */
    public ExperimentReport run(Consumer<String> progress) {
        List<List<String>> rows = new ArrayList<>();
        Set<Refinement> all = EnumSet.allOf(Refinement.class);
        // The first variant would pay for the virtual machine's warming up.
        measure(all, positions.subList(0, Math.min(3, positions.size())));
        rows.add(row("everything", all, progress));
        for (Refinement refinement : Refinement.values()) {
            Set<Refinement> others = EnumSet.complementOf(EnumSet.of(refinement));
            rows.add(row("without " + refinement.title(), others, progress));
        }
        return ExperimentReport.titled("What the refinements of the prover are worth")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d positions, %d MB, one thread, the prover alone. Time is processor time. Found: a mate proved; "
                                + "shortest: one no longer than the shortest known.",
                        positions.size(),
                        megabytes))
                .table(head(), rows)
                .build();
    }

    private List<String> head() {
        List<String> head = new ArrayList<>(List.of(""));
        for (double second : seconds) {
            head.add(String.format(Locale.ROOT, "found in %.3g s", second));
            head.add("shortest");
        }
        head.add("million nodes/s");
        return head;
    }

    private List<String> row(String title, Set<Refinement> refinements, Consumer<String> progress) {
        Counts counts = measure(refinements, positions);
        List<String> row = new ArrayList<>(List.of(title));
        for (int i = 0; i < seconds.length; i++) {
            row.add(Integer.toString(counts.found[i]));
            row.add(Integer.toString(counts.shortest[i]));
        }
        row.add(String.format(Locale.ROOT, "%.2f", counts.nodes / Math.max(1, counts.nanos) * 1e3));
        progress.accept(String.join("  ", row));
        return row;
    }

    /** Totals over positions, at each of the times. */
    private static final class Counts {
        final int[] found;
        final int[] shortest;
        double nodes;
        double nanos;

        Counts(int times) {
            found = new int[times];
            shortest = new int[times];
        }
    }

    private Counts measure(Set<Refinement> refinements, List<Epd> sample) {
        ProofNumberPlayer player = new ProofNumberPlayer(megabytes, refinements);
        Counts counts = new Counts(seconds.length);
        for (Epd epd : sample) {
            player.newGame();
            int[] lengths = solve(player, epd, counts);
            for (int i = 0; i < seconds.length; i++) {
                boolean found = lengths[i] != 0 && lengths[i] > 0 == epd.mateLength() > 0;
                counts.found[i] += found ? 1 : 0;
                counts.shortest[i] += found && Math.abs(lengths[i]) <= Math.abs(epd.mateLength()) ? 1 : 0;
            }
        }
        return counts;
    }

    /** The signed length of the mate proved at each of the times, 0 for none. */
    private int[] solve(ProofNumberPlayer player, Epd epd, Counts counts) {
        SearchLimits limits = SearchLimits.builder().infinite(true).build();
        MateSearch run = player.begin(
                new SearchTask(epd.position(), limits, SearchSettings.DEFAULT, SearchControl.unlimited(), info -> {}));
        int[] lengths = new int[seconds.length];
        long begun = threads.getCurrentThreadCpuTime();
        int next = 0;
        while (next < seconds.length && !run.isFinished()) {
            run.advance(SLICE);
            double spent = threads.getCurrentThreadCpuTime() - begun;
            while (next < seconds.length && spent >= seconds[next] * NANOS_PER_SECOND) {
                lengths[next++] = length(run);
            }
        }
        Arrays.fill(lengths, next, lengths.length, length(run));
        counts.nodes += run.nodes();
        counts.nanos += threads.getCurrentThreadCpuTime() - begun;
        return lengths;
    }

    private static int length(MateSearch run) {
        return run.best().map(MateCertificate::moves).orElse(0);
    }
}
