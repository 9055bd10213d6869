package io.github.kingfell.cli.results;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.results.MergedResults;
import io.github.kingfell.workbench.results.ResultFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Merges several files of results into one. */
@Command(
        name = "merge",
        description = "Merge several files of results into one, in the order of the list. Where results differ, the "
                + "better verdict is kept and reported on standard error.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:merged, but for some position one file has a mate and another file has none",
            "2:wrong usage, or one of the files is not a file of results"
        })
public final class ResultsMergeCommand extends ConsoleCommand {
    private static final String STANDARD_INPUT = "-";

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "a file written by mate --resume; - for standard input")
    private List<String> files = List.of();

    @Option(
            names = "--output",
            required = true,
            paramLabel = "FILE",
            description = "the merged file; an existing file is replaced")
    private @Nullable Path output;

    @Override
    public Integer call() throws NotationException {
        if (output == null) {
            throw usageError("--output is missing");
        }
        OutputFile.check(output, spec.commandLine());
        PrintWriter err = err();
        MergedResults merged = new MergedResults(err::println);
        for (String file : files) {
            for (JsonNode result : results(file)) {
                merged.add(result, file);
            }
        }
        List<String> lines = new ArrayList<>(List.of(ResultFile.HEADER));
        merged.inOrder().forEach(result -> lines.add(result.toString()));
        WholeFile.write(output, lines);
        err.println("merged " + files.size() + (files.size() == 1 ? " file: " : " files: ") + merged.summary());
        return merged.contradictions() == 0 ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private List<JsonNode> results(String file) throws NotationException {
        try {
            return ResultFile.results(
                    file.equals(STANDARD_INPUT) ? System.in.readAllBytes() : Files.readAllBytes(Path.of(file)), file);
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        }
    }
}
