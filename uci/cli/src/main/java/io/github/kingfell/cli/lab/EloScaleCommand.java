package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.tuning.StrengthFit;
import io.github.kingfell.lab.tuning.StrengthFit.FittedMatch;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fits the scale of {@code UCI_Elo}. */
@Command(
        name = "elo-scale",
        description = "Fit the scale of UCI_Elo to matches against engines of known rating, played with a fixed "
                + "number of nodes for each move.")
public final class EloScaleCommand extends ConsoleCommand {
    private static final String COLUMNS = "nodes,opponent,rating,clock,won,drawn,lost";
    private static final Pattern LINE =
            Pattern.compile("(\\d{1,9}),([^,]*),(\\d{1,4}),([^,]*),(\\d{1,6}),(\\d{1,6}),(\\d{1,6})");
    private static final int ROUNDED_TO = 5;

    @Parameters(paramLabel = "FILE", description = "the matches, lines of " + COLUMNS)
    private Path file = Path.of("");

    @Option(
            names = "--scale",
            paramLabel = "FILE",
            required = true,
            description = "output: the scale, in the format of the resource limited-strength.txt")
    private @Nullable Path scale;

    /** A line of the file. */
    private record Row(FittedMatch match, String opponent, String clock) {
        /** @throws IllegalArgumentException when the line is no match */
        static Row parse(String line) {
            Matcher fields = LINE.matcher(line);
            if (!fields.matches()) {
                throw new IllegalArgumentException(COLUMNS + " are expected, not \"" + line + '"');
            }
            FittedMatch match = new FittedMatch(
                    Integer.parseInt(fields.group(1)),
                    Integer.parseInt(fields.group(3)),
                    Integer.parseInt(fields.group(5)),
                    Integer.parseInt(fields.group(6)),
                    Integer.parseInt(fields.group(7)));
            if (match.nodes() == 0 || match.games() == 0) {
                throw new IllegalArgumentException("no nodes, or no games: \"" + line + '"');
            }
            return new Row(match, fields.group(2), fields.group(4));
        }

        String line(StrengthFit fit) {
            return String.format(
                    Locale.ROOT,
                    "| %,d | %s | %.0f | %s | +%d =%d -%d | %.0f | %.0f |",
                    match.nodes(),
                    opponent,
                    match.rating(),
                    clock,
                    match.won(),
                    match.drawn(),
                    match.lost(),
                    match.elo(),
                    fit.elo(match.nodes()));
        }
    }

    @Override
    public Integer call() {
        if (scale == null) {
            throw usageError("--scale is missing");
        }
        OutputFile.check(scale, spec.commandLine());
        List<Row> rows = rows();
        StrengthFit fit = fit(rows);
        PrintWriter out = out();
        out.println("| Nodes | Opponent | its rating | Time control | Result | Elo of this match | the scale |");
        out.println("|---|---|---|---|---|---|---|");
        rows.forEach(row -> out.println(row.line(fit)));
        out.flush();
        WholeFile.write(scale, lines(rows, fit));
        return ExitCode.DONE;
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        int number = 0;
        try {
            for (String line : InputFile.lines(file)) {
                number++;
                if (!line.isBlank() && !line.startsWith("#") && !line.equals(COLUMNS)) {
                    rows.add(Row.parse(line));
                }
            }
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        } catch (IllegalArgumentException e) {
            throw usageError(file + ", line " + number + ": " + e.getMessage(), e);
        }
        return rows;
    }

    private StrengthFit fit(List<Row> rows) {
        try {
            return new StrengthFit(rows.stream().map(Row::match).toList());
        } catch (IllegalArgumentException e) {
            throw usageError(file + ": " + e.getMessage(), e);
        }
    }

    private List<String> lines(List<Row> rows, StrengthFit fit) {
        List<String> lines = new ArrayList<>();
        lines.add("# Elo, and the nodes for each move that reach it. Measured in matches, see docs/strength.md.");
        int last = Integer.MIN_VALUE;
        int[] steps = rows.stream()
                .mapToInt(row -> row.match.nodes())
                .distinct()
                .sorted()
                .toArray();
        for (int nodes : steps) {
            int elo = ROUNDED_TO * (int) Math.round(fit.elo(nodes) / ROUNDED_TO);
            if (elo <= last) {
                throw usageError(file + ": more nodes did not play stronger at " + nodes + ": play more games");
            }
            lines.add(elo + " " + nodes);
            last = elo;
        }
        return lines;
    }
}
