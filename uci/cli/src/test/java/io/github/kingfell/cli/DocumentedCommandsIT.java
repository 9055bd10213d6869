package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs every command that a document shows with its output and compares the output. Blocks marked {@code text} are left
 * out, because they depend on time or on a typist. In a block, a line {@code $ command} is followed by its output;
 * {@code ...} stands for any lines; times, and node counts that depend on time, may differ. The commands of one
 * document run in order in one folder, so that later ones find the files of earlier ones.
 */
@Timeout(600)
class DocumentedCommandsIT {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final String ANY = "...";

    @TempDir
    private Path folder;

    /** A command and the output that the document shows. */
    private record Shown(String command, List<String> output) {}

    /** Pages whose commands compute for some seconds. */
    private static final Set<String> DEAR =
            Set.of("docs/pawn-endings.md", "docs/forcing-trees.md", "docs/exact-study.md");

    @TestFactory
    Stream<DynamicTest> documents() throws IOException {
        return documents(page -> !DEAR.contains(page));
    }

    @TestFactory
    @Tag("slow")
    Stream<DynamicTest> dearDocuments() throws IOException {
        List<DynamicTest> tests = documents(DEAR::contains).toList();
        assertThat(tests).hasSameSizeAs(DEAR);
        return tests.stream();
    }

    private Stream<DynamicTest> documents(Predicate<String> chosen) throws IOException {
        assumeTrue(File.separatorChar == '/', "the commands are written for a Unix shell");
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs)
                    .filter(page -> page.toString().endsWith(".md"))
                    .filter(page -> chosen.test(ROOT.relativize(page).toString()))
                    .filter(page -> !shown(page).isEmpty())
                    .map(page -> DynamicTest.dynamicTest(ROOT.relativize(page).toString(), () -> check(page)))
                    .toList()
                    .stream();
        }
    }

    private void check(Path page) throws IOException, InterruptedException {
        Path place = Files.createTempDirectory(folder, "page");
        for (Shown shown : shown(page)) {
            List<String> printed = run(shown.command(), place);
            assertThat(fits(shown.output(), printed))
                    .as(
                            "%s%n$ %s%nprints%n%s%nand not%n%s",
                            page, shown.command(), String.join("\n", printed), String.join("\n", shown.output()))
                    .isTrue();
        }
    }

    private static List<Shown> shown(Path page) {
        List<Shown> all = new ArrayList<>();
        boolean fenced = false;
        boolean inBlock = false;
        List<String> output = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(page)) {
                if (line.startsWith("```")) {
                    fenced = !fenced;
                    inBlock = fenced && line.equals("```");
                    output = new ArrayList<>();
                } else if (inBlock && line.startsWith("$ ")) {
                    output = new ArrayList<>();
                    all.add(new Shown(line.substring(2), output));
                } else if (inBlock) {
                    output.add(line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private List<String> run(String command, Path place) throws IOException, InterruptedException {
        String program = KingfellProcess.shellProgram();
        Path printed = Files.createTempFile(folder, "output", ".txt");
        Process process = new ProcessBuilder(
                        "sh", "-c", command.replaceFirst("^(\\./)?kingfell(?= |$)", Matcher.quoteReplacement(program)))
                .directory(place.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .start();
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).as(command).isTrue();
        return Files.readAllLines(printed, StandardCharsets.UTF_8);
    }

    /**
     * Returns whether the output has the shown lines in order; lines for which "..." stands, the printed board and
     * blank lines are skipped.
     */
    private static boolean fits(List<String> shown, List<String> printed) {
        List<String> left = printed.stream()
                .map(DocumentedCommandsIT::withoutTimes)
                .filter(line -> !line.isBlank() && !isBoard(line))
                .toList();
        int at = 0;
        boolean gap = false;
        for (String text : shown) {
            String line = withoutTimes(text);
            if (line.isBlank() || isBoard(line)) {
                continue;
            }
            if (line.strip().equals(ANY)) {
                gap = true;
                continue;
            }
            int found = left.subList(at, left.size()).indexOf(line);
            if (found < 0 || found > 0 && !gap) {
                return false;
            }
            at += found + 1;
            gap = false;
        }
        return gap || at == left.size();
    }

    private static boolean isBoard(String line) {
        String boxed = "\\s*[|+].*[|+].*|\\s+a   b   c.*"; // of the UCI command d
        return line.matches(boxed + "|[1-8]( {1,2}\\S{1,2}){8}\\s*|\\s+a  b  c.*|Fen: .*|Key: .*");
    }

    private static String withoutTimes(String line) {
        return line.replaceAll("\\d+[.:]\\d+ s", "TIME")
                .replaceAll("\\d+ (seconds|ms)", "TIME")
                .replaceAll("nodes \\d+", "nodes N")
                .replaceAll("\\d+ nodes/s", "SPEED")
                .stripTrailing();
    }
}
