package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.endgame.MaterialName;
import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.tuning.PlanFit;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.output.ExitCode;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Computes the plans by which alpha-beta plays some won endings. */
@Command(
        name = "plan",
        description = "Fit the plan of an ending of four men without pawns to its exact table (least squares).")
public final class EndgamePlanCommand extends ConsoleCommand {
    private static final int PIECES = 4;

    @Mixin
    private TableOptions options = new TableOptions();

    @Parameters(
            index = "0",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "the ending, such as KQKR")
    private String name = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "output: the numbers by pair of pieces and squares")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        TableLibrary library = options.library(spec);
        long material = MaterialName.parse(name, spec);
        String ending = MaterialKey.name(material);
        boolean pawns = MaterialKey.count(material, Color.WHITE, Piece.PAWN) > 0
                || MaterialKey.count(material, Color.BLACK, Piece.PAWN) > 0;
        if (ending.length() != PIECES || pawns || ending.startsWith("KK")) {
            throw usageError(name + " is not an ending of four men without pawns, the stronger side first");
        }
        OutputFile.check(file, spec.commandLine());
        options.provide(library, material, spec);
        PlanFit fit = new PlanFit(ending, library.reader());
        WholeFile.write(file, fit.fit(out()::println));
        return ExitCode.DONE;
    }
}
