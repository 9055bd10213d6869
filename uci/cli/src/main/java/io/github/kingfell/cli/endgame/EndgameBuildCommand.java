package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.input.MemorySize;
import io.github.kingfell.cli.input.SyzygyPathOption;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Builds many exact tables, those of four men in the form in which the program ships them. */
@Command(
        name = "build",
        description = "Build the exact tables of several endings of at most five men, or of all.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:a value of a table is wrong",
            "2:wrong usage, or a damaged table",
            "130:ended by Ctrl-C (SIGINT), 143 by SIGTERM; the tables finished so far are kept"
        })
public final class EndgameBuildCommand extends InterruptibleCommand {
    private static final int IN_MEMORY = 4;
    private static final int MOST_PIECES = 5;
    private static final long USUAL_MEMORY = 4L << 30;

    @Mixin
    private TableOptions options = new TableOptions();

    @Parameters(
            arity = "0..*",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "endings, such as KQKR or KRPKR")
    private List<String> names = List.of();

    @Option(names = "--pieces", split = ",", paramLabel = "LIST", description = "the same names, separated by commas")
    private List<String> pieces = List.of();

    @Option(
            names = "--all",
            arity = "0..1",
            fallbackValue = "4",
            paramLabel = "MEN",
            description = "all endings of at most MEN men: 4 or 5, default 4")
    private int all;

    @Option(
            names = "--memory",
            converter = MemorySize.class,
            paramLabel = "SIZE",
            description =
                    "memory for the values of five men, such as 3g; default: 4g, or three quarters of the heap if "
                            + "that is less")
    private @Nullable Long memory;

    @Option(
            names = "--verify",
            arity = "0..1",
            fallbackValue = "sample",
            paramLabel = "HOW",
            description =
                    "compare values of five men with those of all successors, by the rules of chess: a sample, or full;"
                            + " or syzygy: all outcomes with those of --syzygy-path")
    private TablebaseWork.@Nullable Check verify;

    @Mixin
    private SyzygyPathOption syzygyPath = new SyzygyPathOption();

    /** @param interruption ends the work; finished tables are kept */
    public EndgameBuildCommand(Interruption interruption) {
        super(interruption);
    }

    @Override
    public Integer call() {
        List<Long> materials = new ArrayList<>();
        names.forEach(name -> materials.add(MaterialName.parseFive(name, spec)));
        pieces.forEach(name -> materials.add(MaterialName.parseFive(name.strip(), spec)));
        boolean isAll = spec.commandLine().getParseResult().hasMatchedOption("--all");
        if (isAll == !materials.isEmpty()) {
            throw usageError("either materials or --all is required");
        }
        if (isAll && all != IN_MEMORY && all != MOST_PIECES) {
            throw usageError("--all takes 4 or 5, not " + all);
        }
        if (isAll) {
            materials.addAll(TableLibrary.allMaterials());
        }
        if (all == MOST_PIECES) {
            materials.addAll(TablebaseBuilder.fiveMen());
        }
        List<Long> five = materials.stream()
                .filter(material -> !TableLibrary.covers(material))
                .toList();
        check(five);
        materials.removeAll(five);
        if (!materials.isEmpty()) {
            build(materials);
        }
        return five.isEmpty() || unfinished().isPresent() ? ExitCode.DONE : buildFive(five);
    }

    private void check(List<Long> five) {
        if (five.isEmpty() && (memory != null || verify != null)) {
            throw usageError("--memory and --verify go with five men; endgame table verifies four");
        }
        if ((verify == TablebaseWork.Check.SYZYGY) != syzygyPath.isSet()) {
            throw usageError("--verify syzygy and --syzygy-path go together");
        }
        if (!five.isEmpty() && !options.keep()) {
            throw usageError("tables of five men need --table-path DIR");
        }
        options.check(spec);
    }

    private int buildFive(List<Long> five) {
        long most = memory == null ? Math.min(USUAL_MEMORY, Runtime.getRuntime().maxMemory() / 4 * 3) : memory;
        SyzygyLookup syzygy = syzygyPath
                .options(spec.commandLine())
                .map(options -> new SyzygyLookup(options, err()))
                .orElse(null);
        TablebaseWork work =
                new TablebaseWork(options.directory(), options.threads(), most, syzygy, spec, interruption());
        int code = work.run(five, Optional.ofNullable(verify));
        work.unfinished().ifPresent(this::leaveUnfinished);
        return code;
    }

    private void build(List<Long> materials) {
        TableLibrary library = options.library(spec);
        PrintWriter out = out();
        long begun = System.nanoTime();
        for (long material : materials) {
            int missing = library.missing(material).size();
            long start = System.nanoTime();
            BuiltTable table;
            try {
                table = options.provide(library, material, spec, interruption()::isRequested);
            } catch (CancellationException e) {
                leaveUnfinished(MaterialKey.name(material) + " and the tables after it are not built");
                return;
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            String kept = options.keep() ? String.format(Locale.ROOT, ", %9d in its file", write(table)) : "";
            out.println(String.format(
                    Locale.ROOT, "%-6s %9d bytes, %d new, %7.2f s%s", table, table.bytes(), missing, seconds, kept));
            out.flush();
        }
        out.println(String.format(
                Locale.ROOT, "%d bytes of memory, %.2f s", library.bytes(), (System.nanoTime() - begun) / 1e9));
    }

    /** Writes the table and returns the bytes of the file. */
    private long write(BuiltTable table) {
        Path file = TableLibrary.write(table, options.directory());
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw usageError(FileProblem.of(e), e);
        }
    }
}
