package io.github.kingfell.cli.endgame;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.TableScan;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.util.function.DoubleConsumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * A whole table for a scan. A table of five men lies in the user's directory; a smaller one is built on the spot, in
 * seconds.
 */
final class ScannedTable {
    private static final int STEPS = 1000;

    private final int threads;
    private final CommandSpec spec;
    private final ProgressLine progress;
    private final TableLibrary library;
    private final TableScan table;
    private final String name;

    /** A scan of a table. */
    interface Scan<T> {
        T of(TableScan table, int threads, DoubleConsumer progress) throws IOException;
    }

    private ScannedTable(long material, TableOptions options, CommandSpec spec) throws IOException {
        this.spec = spec;
        name = MaterialKey.name(material);
        threads = options.threads();
        progress = new ProgressLine(spec.commandLine().getErr(), STEPS);
        library = options.library(spec);
        if (TableLibrary.covers(material)) {
            table = options.provide(library, material, spec).scan();
        } else if (library.has(material)) {
            table = TableScan.of(new Tablebase(options.directory()), material);
        } else {
            throw new ParameterException(spec.commandLine(), MissingTable.sentence(material));
        }
    }

    /** Opens the table. Reports an error when it neither exists nor is small enough to be built now. */
    static ScannedTable open(long material, TableOptions options, CommandSpec spec) {
        try {
            return new ScannedTable(material, options, spec);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), FileProblem.of(e), e);
        }
    }

    /** Scans the whole table. */
    <T> T scan(Scan<T> scan) {
        try {
            T found = scan.of(table, threads, part -> progress.show((int) (part * STEPS), name));
            progress.clear();
            return found;
        } catch (IOException e) {
            progress.clear();
            throw new ParameterException(spec.commandLine(), FileProblem.of(e), e);
        }
    }

    /** Returns a probe for single positions. */
    TableProbe probe() {
        return library.reader();
    }
}
