package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.engine.table.ConsistencyCheck;
import io.github.kingfell.engine.table.DtmTable;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.engine.table.TableSummary;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Fen;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds the exact table of an ending and tells what is in it. */
@Command(
        name = "table",
        description = "Build the exact table of an ending of at most four men, such as KQKR, and tell what is in it.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:done", "1:a value of the table is wrong", "2:wrong usage"})
public final class EndgameTableCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "MATERIAL", description = "White's men, then Black's, each from the king")
    private String name = "";

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--verify", description = "compare every value with those of all successors, by the rules of chess")
    private boolean verify;

    @Override
    public Integer call() {
        long material = MaterialName.parse(name, spec);
        PrintWriter out = spec.commandLine().getOut();
        TableLibrary library = options.library(spec);
        DtmTable table = build(library, material, out);
        print(table, out);
        return !verify || holds(library, table, out) ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private DtmTable build(TableLibrary library, long material, PrintWriter out) {
        long begun = System.nanoTime();
        int missing = library.missing(material).size();
        DtmTable table = options.provide(library, material, spec);
        out.println(String.format(
                Locale.ROOT,
                "%s: %d bytes, with the tables it needs %d tables, %d bytes, %.2f s",
                table,
                table.bytes(),
                missing,
                library.bytes(),
                (System.nanoTime() - begun) / 1e9));
        return table;
    }

    private static void print(DtmTable table, PrintWriter out) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            TableSummary summary = TableSummary.of(table, side);
            out.println(String.format(
                    Locale.ROOT,
                    "%s to move: %d positions, %d won, %d drawn, %d lost",
                    side == Color.WHITE ? "White" : "Black",
                    summary.positions(),
                    summary.wins(),
                    summary.draws(),
                    summary.losses()));
            summary.longestWinExample()
                    .ifPresent(longest ->
                            out.println("  longest mate: " + summary.longestWin() + " moves, " + Fen.format(longest)));
        }
    }

    private boolean holds(TableLibrary library, DtmTable table, PrintWriter out) {
        ConsistencyCheck.Result result = new ConsistencyCheck(library, table).run(1, options.threads(), () -> false);
        out.println(
                result.positions() + " values compared with those of their successors, " + result.wrong() + " wrong");
        return result.wrong() == 0;
    }
}
