package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.census.OutcomeCount;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.census.TableVerifier;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Builds the exact table of an ending and summarises its contents. */
@Command(
        name = "table",
        description = "Build the exact table of an ending of at most four men, such as KQKR, and summarize its values.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:done", "1:a value of the table is wrong", "2:wrong usage"})
public final class EndgameTableCommand extends ConsoleCommand {
    @Parameters(
            index = "0",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "White's pieces, then Black's, each from the king on, such as KQKR")
    private String name = "";

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--verify", description = "compare every value with those of all successors, by the rules of chess")
    private boolean verify;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        long material = MaterialName.parse(name, spec);
        PrintWriter out = out();
        TableLibrary library = options.library(spec);
        long begun = System.nanoTime();
        int missing = library.missing(material).size();
        BuiltTable table = options.provide(library, material, spec);
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (!json) {
            out.println(String.format(
                    Locale.ROOT,
                    "%s: %d bytes, with the tables it needs %d tables, %d bytes, %.2f s",
                    table,
                    table.bytes(),
                    missing,
                    library.bytes(),
                    seconds));
            print(table, out);
        }
        Optional<TableVerifier.Result> check = verify
                ? Optional.of(new TableVerifier(table.scan(), library::reader, options.threads()).all(part -> {}))
                : Optional.empty();
        if (json) {
            out.println(data(table, seconds, check));
        } else {
            check.ifPresent(result -> out.println(result.positions()
                    + " values compared with those of their successors, " + result.wrong() + " wrong"));
        }
        return check.stream().allMatch(result -> result.wrong() == 0) ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private JsonObject data(BuiltTable table, double seconds, Optional<TableVerifier.Result> check) {
        TableStatistics statistics = TableStatistics.of(table, options.threads());
        JsonObject object = JsonObject.ofFormat("kingfell-table")
                .put("material", table.toString())
                .put("bytes", table.bytes())
                .put("seconds", seconds, 3)
                .put("whiteToMove", side(statistics.of(Color.WHITE)))
                .put("blackToMove", side(statistics.of(Color.BLACK)));
        check.ifPresent(result -> object.put("verified", result.positions()).put("wrong", result.wrong()));
        return object;
    }

    private static JsonObject side(OutcomeCount summary) {
        JsonObject object = new JsonObject()
                .put("positions", summary.positions())
                .put("won", summary.wins())
                .put("drawn", summary.draws())
                .put("lost", summary.losses());
        summary.longestWinExample()
                .ifPresent(longest ->
                        object.put("longestMate", summary.longestWin()).put("longestMateFen", Fen.format(longest)));
        return object;
    }

    private void print(BuiltTable table, PrintWriter out) {
        TableStatistics statistics = TableStatistics.of(table, options.threads());
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            OutcomeCount summary = statistics.of(side);
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
}
