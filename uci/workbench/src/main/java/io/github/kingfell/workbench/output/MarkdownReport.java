package io.github.kingfell.workbench.output;

import io.github.kingfell.files.WholeFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Prints a report of measurements and saves it in a file with the command that made it, so that it can be repeated. */
public final class MarkdownReport {
    private MarkdownReport() {}

    /**
     * @param report lines, the first of which is the title
     * @param command that made the measurements
     * @param file to write to as well, or null
     */
    public static void publish(List<String> report, String command, PrintWriter out, @Nullable Path file) {
        report.forEach(out::println);
        out.flush();
        if (file != null) {
            write(report, origin(command), file);
        }
    }

    /**
     * Saves a report in a file.
     *
     * @param report lines, the first of which is the title
     * @param origin how and when it was made, written below the title
     */
    public static void write(List<String> report, String origin, Path file) {
        List<String> lines = new ArrayList<>(report);
        lines.add(1, "");
        lines.add(2, origin);
        WholeFile.write(file, lines);
    }

    /**
     * Returns how a report was made: the command, the day and what else identifies it.
     *
     * @param more such as the version of an experiment
     */
    public static String origin(String command, String... more) {
        String day = LocalDate.now(ZoneOffset.UTC).toString();
        return "`" + command + "`, "
                + String.join(
                        ", ", Stream.concat(Stream.of(day), Stream.of(more)).toList()) + ".";
    }
}
