package io.github.kingfell.cli.endgame;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.tables.census.TableVerifier;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.TableScan;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import io.github.kingfell.workbench.endgame.SyzygyComparison;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Builds tables of five men with those that they need, and reports progress. Existing tables are kept. */
final class TablebaseWork {
    /** The comparison of a table with the rules after it is built. */
    enum Check {
        /** Compares values of positions drawn at random with those of their successors. */
        SAMPLE,
        /** Compares all values with those of their successors. */
        FULL,
        /** Compares all outcomes with those of the user's Syzygy tables. */
        SYZYGY;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final long SAMPLE = 100_000;

    /** Steps of the progress line. */
    private static final int STEPS = 1000;

    private static final int MEGABYTE_BITS = 20;

    private final CommandSpec spec;
    private final int threads;
    private final long memory;
    private final Tablebase tablebase;
    private final TableLibrary shipped = TableLibrary.withShippedTables();
    private final TablebaseBuilder builder;
    private final ProgressLine progress;
    private final @Nullable SyzygyLookup syzygy;

    private final Interruption interruption;
    private @Nullable String unfinished;
    private long begun;
    private long total;
    private long done;

    /**
     * @param memory most bytes of memory for values
     * @param syzygy the tables to compare with, if any
     * @param interruption ends the work; finished tables are kept
     */
    TablebaseWork(
            Path directory,
            int threads,
            long memory,
            @Nullable SyzygyLookup syzygy,
            CommandSpec spec,
            Interruption interruption) {
        this.interruption = interruption;
        this.syzygy = syzygy;
        this.spec = spec;
        this.threads = threads;
        this.memory = memory;
        tablebase = new Tablebase(directory);
        builder = new TablebaseBuilder(directory, threads, memory, interruption::isRequested);
        progress = new ProgressLine(spec.commandLine().getErr(), STEPS);
    }

    /** Returns what an interruption has left undone; empty where every table is there and checked. */
    Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /**
     * Builds the missing tables.
     *
     * @param materials materials to build; the tables that they need are built before them
     * @return the exit code
     */
    int run(List<Long> materials, Optional<Check> check) {
        List<Long> order = TablebaseBuilder.order(materials);
        List<Long> missing =
                order.stream().filter(material -> !tablebase.has(material)).toList();
        missing.forEach(this::checkMemory);
        begun = System.nanoTime();
        total = missing.stream().mapToLong(TablebaseBuilder::size).sum();
        int code = ExitCode.DONE;
        long current = order.get(0);
        try {
            for (long material : order) {
                if (interruption.isRequested()) {
                    throw new CancellationException();
                }
                current = material;
                boolean wanted = materials.stream().anyMatch(one -> isSame(one, material));
                if (missing.contains(material)) {
                    build(material);
                } else if (wanted) {
                    say("%-6s %10d bytes, kept", MaterialKey.name(material), tablebase.bytes(material));
                }
                if (check.isPresent()
                        && (wanted || missing.contains(material))
                        && !verify(material, check.get(), wanted)) {
                    code = ExitCode.NOT_FOUND;
                }
            }
        } catch (CancellationException e) {
            progress.clear();
            String name = MaterialKey.name(current);
            unfinished = name + " and the tables after it are not built" + (check.isPresent() ? " and checked" : "");
        } catch (IOException e) {
            progress.clear();
            throw new ParameterException(spec.commandLine(), FileProblem.of(e), e);
        }
        return code;
    }

    private static boolean isSame(long one, long other) {
        return one == other || MaterialKey.flip(one) == other;
    }

    private void checkMemory(long material) {
        long least = TablebaseBuilder.leastMemory(material);
        if (least > memory) {
            throw new ParameterException(
                    spec.commandLine(),
                    String.format(
                            Locale.ROOT,
                            "%s needs --memory %dm, not %dm",
                            MaterialKey.name(material),
                            (least >> MEGABYTE_BITS) + 1,
                            memory >> MEGABYTE_BITS));
        }
    }

    private void build(long material) throws IOException {
        long start = System.nanoTime();
        double spent = processorSeconds();
        long size = TablebaseBuilder.size(material);
        long bytes = builder.build(
                material, (name, part, plies) -> show(done + (long) (part * size), name + ", " + plies + " plies"));
        done += size;
        tablebase.refresh();
        progress.clear();
        say(
                "%-6s %10d bytes, %8.2f s, processors %8.2f s, %.3f bits a position",
                MaterialKey.name(material),
                bytes,
                (System.nanoTime() - start) / 1e9,
                processorSeconds() - spent,
                8.0 * bytes / size);
    }

    /**
     * Returns the time of all processors, which other work on the machine hardly changes; 0 where the system does not
     * report it.
     */
    private static double processorSeconds() {
        Duration spent = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        return spent.toMillis() / 1e3;
    }

    private void show(long sizeDone, String what) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        String left = sizeDone == 0 ? "" : ", about " + clock(seconds * (total - sizeDone) / sizeDone) + " left";
        progress.show((int) (sizeDone * STEPS / total), what + left);
    }

    private static String clock(double seconds) {
        Duration left = Duration.ofSeconds(Math.round(seconds));
        return String.format(Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
    }

    private boolean verify(long material, Check check, boolean wanted) throws IOException {
        tablebase.check(material, threads);
        String name = MaterialKey.name(material);
        if (check == Check.SYZYGY) {
            return compare(material, name, wanted);
        }
        TableVerifier verifier =
                new TableVerifier(TableScan.of(tablebase, material), () -> tablebase.reader(shipped.reader()), threads);
        DoubleConsumer shown = part -> showCheck(part, "verifying " + name);
        TableVerifier.Result result = check == Check.FULL ? verifier.all(shown) : verifier.sample(SAMPLE, shown);
        progress.clear();
        say(
                "%-6s %d values compared with those of their successors, %d wrong",
                name, result.positions(), result.wrong());
        if (result.example() != null) {
            say("       %s", Fen.format(result.example()));
        }
        return result.wrong() == 0;
    }

    private boolean compare(long material, String name, boolean wanted) throws IOException {
        SyzygyLookup from = Objects.requireNonNull(syzygy);
        SyzygyComparison all = new SyzygyComparison(from.reader());
        DoubleConsumer shown = part -> showCheck(part, "comparing " + name);
        TableScan.of(tablebase, material)
                .run(threads, () -> new SyzygyComparison(from.reader()), shown)
                .forEach(all::add);
        progress.clear();
        if (wanted && all.positions() == 0) {
            throw new ParameterException(spec.commandLine(), "the Syzygy tables have no position of " + name);
        }
        say(
                "%-6s %d outcomes compared with the Syzygy tables, %d wrong; %d spoiled by the fifty-move rule, %d "
                        + "without a Syzygy value",
                name, all.positions(), all.wrong(), all.spoiled(), all.unknown());
        if (all.example() != null) {
            say("       %s", Fen.format(all.example()));
        }
        return all.wrong() == 0;
    }

    /** Shows how far a check is; an interruption ends it. */
    private void showCheck(double part, String what) {
        if (interruption.isRequested()) {
            throw new CancellationException();
        }
        progress.show((int) (part * STEPS), what);
    }

    private void say(String format, Object... words) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(String.format(Locale.ROOT, format, words));
        out.flush();
    }
}
