package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.SyzygyPathOption;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.outcome.OutcomeComparison;
import io.github.kingfell.tables.outcome.OutcomeFormatException;
import io.github.kingfell.tables.outcome.OutcomeTables;
import io.github.kingfell.tables.syzygy.SyzygyVerifier;
import io.github.kingfell.tables.tablebase.TableScan;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.tables.tablebase.TablebaseFormatException;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reads whole table files and compares the checksums in them. */
@Command(
        name = "verify",
        description = "Read the table files of the directories named, and compare the checksums in them with their "
                + "content. Prints one line for each file that is damaged.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every file is sound", "1:a file is damaged", "2:wrong usage, or no tables"})
public final class EndgameVerifyCommand extends ConsoleCommand {
    @Mixin
    private TableOptions options = new TableOptions();

    @Mixin
    private SyzygyPathOption syzygyPath = new SyzygyPathOption();

    @Option(
            names = "--outcomes",
            description = "also compare every position of a file of outcomes with the distance table beside it; this "
                    + "takes minutes a file")
    private boolean outcomes;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    private final List<String> faults = new ArrayList<>();

    @Override
    public Integer call() {
        Optional<Tablebase> tables = options.keep() ? Optional.of(tablebase()) : Optional.empty();
        List<Long> materials = tables.map(Tablebase::materials).orElse(List.of());
        List<Path> files = syzygyFiles();
        Optional<OutcomeTables> small = tables.map(there -> new OutcomeTables(options.directory()));
        List<Long> packed = small.map(OutcomeTables::materials).orElse(List.of());
        int count = materials.size() + packed.size() + files.size();
        if (count == 0) {
            throw usageError(
                    options.keep() || syzygyPath.isSet()
                            ? "there are no tables"
                            : "--table-path or --syzygy-path is required");
        }
        ProgressLine progress = new ProgressLine(err(), count);
        int done = 0;
        for (long material : materials) {
            progress.show(done++, MaterialKey.name(material));
            tell(fault(tables.orElseThrow(), material), progress);
        }
        for (long material : packed) {
            progress.show(done++, MaterialKey.name(material) + ", outcomes");
            tell(fault(small.orElseThrow(), tables.orElseThrow(), material), progress);
        }
        for (Path file : files) {
            progress.show(done++, String.valueOf(file.getFileName()));
            tell(SyzygyVerifier.fault(file).map(fault -> file + ": " + fault), progress);
        }
        progress.clear();
        PrintWriter out = out();
        out.println(
                json
                        ? JsonObject.ofFormat("kingfell-table-check")
                                .put("files", count)
                                .put("damaged", faults)
                        : count + " files read, " + faults.size() + " damaged");
        return faults.isEmpty() ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private Tablebase tablebase() {
        if (!Files.isDirectory(options.directory())) {
            throw usageError("cannot use \"" + options.directory() + "\": it is no folder");
        }
        return new Tablebase(options.directory());
    }

    private List<Path> syzygyFiles() {
        try {
            return SyzygyVerifier.files(syzygyPath.directories(spec.commandLine()));
        } catch (IOException e) {
            throw usageError(FileProblem.of(e), e);
        }
    }

    private Optional<String> fault(Tablebase tables, long material) {
        try {
            tables.check(material, options.threads());
            return Optional.empty();
        } catch (TablebaseFormatException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return Optional.of(FileProblem.of(e));
        }
    }

    private Optional<String> fault(OutcomeTables small, Tablebase tables, long material) {
        try {
            small.check(material);
            return outcomes && tables.has(material) ? difference(small, tables, material) : Optional.empty();
        } catch (OutcomeFormatException | TablebaseFormatException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return Optional.of(FileProblem.of(e));
        }
    }

    private Optional<String> difference(OutcomeTables small, Tablebase tables, long material) throws IOException {
        TableLibrary fewer = TableLibrary.withShippedTables();
        List<OutcomeComparison> parts = TableScan.of(tables, material)
                .run(options.threads(), () -> new OutcomeComparison(small.reader(fewer.reader()), 1), part -> {});
        OutcomeComparison all = parts.get(0);
        parts.stream().skip(1).forEach(all::add);
        return all.example() == null
                ? Optional.empty()
                : Optional.of(options.directory().resolve(MaterialKey.name(material)) + ": " + all.wrong() + " of "
                        + all.positions() + " outcomes are not those of the distances, such as "
                        + Fen.format(all.example()));
    }

    private void tell(Optional<String> fault, ProgressLine progress) {
        if (fault.isPresent()) {
            faults.add(fault.get());
            progress.clear();
            if (!json) {
                out().println(fault.get());
            }
        }
    }
}
