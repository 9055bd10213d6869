package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.engine.table.DtmTable;
import io.github.kingfell.engine.table.TableLibrary;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds many exact tables, to be kept. */
@Command(name = "build", description = "Build the exact tables of several endings, or of all of at most four men.")
public final class EndgameBuildCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TableOptions options = new TableOptions();

    @Parameters(arity = "0..*", paramLabel = "MATERIAL", description = "such as KQKR")
    private List<String> names = List.of();

    @Option(names = "--all", description = "all endings of three and four men")
    private boolean all;

    @Override
    public Integer call() {
        if (all == !names.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "either materials or --all");
        }
        TableLibrary library = options.library(spec);
        List<Long> materials = new ArrayList<>();
        for (String name : names) {
            materials.add(MaterialName.parse(name, spec));
        }
        if (!options.keep()) {
            spec.commandLine().getErr().println("kingfell: without --table-path DIR the tables are not kept");
        }
        PrintWriter out = spec.commandLine().getOut();
        long begun = System.nanoTime();
        for (long material : all ? TableLibrary.allMaterials() : materials) {
            int missing = library.missing(material).size();
            long start = System.nanoTime();
            DtmTable table = options.provide(library, material, spec);
            out.println(String.format(
                    Locale.ROOT,
                    "%-6s %9d bytes, %d new, %7.2f s",
                    table,
                    table.bytes(),
                    missing,
                    (System.nanoTime() - start) / 1e9));
            out.flush();
        }
        out.println(String.format(
                Locale.ROOT, "%d bytes of memory, %.2f s", library.bytes(), (System.nanoTime() - begun) / 1e9));
        return ExitCode.DONE;
    }
}
