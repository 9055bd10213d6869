package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.advice.AdviceTableArgument;
import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.ReportOptions;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.lab.audit.AdviceAudit;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks an advice table against exact values. */
@Command(
        name = "check",
        description =
                "Read an advice table and compare it with the exact table in every position up to symmetry. A table "
                        + "with the aim win is followed to mate against every defence; a table with the aim draw must "
                        + "keep the draw.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:it always wins within fifty moves, or never gives away a draw in its scope",
            "1:it does not always do so",
            "2:wrong usage, or an advice table that cannot be read"
        })
public final class AdviceCheckCommand extends ConsoleCommand {
    private static final int PERCENT = 100;

    @Mixin
    private AdviceTableArgument argument = new AdviceTableArgument();

    @Mixin
    private TableOptions options = new TableOptions();

    @Mixin
    private ReportOptions report = new ReportOptions();

    @Override
    public Integer call() throws IOException {
        AdviceTable table = argument.table(spec);
        report.check(spec.commandLine());
        if (!AdviceAudit.covers(table)) {
            throw usageError("no exact table of " + table.material() + ", which has more than four men");
        }
        TableLibrary library = options.library(spec);
        options.provide(library, MaterialKey.parse(table.material()), spec);
        ProgressLine line = new ProgressLine(err(), PERCENT);
        AdviceAudit audit = AdviceAudit.judge(
                table,
                library.reader()::plies,
                (done, total, what) -> line.show((int) ((long) PERCENT * done / total), what));
        line.clear();
        report.publish(audit.lines(), "kingfell advice check " + argument.name(), audit.clean(), spec.commandLine());
        return audit.clean() ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }
}
