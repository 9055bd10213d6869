package io.github.kingfell.cli.endgame;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.input.FileProblem;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.output.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * A whole table to be gone through. One of five men lies in the user's directory; a smaller one is built for the
 * occasion, in seconds, in a folder that goes away with it.
 */
final class ScannedTable implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ScannedTable.class);

    /** Bytes that a table of four men and all that it needs take at most while it is built. */
    private static final long MEMORY = 1L << 30;

    private static final int STEPS = 1000;

    private final long material;
    private final int threads;
    private final CommandSpec spec;
    private final ProgressLine progress;
    private final Path folder;
    private final Tablebase tablebase;

    /** True when the folder is not the user's. */
    private final boolean passing;

    /** What goes through a table. */
    interface Scan<T> {
        T of(Tablebase tablebase, long material, int threads, DoubleConsumer progress) throws IOException;
    }

    private ScannedTable(long material, TableOptions options, CommandSpec spec) throws IOException {
        this.material = material;
        this.spec = spec;
        threads = options.threads();
        progress = new ProgressLine(spec.commandLine().getErr(), Terminal.isThere(), STEPS);
        Tablebase kept = options.keep() ? new Tablebase(options.directory()) : null;
        if (kept != null && kept.isComplete(material)) {
            passing = false;
            folder = options.directory();
            tablebase = kept;
            return;
        }
        if (!TableLibrary.covers(material)) {
            throw new ParameterException(spec.commandLine(), MissingTable.sentence(material));
        }
        passing = true;
        folder = Files.createTempDirectory("kingfell");
        build();
        tablebase = new Tablebase(folder);
    }

    /** Complains when the table is neither there nor small enough to be built now. */
    static ScannedTable open(long material, TableOptions options, CommandSpec spec) {
        options.check(spec);
        try {
            return new ScannedTable(material, options, spec);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), FileProblem.of(e), e);
        }
    }

    private void build() throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(folder, threads, MEMORY, () -> false);
        for (long next : TablebaseBuilder.order(List.of(material))) {
            builder.build(next, (name, part, plies) -> show("building " + name, part));
        }
        progress.clear();
    }

    /** Goes through all of it. */
    <T> T scan(Scan<T> scan) {
        try {
            T found = scan.of(tablebase, material, threads, part -> show(MaterialKey.name(material), part));
            progress.clear();
            return found;
        } catch (IOException e) {
            progress.clear();
            throw new ParameterException(spec.commandLine(), FileProblem.of(e), e);
        }
    }

    /** Values of single positions. */
    TableProbe probe() {
        TableLibrary library = new TableLibrary();
        library.readFiveMenIn(folder);
        return library.reader();
    }

    private void show(String what, double part) {
        progress.show((int) (part * STEPS), what);
    }

    @Override
    public void close() {
        if (!passing) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            // Some systems keep a file that is mapped into memory.
            LOG.warn("cannot delete {}", folder, e);
        }
    }
}
