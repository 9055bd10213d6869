package io.github.kingfell.lab.experiment;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.dfpn.Refinement;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Measures the contribution of each {@link Refinement} of the prover: mates found, and found in the shortest known
 * length, with one refinement left out at a time. Times are processor times, so that a busy machine distorts them
 * little.
 */
public final class Ablation {
    private static final long SLICE = 8192;
    private static final double NANOS_PER_SECOND = 1e9;

    /** Shorter times count as this much, because nobody notices the difference. */
    private static final double LEAST_SECONDS = 0.01;

    /** A mate that is not found in the shortest length counts as found after this multiple of the time. */
    private static final double NOT_FOUND = 2;

    private final List<Epd> positions;
    private final double[] seconds;
    private final int megabytes;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /**
     * @param positions with their shortest known mates
     * @param seconds of processor time for each position at which to count, rising
     * @param megabytes of the prover's transposition table
     */
    public Ablation(List<Epd> positions, double[] seconds, int megabytes) {
        this.positions = List.copyOf(positions);
        this.seconds = seconds.clone();
        this.megabytes = megabytes;
    }

    /** @param progress receives a line after each position */
    public Report run(Consumer<String> progress) {
        List<Variant> variants = new ArrayList<>();
        Set<Refinement> all = EnumSet.allOf(Refinement.class);
        variants.add(variant("everything", all));
        for (Refinement refinement : Refinement.values()) {
            Set<Refinement> others = EnumSet.complementOf(EnumSet.of(refinement));
            variants.add(variant("without " + refinement.title(), others));
        }
        // Warm-up; otherwise the first variant would pay for the virtual machine's start.
        positions.stream().limit(3).forEach(epd -> measure(variant("", all), epd));
        List<Variant> order = new ArrayList<>(variants);
        for (int i = 0; i < positions.size(); i++) {
            Epd epd = positions.get(i);
            order.forEach(variant -> measure(variant, epd));
            Collections.reverse(order);
            progress.accept((i + 1) + " of " + positions.size());
        }
        return Report.titled("The gain of each refinement of the prover")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d positions, %d MB, one thread, the prover alone. Time is processor time up to the shortest "
                                + "known mate; all variants search each position in turn. Found: a mate was proved; "
                                + "shortest: a mate no longer than the shortest known was proved. Mean: the geometric "
                                + "mean of at least 0.01 s each, with twice the time limit where the mate was not "
                                + "found.",
                        positions.size(),
                        megabytes))
                .table(head(), variants.stream().map(Variant::row).toList())
                .build();
    }

    private List<String> head() {
        List<String> head = new ArrayList<>(List.of(""));
        for (double second : seconds) {
            head.add(String.format(Locale.ROOT, "found in %.3g s", second));
            head.add("shortest");
        }
        head.add("mean s to the shortest");
        head.add("million nodes/s");
        return head;
    }

    private Variant variant(String title, Set<Refinement> refinements) {
        return new Variant(title, refinements, new Counts(seconds.length));
    }

    /** The prover with these refinements and its totals so far: a row of the report table. */
    private record Variant(String title, Set<Refinement> refinements, Counts counts) {
        List<String> row() {
            List<String> row = new ArrayList<>(List.of(title));
            for (int i = 0; i < counts.found.length; i++) {
                row.add(Integer.toString(counts.found[i]));
                row.add(Integer.toString(counts.shortest[i]));
            }
            row.add(String.format(Locale.ROOT, "%.3f", Math.exp(counts.logSeconds / Math.max(1, counts.positions))));
            row.add(String.format(Locale.ROOT, "%.2f", counts.nodes / Math.max(1, counts.nanos) * 1e3));
            return row;
        }
    }

    /** Totals over positions, at each of the times. */
    private static final class Counts {
        final int[] found;
        final int[] shortest;
        int positions;

        /** Sum of the logarithms of the seconds to the shortest mate. */
        double logSeconds;

        double nodes;
        double nanos;

        Counts(int times) {
            found = new int[times];
            shortest = new int[times];
        }
    }

    /** Measures a variant with a transposition table of its own, so that only one is in memory at a time. */
    private void measure(Variant variant, Epd epd) {
        Counts counts = variant.counts;
        int known = epd.mateLength();
        int[] lengths = solve(new ProofNumberPlayer(megabytes, variant.refinements), epd.position(), known, counts);
        for (int i = 0; i < seconds.length; i++) {
            counts.found[i] += isFound(lengths[i], known) ? 1 : 0;
            counts.shortest[i] += isShortest(lengths[i], known) ? 1 : 0;
        }
    }

    private static boolean isFound(int length, int known) {
        return length != 0 && length > 0 == known > 0;
    }

    private static boolean isShortest(int length, int known) {
        return isFound(length, known) && Math.abs(length) <= Math.abs(known);
    }

    /** Returns the signed length of the mate proven at each of the times, 0 for none. */
    private int[] solve(ProofNumberPlayer player, Position position, int known, Counts counts) {
        SearchLimits limits = SearchLimits.builder().infinite(true).build();
        MateSearch run = player.begin(
                new SearchTask(position, limits, SearchSettings.DEFAULT, SearchControl.unlimited(), info -> {}));
        int[] lengths = new int[seconds.length];
        long begun = threads.getCurrentThreadCpuTime();
        int next = 0;
        while (next < seconds.length && !run.isFinished() && !isShortest(length(run), known)) {
            run.advance(SLICE);
            double spent = threads.getCurrentThreadCpuTime() - begun;
            while (next < seconds.length && spent >= seconds[next] * NANOS_PER_SECOND) {
                lengths[next++] = length(run);
            }
        }
        Arrays.fill(lengths, next, lengths.length, length(run));
        double nanos = threads.getCurrentThreadCpuTime() - begun;
        counts.positions++;
        counts.logSeconds += Math.log(
                isShortest(length(run), known)
                        ? Math.max(LEAST_SECONDS, nanos / NANOS_PER_SECOND)
                        : NOT_FOUND * seconds[seconds.length - 1]);
        counts.nodes += run.nodes();
        counts.nanos += nanos;
        return lengths;
    }

    private static int length(MateSearch run) {
        return run.best().map(MateCertificate::moves).orElse(0);
    }
}
