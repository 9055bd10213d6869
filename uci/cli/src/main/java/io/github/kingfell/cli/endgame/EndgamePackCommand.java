package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.tables.outcome.OutcomeWriter;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.tables.tablebase.WholeTable;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the outcomes of distance tables into small files for the search. */
@Command(
        name = "pack",
        description =
                "Write the outcomes of tables of five men (won, drawn or lost) into small files, which the search "
                        + "reads when TablePath names their folder.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "2:wrong usage, or a table that is missing or damaged",
            "130:ended by Ctrl-C (SIGINT), 143 by SIGTERM; the files finished so far are kept"
        })
public final class EndgamePackCommand extends InterruptibleCommand {
    /** Steps of the progress line. */
    private static final int STEPS = 1000;

    @Mixin
    private TableOptions options = new TableOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "endings whose tables are there, such as KRPKR")
    private List<String> names = List.of();

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "the folder of the files written; default: that of --table-path")
    private @Nullable Path folder;

    /** @param interruption ends the work; finished files are kept */
    public EndgamePackCommand(Interruption interruption) {
        super(interruption);
    }

    @Override
    public Integer call() {
        List<Long> materials =
                names.stream().map(name -> MaterialName.parseFive(name, spec)).toList();
        if (!options.keep()) {
            throw usageError("--table-path is required");
        }
        options.check(spec);
        Tablebase tables = new Tablebase(options.directory());
        for (long material : materials) {
            String name = MaterialKey.name(MaterialKey.strongerWhite(material));
            try {
                pack(tables.whole(material), name);
            } catch (CancellationException e) {
                leaveUnfinished(name + " and the files after it are not written");
                return ExitCode.DONE;
            } catch (NoSuchFileException e) {
                throw usageError(MissingTable.sentence(material), e);
            } catch (IOException e) {
                throw usageError(FileProblem.of(e), e);
            }
        }
        return ExitCode.DONE;
    }

    private void pack(WholeTable table, String name) throws IOException {
        ProgressLine progress = new ProgressLine(err(), STEPS);
        OutcomeWriter writer = new OutcomeWriter(
                options.threads(), interruption()::isRequested, part -> progress.show((int) (part * STEPS), name));
        try {
            Path file = writer.write(table, folder == null ? options.directory() : folder);
            progress.clear();
            out().println(String.format(Locale.ROOT, "%-6s %10d bytes", name, Files.size(file)));
            out().flush();
        } finally {
            progress.clear();
        }
    }
}
